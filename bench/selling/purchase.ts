import { digestOf, newSecurityCode, newSeed } from '#svc/domain/secrets';
import { documentColumns, newDocumentId } from '#svc/database/document-columns';
import type { Connection, Value } from './connections';
import type { HotTicket } from './shop';

/*
 * What a purchase of two places writes, statement by statement and nothing else: it reads nothing and decides nothing.
 * The books have to add up afterwards, as they have to after the service's own.
 */

const places = 2;
const price = 4950;

type Row = Record<string, Value>;

const seconds = () => Math.floor(Date.now() / 1000);

function insert(connection: Connection, table: string, rows: Row[]): Promise<number[]> {
  const columns = Object.keys(rows[0]!);
  const row = `(${columns.map(() => '?').join(', ')})`;
  const text = `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => row).join(', ')} returning id`;
  return connection.run(text, rows.flatMap(Object.values) as Value[]);
}

async function together<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.run('begin');
  const result = await work();
  await connection.run('commit');
  return result;
}

async function fillCart(connection: Connection, { id }: HotTicket): Promise<number> {
  const row = { token_digest: digestOf(newSeed()), expires_at: seconds() + 1800 };
  const [cart = 0] = await insert(connection, 'svc_carts', [{ ...row, touched: seconds() }]);
  await connection.run('update svc_tickets set held = held + ? where public_id = ?', [places, id]);
  await insert(connection, 'svc_cart_items', [
    { cart_id: cart, ticket_id: id, quantity: places, unit_price_minor: price },
  ]);
  return cart;
}

function orderRow(id: number, cart: number): Row {
  return {
    ...documentColumns(),
    public_id: id,
    status: 'pending',
    buyer_name: 'Ada Buyer',
    buyer_email: 'ada@example.test',
    user_id: null,
    total_minor: places * price,
    currency: 'USD',
    payment_method: 'test',
    placed_at: seconds(),
    cart_id: cart,
    settle_after: seconds() + 30,
    access_seed: newSeed(),
    access_digest: digestOf(newSeed()),
  };
}

function lineRow(order: number, ticket: HotTicket): Row {
  return {
    document_id: newDocumentId(),
    order_id: order,
    ticket_id: ticket.id,
    event_id: ticket.eventId,
    ticket_title: 'Standing',
    event_title: 'The concert of the year',
    quantity: places,
    unit_price_minor: price,
  };
}

function attendeeRow(id: number, order: { id: number; row: number }, ticket: HotTicket): Row {
  return {
    ...documentColumns(),
    public_id: id,
    full_name: 'Ada Buyer',
    email: 'ada@example.test',
    status: 'pending',
    security_code: newSecurityCode(),
    price_minor: price,
    event_id: ticket.eventId,
    ticket_id: ticket.id,
    ticket_row: ticket.row,
    order_id: order.id,
    order_row: order.row,
  };
}

async function placeOrder(connection: Connection, cart: number, ticket: HotTicket) {
  const kinds = ['order', 'attendee', 'attendee'].map((kind) => ({ kind }));
  const [order = 0, ...ids] = await insert(connection, 'svc_public_ids', kinds);
  await connection.run('update svc_carts set order_id = ? where id = ?', [order, cart]);
  const [row = 0] = await insert(connection, 'svc_orders', [orderRow(order, cart)]);
  await insert(connection, 'svc_order_items', [lineRow(order, ticket)]);
  const sold = 'update svc_tickets set held = held - ?, sold = sold + ? where public_id = ?';
  await connection.run(sold, [places, places, ticket.id]);
  const rows = ids.map((id) => attendeeRow(id, { id: order, row }, ticket));
  await insert(connection, 'svc_attendees', rows);
  return order;
}

async function pay(connection: Connection, order: number): Promise<void> {
  const amount = { amount_minor: places * price, currency: 'USD' };
  await insert(connection, 'svc_test_charges', [
    { key: `order-${order}`, status: 'paid', ...amount, created: seconds() },
  ]);
}

async function settle(connection: Connection, cart: number, order: number): Promise<void> {
  const spent = `update svc_carts set order_id = null, expires_at = null, version = version + 1 where id = ?`;
  await connection.run(spent, [cart]);
  await connection.run('delete from svc_cart_items where cart_id = ?', [cart]);
  const closed = `update svc_orders set status = 'completed', settle_after = null, cart_id = null, payment_reference = ? where public_id = ?`;
  await connection.run(closed, [`order-${order}`, order]);
  await connection.run(`update svc_attendees set status = 'confirmed' where order_id = ?`, [order]);
}

/** One purchase in two transactions: into the cart, and all of the checkout. */
export async function writePurchase(connection: Connection, ticket: HotTicket): Promise<void> {
  const cart = await together(connection, () => fillCart(connection, ticket));
  await together(connection, async () => {
    const order = await placeOrder(connection, cart, ticket);
    await pay(connection, order);
    await settle(connection, cart, order);
  });
}
