import type { Knex } from 'knex';
import {
  byKey,
  columns,
  join,
  literal,
  number,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../database/sql';
import { selectBeside } from '../../../database/sqlite-beside';
import { offsetOf, type Page } from '../../../domain/page';
import type { Source } from '../../../kit/reply';
import { relationFields } from '../added-fields';
import { sourceOfEvent } from '../kept-text';
import { type CountFacet, countOf, countWithin } from '../read-model/counts';
import type { EventStatus } from '../../../contract/event-status';
import type { EventDetails, EventListItem } from '../read-model/listing';
import { type EventFilter, matchingFrom, termFilters } from './matching-events';
import { farBounds, nearPlace } from './far-page';
import { orderOf } from './order';
import { addRelated } from './related';
import { findByOneFilter } from './by-one-filter';
import {
  type EventPage,
  item,
  itemAndMore,
  type ListedEvent,
  pageOfRows,
  toListed,
} from './listed-event';
import { findRememberedItems } from './search-events';
import { isWindow } from './window';

export type { EventPage, ListedEvent, NamedDetails } from './listed-event';
export type { EventFilter } from './matching-events';

/** The one facet that the filter is about, where counts are kept of it. */
function countedFacet(filter: EventFilter): { facet: CountFacet; id: number } | null {
  const { added, include, slugs, local, near } = filter;
  if (added ?? include ?? slugs ?? local ?? near) return null;
  const facets: { facet: CountFacet; id: number }[] = [];
  if (filter.featured !== undefined) facets.push({ facet: 'featured', id: +filter.featured });
  if (filter.venueId !== undefined) facets.push({ facet: 'venue', id: filter.venueId });
  for (const { facet, ids } of termFilters(filter)) {
    if (ids.length > 1) return null;
    facets.push({ facet, id: ids[0]! });
  }
  if (facets.length > 1) return null;
  return facets[0] ?? { facet: 'all', id: 0 };
}

/** How many match, as an expression, where kept counts tell it. */
function keptCount(filter: EventFilter): Sql | null {
  const facet = filter.words.length > 0 ? null : countedFacet(filter);
  if (facet && !isWindow(filter)) return countOf(filter.status, facet.facet, facet.id);
  return facet?.facet === 'all' ? countWithin(filter.status, filter) : null;
}

/** Whether a few are named, of which those that match are to be found. */
function isNarrow({ include, slugs }: EventFilter): boolean {
  return (include ?? slugs) !== undefined;
}

/**
 * Whether it is asked for again in the same words: windows mostly end or begin now, and are others a second later. They
 * tell where to look besides.
 */
function isAskedAgain(filter: EventFilter): boolean {
  return filter.words.length > 0 || !(isWindow(filter) || filter.local);
}

/** Whether it is about all events of a status. */
function isOfAll(filter: EventFilter): boolean {
  const isFiltered = filter.exclude !== undefined || filter.words.length > 0 || isWindow(filter);
  return !isFiltered && countedFacet(filter)?.facet === 'all';
}

/** Whether it asks for one of a project's fields and nothing else. */
function isByOneAdded({ added, ...filter }: EventFilter): boolean {
  return added?.length === 1 && isOfAll(filter);
}

/** How many match, by kept counts where they tell. What is left out by its id are a few, which are counted and taken away. */
function totalOf(db: Knex, filter: EventFilter, kept: Sql | null): Sql {
  const { exclude, include, ...all } = filter;
  const isReduced = exclude !== undefined && !include;
  const every = kept ?? sql`(select count(*) ${matchingFrom(db, isReduced ? all : filter).from})`;
  if (!isReduced) return every;
  const leftOut = matchingFrom(db, { ...all, include: exclude }).from;
  return sql`coalesce(${every}, 0) - (select count(*) ${leftOut})`;
}

/** What a search has found, with all that can be shown of it: one query. */
async function addMore(db: Knex, items: EventListItem[]): Promise<ListedEvent[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ public_id: id }) => id);
  const rows = await select(
    db,
    sql`select ${itemAndMore} from svc_event_listings l where l.public_id in (${join(ids)})`,
  );
  const byId = new Map(rows.map(toListed).map((listed) => [listed.public_id, listed]));
  return items.map((item) => byId.get(item.public_id) ?? item);
}

/** What a relation names is another's to change, and nobody is told: nothing that is found by it is remembered. */
function asksOfOthers({ added = [] }: EventFilter): boolean {
  return added.some(({ filter }) => filter.field.in === 'relation');
}

/**
 * One page of the events that match, in the order that was asked for, and how many match.
 * @param withMore whether what only fields that are named show is read, too
 */
export async function listEventItems(
  db: Knex,
  filter: EventFilter,
  page: Page,
  withMore = false,
): Promise<EventPage> {
  const found = await findPage(db, filter, page, withMore);
  if (relationFields.length === 0) return found;
  const { items, total } = found;
  await addRelated(db, items, 'lists');
  return { items, total };
}

