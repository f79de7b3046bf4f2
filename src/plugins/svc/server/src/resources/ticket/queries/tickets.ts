import type { Knex } from 'knex';
import type { Page, PageResult } from '../../../domain/page';
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
import type { TicketType } from '../domain/fields';
import { expiredHolds, remainingOf } from '../inventory/remaining';

const ticket = columns(
  'svc_tickets t',
  'document_id, public_id, event_id, title, type, price_minor, capacity, sold, held, max_per_order',
  'start_sale_date, end_sale_date, sku, description',
);
const listing = leftJoined(columns('svc_event_listings l', 'status as event_status'));
const ticketColumns = sql`${ticket}, ${listing}`;
const from = sql`from svc_tickets t left join svc_event_listings l on l.public_id = t.event_id`;

/** A ticket as REST reads it; ids are public ones. The status is null where it has no event. */
export type TicketRow = Selected<typeof ticketColumns>;

/** A ticket, and how many more places of it can be had: -1 for as many as people want. */
export type TicketWithRemaining = TicketRow & { remaining: number };

/** Which tickets a list is about. All that is given must hold. */
export interface TicketFilter {
  /** Only those of published events. */
  publicOnly: boolean;
  eventId?: number;
  type?: TicketType;
}

function conditionsOf({ publicOnly, eventId, type }: TicketFilter): Sql {
  const conditions = [sql`t.public_id is not null`];
  if (publicOnly) conditions.push(sql`l.status = 'publish'`);
  if (eventId !== undefined) conditions.push(sql`t.event_id = ${eventId}`);
  if (type !== undefined) conditions.push(sql`t.type = ${type}`);
  return join(conditions, ' and ');
}

async function withRemaining(db: Knex, rows: TicketRow[]): Promise<TicketWithRemaining[]> {
  const limited = rows.filter(({ capacity }) => capacity !== null && capacity >= 0);
  const expired = await expiredHolds(
    db,
    limited.map((row) => row.public_id),
  );
  return rows.map((row) => ({
    ...row,
    remaining: remainingOf(row, expired.get(row.public_id) ?? 0),
  }));
}

/** One page of the tickets that match, in order of their ids. */
export async function listTicketRows(
  db: Knex,
  filter: TicketFilter,
  page: Page,
): Promise<PageResult<TicketWithRemaining>> {
  const where = sql`where ${conditionsOf(filter)}`;
  const list = { columns: ticketColumns, from, where, order: sql`order by t.public_id` };
  const { items, total } = await selectPage(db, list, page);
  return { items: await withRemaining(db, items), total };
}

/** One ticket, by its public id. */
export async function findTicketRow(
  db: Knex,
  publicId: number,
): Promise<TicketWithRemaining | undefined> {
  const query = sql`select ${ticketColumns} ${from} where t.public_id = ${publicId}`;
  const rows = await select(db, query);
  return (await withRemaining(db, rows))[0];
}
