import type { Knex } from 'knex';
import { eventStatuses } from '../../../contract/event-status';
import { offsetOf, type Page, type PageResult } from '../../../domain/page';
import { asNamed, idConditions } from '../../../database/choose';
import { selectPage } from '../../../database/select-page';
import {
  columns,
  join,
  leftJoined,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../database/sql';
import type { commonOrders } from '../../../kit/list-parameters';
import type { TicketType } from '../domain/fields';
import { addedFields } from '../added-fields';
import { countTickets } from '../../event/read-model/counts';
import { expiredHolds, remainingOf } from '../inventory/remaining';
import {
  farBounds,
  isFrom,
  nearestStart,
  rememberStart,
  type Start,
  versionColumn,
} from './far-page';
import { addedColumns, type AskedOfAdded, findAdded, isAsAsked } from './added-values';

const ticket = columns(
  'svc_tickets t',
  'id, document_id, public_id, event_id, title, type, price_minor, capacity, sold, held, max_per_order',
  'start_sale_date, end_sale_date, sku, description',
);
const listing = leftJoined(
  columns(
    'svc_event_listings l',
    'status as event_status, timezone as event_timezone, end_utc as event_end',
  ),
);
const ticketColumns = sql`${ticket}, ${listing}`;
const from = sql`from svc_tickets t left join svc_event_listings l on l.public_id = t.event_id`;

/** A ticket as REST reads it; ids are public ones. The status is null where it has no event. */
export type TicketRow = Selected<typeof ticketColumns>;

/** A ticket, and how many more places of it can be had: -1 for as many as people want. */
export type TicketWithRemaining = TicketRow & {
  remaining: number;
  /** What a project has added, by the names of the wire. */
  added?: Record<string, unknown>;
};

/** Which tickets a list is about. All that is given must hold. */
export interface TicketFilter {
  /** Only those of published events. */
  publicOnly: boolean;
  eventId?: number;
  /** Of any of these events. */
  eventIds?: number[];
  type?: TicketType;
  include?: number[];
  exclude?: number[];
  /** By id where nothing is said. */
  orderby?: (typeof commonOrders)[number];
  order?: 'asc' | 'desc';
  /** Those of fields that a project adds, with what was sent. */
  added?: AskedOfAdded[];
}

function conditionsOf(db: Knex, filter: TicketFilter): Sql {
  const { publicOnly, eventId, eventIds, type, added = [], ...chosen } = filter;
  const conditions = [sql`t.public_id is not null`, ...added.map((one) => isAsAsked(db, one))];
  // As an expression: planners would rather begin with all events, and sort all of their tickets for a page.
  if (publicOnly) conditions.push(sql`coalesce(l.status, '') = 'publish'`);
  if (eventId !== undefined) conditions.push(sql`t.event_id = ${eventId}`);
  if (eventIds) conditions.push(sql`t.event_id in (${join(eventIds)})`);
  if (type !== undefined) conditions.push(sql`t.type = ${type}`);
  return join([...conditions, ...idConditions(sql`t.public_id`, chosen)], ' and ');
}

const ordered = { title: [sql`t.title`], modified: [sql`t.updated_at`], id: [] };

function orderOf({ orderby = 'id', order, include = [] }: TicketFilter): Sql {
  const direction = order === 'desc' ? sql` desc` : sql``;
  const by = orderby === 'include' ? [asNamed(sql`t.public_id`, include)] : ordered[orderby];
  return join([...by, sql`t.public_id`].map((one) => sql`${one}${direction}`));
}

/** Whether it is about so few tickets that looking at each takes no time. */
function isNarrow({ eventId, eventIds, include }: TicketFilter): boolean {
  return (eventId ?? eventIds ?? include) !== undefined;
}

/** From kept counts where they tell; undefined where they are to be counted. */
function keptTotal(db: Knex, filter: TicketFilter): Sql | undefined {
  const { publicOnly, type, exclude, added } = filter;
  if (added || isNarrow(filter)) return undefined;
  const every = countTickets(publicOnly ? ['publish'] : eventStatuses, type);
  if (!exclude) return every;
  const leftOut = conditionsOf(db, { publicOnly, ...(type && { type }), include: exclude });
  return sql`${every} - (select count(*) ${from} where ${leftOut})`;
}

/** Whether many have to be skipped to get there, or all to be looked at. */
const farOffset = 5000;
function mayTakeLong(filter: TicketFilter, page: Page): boolean {
  return !isNarrow(filter) && (filter.added !== undefined || offsetOf(page) > farOffset);
}

function columnsOf(db: Knex): typeof ticketColumns {
  return addedFields.length > 0 ? sql`${ticketColumns}${addedColumns(db)}` : ticketColumns;
}

async function withRemaining(db: Knex, rows: TicketRow[]): Promise<TicketWithRemaining[]> {
  const limited = rows.filter(({ capacity }) => capacity !== null && capacity >= 0);
  const expired = await expiredHolds(
    db,
    limited.map((row) => row.public_id),
  );
  const added = addedFields.length > 0 ? await findAdded(db, rows) : [];
  return rows.map((row, index) => ({
    ...row,
    remaining: remainingOf(row, expired.get(row.public_id) ?? 0),
    ...(added[index] && { added: added[index] }),
  }));
}

function listOf(db: Knex, filter: TicketFilter, page: Page) {
  const total = keptTotal(db, filter);
  return {
    columns: columnsOf(db),
    from,
    where: sql`where ${conditionsOf(db, filter)}`,
    order: sql`order by ${orderOf(filter)}`,
    ...(total ? { total } : { isShort: filter.eventId !== undefined }),
    mayTakeLong: mayTakeLong(filter, page),
  };
}

/** Whether it is far back in a list of which the places are remembered. */
function isFar(db: Knex, filter: TicketFilter, page: Page): boolean {
  const { publicOnly, added, exclude, orderby = 'id', order = 'asc' } = filter;
  const isPlain = publicOnly && !added && !exclude && !isNarrow(filter);
  // A transaction may see what nobody else will.
  const isOutside = !(db as Knex.Transaction).isTransaction;
  return (
    isPlain && isOutside && orderby === 'id' && order === 'asc' && offsetOf(page) >= farBounds.least
  );
}

async function selectFarPage(db: Knex, filter: TicketFilter, page: Page, start?: Start) {
  const near = { ...page, offset: offsetOf(page) - (start?.offset ?? 0) };
  const list = listOf(db, filter, near);
  const where = start ? sql`${list.where} and ${isFrom(start)}` : list.where;
  const columns = sql`${list.columns}, ${versionColumn}`;
  // It is known how many there are, wherever one begins to look.
  return selectPage(db, { ...list, columns, where }, near);
}

async function findFarPage(db: Knex, filter: TicketFilter, page: Page) {
  const start = nearestStart(filter.type, offsetOf(page));
  const near = await selectFarPage(db, filter, page, start);
  const isCurrent = !start || Number(near.items[0]?.version) === start.version;
  const found = isCurrent ? near : await selectFarPage(db, filter, page);
  const [first] = found.items;
  if (first) {
    const version = Number(first.version);
    rememberStart(filter.type, { version, offset: offsetOf(page), id: first.public_id });
  }
  return { ...found, items: found.items.map(({ version: _, ...row }): TicketRow => row) };
}

/** One page of the tickets that match. */
export async function listTicketRows(
  db: Knex,
  filter: TicketFilter,
  page: Page,
): Promise<PageResult<TicketWithRemaining>> {
  const found = isFar(db, filter, page)
    ? await findFarPage(db, filter, page)
    : await selectPage(db, listOf(db, filter, page), page);
  return { ...found, items: await withRemaining(db, found.items) };
}

/** The tickets of these events, in order of their ids. */
export async function findTicketsOfEvents(
  db: Knex,
  eventIds: number[],
): Promise<TicketWithRemaining[]> {
  if (eventIds.length === 0) return [];
  const isOfThem = sql`where t.public_id is not null and t.event_id in (${join(eventIds)})`;
  const query = sql`select ${columnsOf(db)} ${from} ${isOfThem} order by t.public_id`;
  return withRemaining(db, await select(db, query));
}

/** One ticket, by its public id. */
export async function findTicketRow(
  db: Knex,
  publicId: number,
): Promise<TicketWithRemaining | undefined> {
  const query = sql`select ${columnsOf(db)} ${from} where t.public_id = ${publicId}`;
  const rows = await select(db, query);
  return (await withRemaining(db, rows))[0];
}
