import type { Core } from '@strapi/strapi';
import { columns, number, type Sql, sql } from '../../../database/sql';
import type { TicketType } from '../domain/fields';
import { changesOf } from '../../event/read-model/counts';

/*
 * A page far back in the list of the tickets of published events. Where pages began that were read before is remembered
 * until an event or one of its tickets is written, so that those before them are passed over once.
 */

/** Tests make it smaller. */
export const farBounds = { least: 1000 };

/** Of a ticket: how many are before it in the list. */
interface Place {
  offset: number;
  id: number;
}

interface Places {
  version: number;
  known: Place[];
}

/** Of each list. */
const maxKnown = 500;

const places = new WeakMap<Core.Strapi, Map<string, Places>>();

function placesOf(type: TicketType | undefined): Places {
  const ofLists = places.get(strapi) ?? new Map<string, Places>();
  places.set(strapi, ofLists);
  const list = ofLists.get(type ?? 'all') ?? { version: -1, known: [] };
  ofLists.set(type ?? 'all', list);
  return list;
}

/** The number of changes of what is published, in the state that a statement sees. */
export const versionColumn = number('version', sql`coalesce(${changesOf('publish')}, 0)`);

/** From where on a page is to be looked for, as it was in some state of the database. */
export interface Start extends Place {
  version: number;
}

export function nearestStart(type: TicketType | undefined, offset: number): Start | undefined {
  const { version, known } = placesOf(type);
  const before = known.filter((place) => place.offset <= offset);
  if (before.length === 0) return undefined;
  return { version, ...before.reduce((one, other) => (other.offset > one.offset ? other : one)) };
}

/** Remembers where a page began; what is known of another state of the database is forgotten. */
export function rememberStart(type: TicketType | undefined, { version, ...place }: Start): void {
  const list = placesOf(type);
  if (version < list.version) return;
  if (version > list.version) Object.assign(list, { version, known: [] });
  if (list.known.some(({ offset }) => offset === place.offset)) return;
  list.known.push(place);
  if (list.known.length > maxKnown) list.known.shift();
}

const publicId = columns('svc_tickets t', 'public_id');

export const isFrom = ({ id }: Start): Sql => sql`${publicId} >= ${id}`;
