import type { Knex } from 'knex';
import { type EventTab, eventTabs, type ListedEventRow } from '../../contract/event-list';
import { writableStatuses } from '../../contract/event-status';
import { columns, join, leftJoined, number, select, type Sql, sql } from '../../database/sql';
import type { EventListItem } from '../../resources/event/read-model/listing';
import {
  clockMargin,
  type EventQuery,
  ofListings,
  queryCondition,
  tabCondition,
  tabOrders,
} from './conditions';

/*
 * The lines of the page of events and of its calendar. Each is a fixed number of queries, whatever they find.
 */

/** What of all that is looked at is in a tab. */
const sumOfTab = (tab: EventTab) =>
  sql`coalesce(sum(case when ${tabCondition(tab)} then 1 else 0 end), 0)`;

/** How many events are in each tab, of those that are asked for. */
export async function countTabs(db: Knex, query: EventQuery): Promise<Record<EventTab, number>> {
  const condition = queryCondition(query);
  const also = condition ? sql`and ${condition}` : sql``;
  // Few wait, and are found by themselves: what all the others take is in an index.
  const waiting = sql`(select count(*) ${ofListings} where ${tabCondition('review')} ${also})`;
  const figures = eventTabs.map((tab) => number(tab, tab === 'review' ? waiting : sumOfTab(tab)));
  const [row] = await select(db, sql`select ${join(figures)} ${ofListings} where 1 = 1 ${also}`);
  const counted = row as Record<EventTab, number | string>;
  return Object.fromEntries(eventTabs.map((tab) => [tab, Number(counted[tab])])) as Record<
    EventTab,
    number
  >;
}

const listing = columns(
  'svc_event_listings l',
  'public_id, event_document_id, status, item, timezone',
);
const venue = leftJoined(columns('svc_venues v', 'title as venue'));
const draft = leftJoined(
  columns('svc_events d', 'ready_for_review, updated_at as drafted, publish_on, unpublish_on'),
);
const published = leftJoined(columns('svc_events p', 'updated_at as published'));

/** What an event's line is made of; the ids come from within, where an index has all that orders them. */
const selectRows = (ids: Sql, order: Sql) => sql`
  select ${listing}, ${venue}, ${draft}, ${published}
  from (${ids}) found join svc_event_listings l on l.public_id = found.id
  left join svc_venues v on v.public_id = l.venue_id
  left join svc_events d on d.document_id = l.event_document_id and d.published_at is null
  left join svc_events p on p.document_id = l.event_document_id and p.published_at is not null
  order by ${order}`;

type Found = Awaited<ReturnType<typeof findRows>>[number];

function findRows(db: Knex, ids: Sql, order: Sql) {
  return select(db, selectRows(ids, order));
}

const startOf = (item: EventListItem) => item.start_date || null;

const time = (moment: Found['drafted']) => (moment === null ? 0 : new Date(moment).getTime());

export type NumberedRow = ListedEventRow & { publicId: number };

function present(row: Found): NumberedRow {
  const item = JSON.parse(row.item) as EventListItem;
  const isTrashed = row.status === 'trash';
  return {
    publicId: row.public_id,
    documentId: row.event_document_id,
    title: item.title ?? '',
    status: row.status,
    isPublished: row.published !== null,
    isModified: row.published !== null && time(row.drafted) > time(row.published),
    awaitsReview: Boolean(row.ready_for_review) && !isTrashed,
    publishOn: isTrashed ? null : row.publish_on,
    unpublishOn: isTrashed ? null : row.unpublish_on,
    start: startOf(item),
    end: item.end_date || null,
    isAllDay: Boolean(item.all_day),
    timezone: row.timezone,
    venue: row.venue,
    featured: Boolean(item.featured),
  };
}

/** When the page says that an event begins; null for one without a date. */
export async function findStart(db: Knex, publicId: number): Promise<string | null> {
  const [row] = await select(
    db,
    sql`select ${columns('svc_event_listings', 'item')} ${ofListings} where public_id = ${publicId}`,
  );
  return row ? startOf(JSON.parse(row.item) as EventListItem) : null;
}

/** A page of a tab. */
export async function listTab(
  db: Knex,
  tab: EventTab,
  query: EventQuery,
  { page, perPage }: { page: number; perPage: number },
): Promise<NumberedRow[]> {
  const condition = queryCondition(query);
  const conditions = [tabCondition(tab), ...(condition ? [condition] : [])];
  const order = tabOrders[tab];
  const ids = sql`select public_id as id ${ofListings} where ${join(conditions, ' and ')}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`;
  const outer = {
    text: order.text.replace(/\b(start_utc|modified_utc|public_id)\b/g, 'l.$1'),
    values: [],
  };
  return (await findRows(db, ids, outer)).map(present);
}

export interface CalendarDays {
  /** Seconds since 1970, of a clock at the event. */
  from: number;
  before: number;
}

/** What is on within these days, in order; one more than `limit` where there are more. */
export async function listDays(
  db: Knex,
  { from, before }: CalendarDays,
  query: EventQuery,
  limit: number,
): Promise<NumberedRow[]> {
  const condition = queryCondition(query);
  const conditions = [
    sql`status in (${join([...writableStatuses])}) and start_utc > 0`,
    sql`start_local < ${before} and start_utc < ${before + clockMargin}`,
    sql`end_local >= ${from} and end_utc >= ${from - clockMargin}`,
    ...(condition ? [condition] : []),
  ];
  const ids = sql`select public_id as id ${ofListings} where ${join(conditions, ' and ')}
    order by start_local, public_id limit ${limit + 1}`;
  return (await findRows(db, ids, sql`l.start_local, l.public_id`)).map(present);
}

/** What of the published goes on between two instants, the soonest first. */
export async function listBetween(
  db: Knex,
  { from, before, among }: { from: number; before: number; among?: Sql },
  limit: number,
): Promise<NumberedRow[]> {
  const looked = among ? sql`and event_document_id in (${among})` : sql``;
  const ids = sql`select public_id as id ${ofListings} where status in ('publish', 'private')
    and start_utc < ${before} and end_utc >= ${from} ${looked}
    order by start_utc, public_id limit ${limit}`;
  return (await findRows(db, ids, sql`l.start_utc, l.public_id`)).map(present);
}
