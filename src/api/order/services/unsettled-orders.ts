import type { Knex } from 'knex';
import { formatMinor } from '../../../domain/money';
import { Problem } from '../../../domain/problem';
import { database } from '../../../strapi';
import { now } from '../../ticket/stock/stock';
import type { OrderStatus } from '../domain/status';
import type { CheckoutAnswer } from './idempotency';

/** An order whose payment is on its way, or was given up before anybody knew what became of it. */
export interface OrderInPayment {
  id: number;
  /** The cart that waits for the payment; 0 where none does. */
  cartId: number;
  /** Minor units. */
  total: number;
  currency: string;
  paymentMethod: string;
  /** What the provider calls the payment; empty before it was told of it. */
  reference: string;
  places: { ticketId: number; quantity: number }[];
  attendeeIds: number[];
  accessSeed: string;
}

interface Row {
  public_id: number;
  cart_id: number | null;
  total_minor: number | string;
  currency: string;
  payment_method: string;
  payment_reference: string | null;
  access_seed: string;
}

async function inPayment(row: Row): Promise<OrderInPayment> {
  const id = row.public_id;
  const items = (await database()('order_items')
    .where({ order_id: id })
    .select('ticket_id', 'quantity')) as { ticket_id: number; quantity: number }[];
  const attendeeIds = (await database()('attendees')
    .where({ order_id: id })
    .orderBy('public_id')
    .pluck('public_id')) as number[];
  return {
    id,
    cartId: row.cart_id ?? 0,
    total: Number(row.total_minor),
    currency: row.currency,
    paymentMethod: row.payment_method,
    reference: row.payment_reference ?? '',
    places: items.map((item) => ({ ticketId: item.ticket_id, quantity: item.quantity })),
    attendeeIds,
    accessSeed: row.access_seed,
  };
}

/** Orders whose payment should be over by now, those that wait longest first. */
export async function findUnsettledOrders(limit: number): Promise<OrderInPayment[]> {
  const rows = (await database()('orders')
    .where('settle_after', '<=', now())
    .orderBy('settle_after')
    .limit(limit)) as Row[];
  return Promise.all(rows.map(inPayment));
}

/** The order as far as its payment may still change it; null where it is over for good. */
export async function findOpenOrder(
  by: { public_id: number } | { payment_method: string; payment_reference: string },
): Promise<OrderInPayment | null> {
  const row = (await database()('orders')
    .where(by)
    .where(
      (open) =>
        void open
          .where({ status: 'failed' })
          .orWhere(
            (pending) => void pending.where({ status: 'pending' }).whereNotNull('settle_after'),
          ),
    )
    .first()) as Row | undefined;
  return row ? inPayment(row) : null;
}

export async function findStatus(db: Knex, orderId: number): Promise<OrderStatus> {
  const row = (await db('orders').where({ public_id: orderId }).first('status')) as {
    status: OrderStatus;
  };
  return row.status;
}

/** What the buyer is told of an order in this status. */
export function answerOf(
  { id, total, attendeeIds }: OrderInPayment,
  status: 'completed' | 'pending',
): Extract<CheckoutAnswer, { result: object }> {
  return {
    result: { order_id: id, status, total: formatMinor(total), attendee_ids: attendeeIds },
  };
}

/** What an order that somebody else settled came to. */
export async function findSettledAnswer(order: OrderInPayment): Promise<CheckoutAnswer> {
  const status = await findStatus(database(), order.id);
  if (status === 'completed' || status === 'pending') return answerOf(order, status);
  const { kind, message } = new Problem('paymentFailed', 'The payment was not made.');
  return { problem: { kind, message } };
}

/** What an order's link is made of. */
export async function findAccessSeed(orderId: number): Promise<string> {
  const row = (await database()('orders').where({ public_id: orderId }).first('access_seed')) as {
    access_seed: string;
  };
  return row.access_seed;
}
