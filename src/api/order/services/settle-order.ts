import type { Knex } from 'knex';
import { formatMinor } from '../../../domain/money';
import { Problem } from '../../../domain/problem';
import { reached } from '../../../faults';
import type { ChargeOutcome } from '../../../payments/provider';
import { recordFacts } from '../../../outbox/facts';
import { retriedTransaction } from '../../../strapi';
import { move, type Places, release } from '../../ticket/stock/stock';
import { type CheckoutAnswer, keepAnswer } from './idempotency';

/** An order whose payment is on its way. */
export interface OrderInPayment {
  id: number;
  /** The cart that waits for the payment. */
  cartId: number;
  /** Minor units. */
  total: number;
  currency: string;
  paymentMethod: string;
  places: Places[];
  attendeeIds: number[];
  accessSeed: string;
}

/** Somebody else settled the order: another process, after the payment took too long here. */
export class AlreadySettled extends Error {}

interface Settlement {
  status: 'completed' | 'pending' | 'failed';
  reference?: string;
}

/** The one who takes the order out of its payment settles it; there is no second. */
async function closePayment(trx: Knex, { id }: OrderInPayment, { status, reference }: Settlement) {
  const closed = await trx('orders')
    .where({ public_id: id, status: 'pending' })
    .whereNotNull('settle_after')
    .update({ status, settle_after: null, cart_id: null, payment_reference: reference ?? null });
  if (closed === 0) throw new AlreadySettled();
}

/** What was in the cart is in the order now. */
async function spendCart(trx: Knex, { id, cartId }: OrderInPayment): Promise<void> {
  await trx('carts')
    .where({ id: cartId, order_id: id })
    .update({ order_id: null, expires_at: null, version: trx.raw('version + 1') });
  await trx('cart_items').where({ cart_id: cartId }).delete();
}

async function succeed(trx: Knex, order: OrderInPayment, settlement: Settlement): Promise<void> {
  await spendCart(trx, order);
  reached('cart spent');
  await closePayment(trx, order, settlement);
  reached('order closed');
  if (settlement.status !== 'completed') return;
  await trx('attendees')
    .where({ order_id: order.id, status: 'pending' })
    .update({ status: 'confirmed' });
  reached('attendees confirmed');
}

async function deleteAttendees(trx: Knex, orderId: number): Promise<void> {
  const own = () => trx('attendees').where({ order_id: orderId });
  for (const link of ['attendees_ticket_lnk', 'attendees_order_lnk']) {
    await trx(link).whereIn('attendee_id', own().select('id')).delete();
  }
  await trx('public_ids').whereIn('id', own().select('public_id')).delete();
  await own().delete();
}

/** The places go back to the cart, whose hold runs on as it did: to try again. */
async function fail(trx: Knex.Transaction, order: OrderInPayment): Promise<void> {
  const { id, cartId, places } = order;
  const returned = await trx('carts')
    .where({ id: cartId, order_id: id })
    .update({ order_id: null });
  await closePayment(trx, order, { status: 'failed' });
  reached('order failed');
  await deleteAttendees(trx, id);
  reached('attendees deleted');
  if (returned === 1) await move(trx, places, 'sold', 'held');
  else await release(trx, places, 'sold');
}

/** What the buyer is told of an order in this status. */
export function answerOf(order: OrderInPayment, status: Settlement['status']): CheckoutAnswer {
  const { id, total, attendeeIds } = order;
  return {
    result: { order_id: id, status, total: formatMinor(total), attendee_ids: attendeeIds },
  };
}

function refusal({ kind, message }: Problem): CheckoutAnswer {
  return { problem: { kind, message } };
}

export function outage(): Problem {
  return new Problem('paymentUnavailable', 'The payment provider cannot be reached. Try again.');
}

/**
 * Ends an order's payment: all of it happens, or nothing.
 * @param isOutage whether a payment that did not happen is the provider's fault.
 * @throws AlreadySettled
 */
export async function settleOrder(
  order: OrderInPayment,
  outcome: ChargeOutcome,
  { isOutage = false, hasKey = true } = {},
): Promise<CheckoutAnswer> {
  const declined =
    outcome.status === 'declined' &&
    (isOutage ? outage() : new Problem('paymentFailed', outcome.reason));
  const status = outcome.status === 'paid' ? 'completed' : 'pending';
  const answer = declined ? refusal(declined) : answerOf(order, status);
  return retriedTransaction(async (trx) => {
    if (outcome.status === 'declined') await fail(trx, order);
    else {
      await succeed(trx, order, { status, reference: outcome.reference });
      const { id: orderId, attendeeIds } = order;
      await recordFacts(trx, { kind: 'order placed', orderId, status, attendeeIds });
    }
    if (hasKey) await keepAnswer(trx, order.id, answer);
    return answer;
  });
}
