import type { Knex } from 'knex';
import type { EventStatus } from '../../../contract/event-status';
import { columns, join, select, sql, type Sql } from '../../../database/sql';
import {
  findRelated,
  namesOneOf,
  type RelationField,
  versionsOf,
} from '../../../kit/resource/relations';
import { relationFields } from '../added-fields';
import type { Place } from '../fields';

/*
 * Relations that a project adds to events. They show what is public of the other side at the moment, so they are asked
 * for when events are read, once for a whole page.
 */

const document = columns('svc_event_listings l', 'event_document_id');
const row = columns('svc_events', 'id, document_id, public_id, published_at');

/** The rows that REST shows: the published one of each event, else its draft. */
async function findShownRows(db: Knex, publicIds: number[]) {
  const found = await select(
    db,
    sql`select ${row} from svc_events where public_id in (${join(publicIds)})`,
  );
  const published = found.filter(({ published_at: at }) => at !== null);
  const isPublished = new Set(published.map(({ public_id: id }) => id));
  return { published, drafts: found.filter(({ public_id: id }) => !isPublished.has(id)) };
}

/** Puts the ids that they name into events, which have the places for them. */
export async function addRelated(
  db: Knex,
  events: { public_id: number }[],
  place: Place,
): Promise<void> {
  const shown = relationFields.filter((one) => place === 'details' || one.in === 'lists');
  if (events.length === 0 || shown.length === 0) return;
  const ids = events.map((event) => event.public_id);
  const { published, drafts } = await findShownRows(db, ids);
  const rowOf = new Map([...published, ...drafts].map((one) => [one.public_id, one.id]));
  for (const { relation } of shown) {
    const named = new Map([
      ...(await findRelated(db, relation, 'published', published)),
      ...(await findRelated(db, relation, 'draft', drafts)),
    ]);
    for (const event of events as Record<string, unknown>[]) {
      const found = named.get(rowOf.get(event.public_id as number)!) ?? [];
      event[relation.name] = relation.isMany ? found : (found[0] ?? 0);
    }
  }
}

/** The listings `l` of events that name one of these. */
export function namesOneOfThese(
  db: Knex,
  relation: RelationField,
  status: EventStatus,
  ids: number[],
): Sql {
  const ways = versionsOf(status).map((version) => {
    const isVersion = version === 'draft' ? sql`is null` : sql`is not null`;
    return sql`select t.document_id from svc_events t
      where t.published_at ${isVersion} and ${namesOneOf(db, relation, version, ids)}`;
  });
  return sql`(${join(
    ways.map((way) => sql`${document} in (${way})`),
    ' or ',
  )})`;
}
