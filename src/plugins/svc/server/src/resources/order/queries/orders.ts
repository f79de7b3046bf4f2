import type { Knex } from 'knex';
import type { Page, PageResult } from '../../../domain/page';
import { selectPage } from '../../../database/select-page';
import { columns, join, select, type Selected, type Sql, sql } from '../../../database/sql';
import type { OrderStatus } from '../../../contract/order-status';

const order = columns(
  'svc_orders o',
  'public_id, status, total_minor, voucher_code, discount_minor, currency, buyer_name, buyer_email, language, payment_method, user_id, placed_at',
);

/** An order, as far as readers see it. */
export type OrderRow = Selected<typeof order>;

const orderItem = columns(
  'svc_order_items',
  'order_id, ticket_id, ticket_title, event_id, event_title, quantity, unit_price_minor, full_price_minor',
);

/** Places of one ticket in an order, with the titles and the price of the day. */
export type OrderItemRow = Selected<typeof orderItem>;

export interface OrderWithItems extends OrderRow {
  items: OrderItemRow[];
  attendeeIds: number[];
}

export interface OrderFilter {
  status?: OrderStatus;
  /** Orders with a ticket to this event. */
  eventId?: number;
}

/** What follows `from svc_orders o` for everything that matches. */
function whereMatching({ status, eventId }: OrderFilter): Sql {
  const conditions: Sql[] = [];
  if (status !== undefined) conditions.push(sql`o.status = ${status}`);
  if (eventId !== undefined) {
    const ofEvent = sql`select order_id from svc_order_items where event_id = ${eventId}`;
    conditions.push(sql`o.public_id in (${ofEvent})`);
  }
  return conditions.length === 0 ? sql`` : sql`where ${join(conditions, ' and ')}`;
}

/** The items of some orders, each order's by ticket. */
export async function findOrderItems(db: Knex, orderIds: number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return select(
    db,
    sql`select ${orderItem} from svc_order_items
      where order_id in (${join(orderIds)}) order by order_id, ticket_id`,
  );
}

const attendeeIds = columns('svc_attendees', 'public_id, order_id');

/** Two statements, however many orders there are. */
async function withContents(db: Knex, orders: OrderRow[]): Promise<OrderWithItems[]> {
  const ids = orders.map(({ public_id: id }) => id);
  if (ids.length === 0) return [];
  const items = await findOrderItems(db, ids);
  const attendees = await select(
    db,
    sql`select ${attendeeIds} from svc_attendees
      where order_id in (${join(ids)}) order by public_id`,
  );
  return orders.map((one) => {
    const isIts = (row: { order_id: number | null }) => row.order_id === one.public_id;
    return {
      ...one,
      items: items.filter(isIts),
      attendeeIds: attendees.filter(isIts).map(({ public_id: id }) => id),
    };
  });
}

const from = sql`from svc_orders o`;

/** One page of the orders that match, newest first. */
export async function listOrderRows(
  db: Knex,
  filter: OrderFilter,
  page: Page,
): Promise<PageResult<OrderWithItems>> {
  const where = whereMatching(filter);
  const list = { columns: order, from, where, order: sql`order by o.public_id desc` };
  const { items, total } = await selectPage(db, list, page);
  return { items: await withContents(db, items), total };
}

/** One order, by its public id. */
export async function findOrderRow(db: Knex, id: number): Promise<OrderWithItems | undefined> {
  const rows = await select(db, sql`select ${order} ${from} where o.public_id = ${id}`);
  const [found] = await withContents(db, rows);
  return found;
}

const accessDigest = columns('svc_orders o', 'access_digest');

/** Those of the orders that are there, in order of their ids. */
export async function findOrderRows(db: Knex, ids: number[]): Promise<OrderWithItems[]> {
  if (ids.length === 0) return [];
  const isOne = sql`o.public_id in (${join(ids)})`;
  const rows = await select(db, sql`select ${order} ${from} where ${isOne} order by o.public_id`);
  return withContents(db, rows);
}

/** The order whose access token has this digest. */
export async function findOrderRowByDigest(
  db: Knex,
  digest: string,
): Promise<(OrderRow & { access_digest: string | null }) | undefined> {
  const [found] = await select(
    db,
    sql`select ${order}, ${accessDigest} ${from} where o.access_digest = ${digest}`,
  );
  return found;
}
