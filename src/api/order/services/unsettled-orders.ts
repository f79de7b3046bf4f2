import { Problem } from '../../../domain/problem';
import { database } from '../../../strapi';
import { now } from '../../ticket/stock/stock';
import type { CheckoutAnswer } from './idempotency';
import { answerOf, type OrderInPayment } from './settle-order';

interface Row {
  public_id: number;
  cart_id: number;
  total_minor: number | string;
  currency: string;
  payment_method: string;
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
    cartId: row.cart_id,
    total: Number(row.total_minor),
    currency: row.currency,
    paymentMethod: row.payment_method,
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

/** What an order that somebody else settled came to. */
export async function findSettledAnswer(order: OrderInPayment): Promise<CheckoutAnswer> {
  const { status } = (await database()('orders')
    .where({ public_id: order.id })
    .first('status')) as { status: string };
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
