import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../../../rest/paging';
import { concat, join, select, type Sql, sql } from '../../../sql';
import type { OrderStatus } from '../domain/status';

/** A row of `orders`, as far as readers see it. PostgreSQL's `bigint` comes as text. */
export interface OrderRow {
  public_id: number;
  status: OrderStatus;
  /** Minor units. */
  total_minor: number | string;
  currency: string;
  buyer_name: string;
  buyer_email: string;
  payment_method: string;
  user_id: number | null;
  /** Seconds since 1970. */
  placed_at: number | string;
}

/** Places of one ticket in an order, with the titles and the price of the day. */
export interface OrderItemRow {
  order_id: number;
  ticket_id: number;
  ticket_title: string;
  event_id: number;
  event_title: string;
  quantity: number;
  /** Minor units. */
  unit_price_minor: number;
}

export interface WholeOrder extends OrderRow {
  items: OrderItemRow[];
  attendeeIds: number[];
}

export interface OrderFilter {
  status?: OrderStatus;
  /** Orders with a ticket to this event. */
  eventId?: number;
}

const columns =
  'o.public_id, o.status, o.total_minor, o.currency, o.buyer_name, o.buyer_email, ' +
  'o.payment_method, o.user_id, o.placed_at';

/** What follows `select …` for everything that matches. */
function matching({ status, eventId }: OrderFilter): Sql {
  const conditions: Sql[] = [];
  if (status !== undefined) conditions.push(sql('o.status = ?', status));
  if (eventId !== undefined) {
    const ofEvent = 'o.public_id in (select order_id from order_items where event_id = ?)';
    conditions.push(sql(ofEvent, eventId));
  }
  if (conditions.length === 0) return sql('from orders o');
  return concat(sql('from orders o where'), join(conditions, ' and '));
}

function among(ids: number[]): string {
  return `(${ids.map(() => '?').join(', ')})`;
}

/** The items of some orders, each order's by ticket. */
export async function itemsOf(db: Knex, orderIds: number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  const found =
    'select order_id, ticket_id, ticket_title, event_id, event_title, quantity, unit_price_minor ' +
    `from order_items where order_id in ${among(orderIds)} order by order_id, ticket_id`;
  return select(db, sql(found, ...orderIds));
}

/** Two statements, however many orders there are. */
async function withContents(db: Knex, orders: OrderRow[]): Promise<WholeOrder[]> {
  const ids = orders.map(({ public_id: id }) => id);
  if (ids.length === 0) return [];
  const items = await itemsOf(db, ids);
  const found = `select public_id, order_id from attendees where order_id in ${among(ids)} order by public_id`;
  const attendees = await select<{ public_id: number; order_id: number }>(db, sql(found, ...ids));
  return orders.map((order) => {
    const isIts = (row: { order_id: number }) => row.order_id === order.public_id;
    return {
      ...order,
      items: items.filter(isIts),
      attendeeIds: attendees.filter(isIts).map(({ public_id: id }) => id),
    };
  });
}

/** One page of the orders that match, newest first. */
export async function selectOrders(
  db: Knex,
  filter: OrderFilter,
  page: Page,
): Promise<PageResult<WholeOrder>> {
  const from = matching(filter);
  const order = 'order by o.public_id desc limit ? offset ?';
  const rows = await select<OrderRow>(
    db,
    concat(sql(`select ${columns}`), from, sql(order, page.perPage, offsetOf(page))),
  );
  const [counted] = await select<{ total: number | string }>(
    db,
    concat(sql('select count(*) as total'), from),
  );
  return { items: await withContents(db, rows), total: Number(counted!.total) };
}

/** One order, by its public id. */
export async function selectOrder(db: Knex, id: number): Promise<WholeOrder | undefined> {
  const rows = await select<OrderRow>(
    db,
    sql(`select ${columns} from orders o where o.public_id = ?`, id),
  );
  const [order] = await withContents(db, rows);
  return order;
}

/** The order whose access token has this digest. */
export async function selectOrderByDigest(
  db: Knex,
  digest: string,
): Promise<(OrderRow & { access_digest: string }) | undefined> {
  const [order] = await select<OrderRow & { access_digest: string }>(
    db,
    sql(`select ${columns}, o.access_digest from orders o where o.access_digest = ?`, digest),
  );
  return order;
}
