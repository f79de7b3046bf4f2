import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../../rest/paging';
import { concat, join, select, type Sql, sql } from '../../sql';
import type { EventStatus } from '../event/domain/status';
import type { TicketType } from './domain/fields';
import { expiredHolds, remainingOf, type Stock } from './stock/remaining';

/** A ticket as REST reads it; ids are public ones. */
export interface TicketRow extends Stock {
  document_id: string;
  public_id: number;
  event_id: number | null;
  title: string;
  type: TicketType;
  price_minor: number | null;
  max_per_order: number | null;
  start_sale_date: string | null;
  end_sale_date: string | null;
  sku: string | null;
  description: string | null;
  /** Null where the ticket has no event. */
  event_status: EventStatus | null;
}

/** A ticket, and how many more places of it can be had: -1 for as many as people want. */
export type ListedTicket = TicketRow & { remaining: number };

/** Which tickets a list is about. All that is given must hold. */
export interface TicketFilter {
  /** Only those of published events. */
  publicOnly: boolean;
  eventId?: number;
  type?: TicketType;
}

const columns = [
  'document_id public_id event_id title type price_minor capacity sold held max_per_order',
  'start_sale_date end_sale_date sku description',
]
  .flatMap((line) => line.split(' '))
  .map((column) => `t.${column}`)
  .join(', ');

const tables = 'tickets t left join event_listings l on l.public_id = t.event_id';
const selected = sql(`select ${columns}, l.status as event_status from ${tables} where`);

function conditionsOf({ publicOnly, eventId, type }: TicketFilter): Sql {
  const conditions = [sql('t.public_id is not null')];
  if (publicOnly) conditions.push(sql("l.status = 'publish'"));
  if (eventId !== undefined) conditions.push(sql('t.event_id = ?', eventId));
  if (type !== undefined) conditions.push(sql('t.type = ?', type));
  return join(conditions, ' and ');
}

async function withRemaining(db: Knex, rows: TicketRow[]): Promise<ListedTicket[]> {
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
): Promise<PageResult<ListedTicket>> {
  const matching = conditionsOf(filter);
  const order = sql('order by t.public_id limit ? offset ?', page.perPage, offsetOf(page));
  const rows = await select<TicketRow>(db, concat(selected, matching, order));
  const [counted] = await select<{ total: number | string }>(
    db,
    concat(sql(`select count(*) as total from ${tables} where`), matching),
  );
  return { items: await withRemaining(db, rows), total: Number(counted!.total) };
}

/** One ticket, by its public id. */
export async function findTicketRow(db: Knex, publicId: number): Promise<ListedTicket | undefined> {
  const rows = await select<TicketRow>(db, concat(selected, sql('t.public_id = ?', publicId)));
  return (await withRemaining(db, rows))[0];
}
