import type { Knex } from 'knex';
import { formatMinor, minor, type Minor } from '../../../../domain/money';
import { digestOf } from '../../../../domain/secrets';
import { paymentFailed } from '../../../../domain/problem';
import { columns, select, type Selected, sql } from '../../../../database/sql';
import { database } from '../../../../host/strapi';
import type { Charge, ReturnAddresses } from '../../../../payments/provider';
import { now } from '../../../../lib/clock';
import type { OrderStatus } from '../../../../contract/order-status';
import { type CheckoutOutcome, problemOutcome } from '../checkout/idempotency';

/** An order whose payment is on its way, or was given up before anybody knew what became of it. */
export interface OrderInPayment {
  id: number;
  /** The cart that waits for the payment; 0 where none does. */
  cartId: number;
  total: Minor;
  currency: string;
  paymentMethod: string;
  /** What the provider calls the payment; empty before it was told of it. */
  reference: string;
  quantities: { ticketId: number; quantity: number }[];
  attendeeIds: number[];
  accessSeed: string;
}

const inPayment = columns(
  'svc_orders',
  'public_id, cart_id, total_minor, currency, payment_method, payment_reference, access_seed',
);
const item = columns('svc_order_items', 'ticket_id, quantity');
const attendee = columns('svc_attendees', 'public_id');

async function toOrderInPayment(row: Selected<typeof inPayment>): Promise<OrderInPayment> {
  const db = database();
  const id = row.public_id;
  const items = await select(db, sql`select ${item} from svc_order_items where order_id = ${id}`);
  const attendees = await select(
    db,
    sql`select ${attendee} from svc_attendees where order_id = ${id} order by public_id`,
  );
  return {
    id,
    cartId: row.cart_id ?? 0,
    total: minor(row.total_minor),
    currency: row.currency,
    paymentMethod: row.payment_method,
    reference: row.payment_reference ?? '',
    quantities: items.map(({ ticket_id: ticketId, quantity }) => ({ ticketId, quantity })),
    attendeeIds: attendees.map((one) => one.public_id),
    accessSeed: row.access_seed,
  };
}

/** Orders whose payment should be over by now, those that wait longest first. */
export async function findOverdueOrders(limit: number): Promise<OrderInPayment[]> {
  const rows = await select(
    database(),
    sql`select ${inPayment} from svc_orders
      where settle_after <= ${now()} order by settle_after limit ${limit}`,
  );
  return Promise.all(rows.map(toOrderInPayment));
}

/** The order as far as its payment may still change it; null where it is over for good. */
export async function findOrderInPayment(
  by: { public_id: number } | { payment_method: string; payment_reference: string },
): Promise<OrderInPayment | null> {
  const isIt =
    'public_id' in by
      ? sql`public_id = ${by.public_id}`
      : sql`payment_method = ${by.payment_method} and payment_reference = ${by.payment_reference}`;
  const [row] = await select(
    database(),
    sql`select ${inPayment} from svc_orders
      where ${isIt} and (status = 'failed' or (status = 'pending' and settle_after is not null))`,
  );
  return row ? toOrderInPayment(row) : null;
}

/** The order as far as it was placed and waits for its money; null where it does not. */
export async function findUnpaidOrder(orderId: number): Promise<OrderInPayment | null> {
  const [row] = await select(
    database(),
    sql`select ${inPayment} from svc_orders
      where public_id = ${orderId} and status = 'pending' and settle_after is null`,
  );
  return row ? toOrderInPayment(row) : null;
}

/** What the provider knows an order's charge by. */
export function chargeKeyOf(orderId: number): string {
  return `order-${orderId}`;
}

/** The charge of an order; the same however often it is asked for. */
export function chargeOf(order: OrderInPayment, token = '', returnTo?: ReturnAddresses): Charge {
  const { id, total, currency, reference, accessSeed } = order;
  return {
    key: chargeKeyOf(id),
    nonce: digestOf(accessSeed).slice(0, 12),
    orderId: id,
    amount: total,
    currency,
    token,
    reference,
    returnTo,
  };
}

export async function findOrderStatus(db: Knex, orderId: number): Promise<OrderStatus> {
  const [row] = await select(
    db,
    sql`select ${columns('svc_orders', 'status')} from svc_orders where public_id = ${orderId}`,
  );
  return row!.status;
}

/** What the buyer is told of an order in this status. */
export function successOutcome(
  { id, total, attendeeIds }: OrderInPayment,
  status: 'completed' | 'pending',
): Extract<CheckoutOutcome, { result: object }> {
  return {
    result: { orderId: id, status, total: formatMinor(total), attendeeIds },
  };
}

/** What an order that somebody else settled came to. */
export async function findSettledOutcome(order: OrderInPayment): Promise<CheckoutOutcome> {
  const status = await findOrderStatus(database(), order.id);
  if (status === 'completed' || status === 'pending') return successOutcome(order, status);
  return problemOutcome(paymentFailed('The payment was not made.', { reason: 'declined' }));
}
