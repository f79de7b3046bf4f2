import type { Knex } from 'knex';
import type { Page, PageResult } from '../../../domain/page';
import { selectPage } from '../../../database/select-page';
import { columns, join, select, type Selected, type Sql, sql } from '../../../database/sql';
import type { RefundStatus } from '../../../contract/refund-request-status';

const request = columns(
  'svc_refund_requests',
  'public_id, order_id, attendee_id, event_id, amount_minor, reason, status, buyer_name, buyer_email',
  'admin_notes, requested_at, settle_after, attempt, till_id, till_means',
);

/** A refund request, as far as readers see it; ids are public ones. */
export type RefundRow = Selected<typeof request>;

export interface RefundFilter {
  status?: RefundStatus;
  orderId?: number;
  /** Requests for a place of this event, or for an order that has one. */
  eventId?: number;
}

function isOfEvent(eventId: number): Sql {
  const orders = sql`select order_id from svc_order_items where event_id = ${eventId}`;
  return sql`(event_id = ${eventId} or (attendee_id = 0 and order_id in (${orders})))`;
}

function conditionsOf({ status, orderId, eventId }: RefundFilter): Sql {
  const conditions = [sql`public_id is not null`];
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  if (orderId !== undefined) conditions.push(sql`order_id = ${orderId}`);
  if (eventId !== undefined) conditions.push(isOfEvent(eventId));
  return join(conditions, ' and ');
}

const from = sql`from svc_refund_requests`;

/** One page of the requests that match, newest first. */
export function listRefundRows(
  db: Knex,
  filter: RefundFilter,
  page: Page,
): Promise<PageResult<RefundRow>> {
  const where = sql`where ${conditionsOf(filter)}`;
  const order = sql`order by public_id desc`;
  return selectPage(db, { columns: request, from, where, order }, page);
}

/** One request, by its public id. */
export async function findRefundRow(db: Knex, id: number): Promise<RefundRow | undefined> {
  const [row] = await select(db, sql`select ${request} ${from} where public_id = ${id}`);
  return row;
}

/** The request that nobody has decided, of those with this key. */
export async function findOpenRefundRow(db: Knex, key: string): Promise<RefundRow | undefined> {
  const [row] = await select(db, sql`select ${request} ${from} where open_key = ${key}`);
  return row;
}

/** The requests for some orders, in order of their ids. */
export async function findRefundRowsOfOrders(db: Knex, orders: number[]): Promise<RefundRow[]> {
  if (orders.length === 0) return [];
  const isOfThem = sql`order_id in (${join(orders)})`;
  return select(db, sql`select ${request} ${from} where ${isOfThem} order by public_id`);
}

/** Requests whose money should have arrived by now, those that wait longest first. */
export function findOverdueRefunds(db: Knex, now: number, limit: number): Promise<RefundRow[]> {
  const overdue = sql`where settle_after <= ${now} order by settle_after limit ${limit}`;
  return select(db, sql`select ${request} ${from} ${overdue}`);
}