async function findPage(
  db: Knex,
  filter: EventFilter,
  page: Page,
  withMore: boolean,
): Promise<EventPage> {
  const isInTransaction = (db as Knex.Transaction).isTransaction ?? false;
  // A transaction may see what nobody else will: nothing that is found there is remembered.
  const mayBeRemembered = !isInTransaction && !asksOfOthers(filter) && isAskedAgain(filter);
  if (mayBeRemembered && isByOneAdded(filter)) return findByOneFilter(db, filter, page, withMore);
  const kept = keptCount(filter);
  const hasToBeCounted = !isNarrow(filter) && kept === null;
  if (mayBeRemembered && (filter.words.length > 0 || hasToBeCounted)) {
    const { items, total } = await findRememberedItems(db, filter, page);
    return { items: withMore ? await addMore(db, items) : items, total };
  }
  const total = number('total', totalOf(db, filter, kept));
  const place = nearPlace(db, filter, page, isOfAll);
  const { filter: near, offset } = place instanceof Promise ? await place : place;
  const { from, lead } = matchingFrom(db, near);
  // SQLite compiles a statement anew each time a value is bound to its limit. Page sizes are few, so the limit is text.
  const limit = literal(page.perPage);
  const isFar = !isNarrow(filter) && offset > farBounds.beside;
  const ask = hasToBeCounted || isFar ? selectBeside : select;
  const rows = await ask(
    db,
    sql`select ${withMore ? itemAndMore : item}, ${total} ${from}
      order by ${orderOf(filter, lead)} limit ${limit} offset ${offset}`,
  );
  if (rows.length > 0) return pageOfRows(rows, Number(rows[0]!.total));
  return { items: [], total: offsetOf(page) === 0 ? 0 : await countTotal(db, total) };
}

/** A page without items does not bring the total with it. */
async function countTotal(db: Knex, total: Sql<{ total: number | string }>): Promise<number> {
  const [row] = await select(db, sql`select ${total}`);
  return Number(row!.total ?? 0);
}

const itemOfAuthor = columns('svc_event_listings l', 'item, author_id');

/** Events in whatever status, by their public ids, as lists show them. */
export async function findEventItems(
  db: Knex,
  ids: number[],
): Promise<(EventListItem & { author_id: number | null })[]> {
  const rows = await select(
    db,
    sql`select ${itemOfAuthor} from svc_event_listings l where l.public_id in (${join(ids)})`,
  );
  const items = rows.map(({ item: listed, author_id }) => ({
    ...(JSON.parse(listed) as EventListItem),
    author_id,
  }));
  if (relationFields.length > 0) await addRelated(db, items, 'lists');
  return items;
}

const whole = columns(
  'svc_event_listings',
  'item, details, event_document_id, author_id, start_utc, end_utc, modified_utc',
);

/** All that REST shows of one event. */
export type FullEvent = EventListItem &
  EventDetails &
  Omit<Selected<typeof whole>, 'item' | 'details'>;

const selectEventToRead = sql`select ${whole}, ${columns('svc_event_listings', 'status')} from svc_event_listings`;
const selectEvent = sql`select ${whole} from svc_event_listings`;

function toFull({ item: listed, details, ...rest }: Selected<typeof whole>): FullEvent {
  return {
    ...(JSON.parse(listed) as EventListItem),
    ...(JSON.parse(details) as EventDetails),
    ...rest,
  };
}

/** One event, by its public id or by its document. */
export async function findFullEvent(
  db: Knex,
  column: 'public_id' | 'event_document_id',
  value: number | string,
): Promise<FullEvent | undefined> {
  const isIt =
    column === 'public_id' ? sql`public_id = ${value}` : sql`event_document_id = ${value}`;
  const [row] = await select(db, sql`${selectEvent} where ${isIt}`, byKey);
  if (!row) return undefined;
  const event = toFull(row);
  if (relationFields.length > 0) await addRelated(db, [event], 'details');
  return event;
}

/** What decides who may read an event, the event itself, read where it is asked for, and what it follows from. */
export interface EventToRead {
  status: EventStatus;
  author_id: number | null;
  /** Undefined where it follows from other rows, too. */
  source: (() => Source) | undefined;
  read: () => FullEvent;
}

/** One event for who may be shown it, by its public id. */
export async function findEventToRead(db: Knex, id: number): Promise<EventToRead | undefined> {
  const [row] = await select(db, sql`${selectEventToRead} where public_id = ${id}`, byKey);
  if (!row) return undefined;
  const { status, ...kept } = row;
  const event = { status: status as EventStatus, author_id: kept.author_id };
  if (relationFields.length === 0)
    return { ...event, source: () => sourceOfEvent(kept), read: () => toFull(kept) };
  const full = toFull(kept);
  await addRelated(db, [full], 'details');
  return { ...event, source: undefined, read: () => full };
}
