import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { reached } from '../../../faults';
import type { ChargeEnd, NextStep } from '../../../payments/provider';
import { recordFacts } from '../../../outbox/facts';
import { change, sql } from '../../../sql';
import { retriedTransaction } from '../../../strapi';
import { holdEnd } from '../../cart/services/lock-cart';
import { recordReturn } from '../../payment/services/returns';
import { move, now, release } from '../../ticket/stock/stock';
import { deleteAttendees } from './holders';
import { type CheckoutAnswer, keepAnswer } from './idempotency';
import { answerOf, type OrderInPayment } from './unsettled-orders';

/** Somebody else settled the order: another process, after the payment took too long here. */
export class AlreadySettled extends Error {}

/** For the order's public id. */
const isInPayment = `public_id = ? and status = 'pending' and settle_after is not null`;

function inPayment(trx: Knex, { id }: OrderInPayment) {
  return trx('orders').whereRaw(isInPayment, [id]);
}

/** The one who takes the order out of its payment settles it; there is no second. */
async function closePayment(
  trx: Knex,
  order: OrderInPayment,
  status: 'completed' | 'pending',
  reference: string,
) {
  const closed = await change(
    trx,
    sql(
      `update orders set status = ?, settle_after = null, cart_id = null, payment_reference = ?
       where ${isInPayment}`,
      status,
      reference,
      order.id,
    ),
  );
  if (closed === 0) throw new AlreadySettled();
}

/**
 * The same for a payment that is not made. Not where the provider has been told of the payment since the order was
 * read: then it may be made after all.
 */
async function giveUpPayment(trx: Knex, order: OrderInPayment, askAgainAt: number | null) {
  const known = order.reference || null;
  const closed = await inPayment(trx, order)
    .where({ payment_reference: known })
    .update({ status: 'failed', settle_after: askAgainAt, cart_id: null });
  if (closed === 0) throw new AlreadySettled();
}

/** What was in the cart is in the order now. */
async function spendCart(trx: Knex, { id, cartId }: OrderInPayment): Promise<void> {
  await change(
    trx,
    sql(
      `update carts set order_id = null, expires_at = null, version = version + 1
       where id = ? and order_id = ?`,
      cartId,
      id,
    ),
  );
  await change(trx, sql('delete from cart_items where cart_id = ?', cartId));
}

async function succeed(
  trx: Knex,
  order: OrderInPayment,
  status: 'completed' | 'pending',
  reference: string,
): Promise<void> {
  await spendCart(trx, order);
  reached('cart spent');
  await closePayment(trx, order, status, reference);
  reached('order closed');
  if (status !== 'completed') return;
  await change(
    trx,
    sql(
      `update attendees set status = 'confirmed' where order_id = ? and status = 'pending'`,
      order.id,
    ),
  );
  reached('attendees confirmed');
}

/** The places go back to the cart, whose hold runs on as it did: to try again. */
async function fail(
  trx: Knex.Transaction,
  order: OrderInPayment,
  askAgainAt: number | null = null,
): Promise<void> {
  const { id, cartId, places } = order;
  const returned = await trx('carts')
    .where({ id: cartId, order_id: id })
    .update({ order_id: null });
  await giveUpPayment(trx, order, askAgainAt);
  reached('order failed');
  await deleteAttendees(trx, order, { mayBePaid: askAgainAt !== null });
  reached('attendees deleted');
  if (returned === 1) await move(trx, places, 'sold', 'held');
  else await release(trx, places, 'sold');
}

function refusal({ kind, message }: Problem): CheckoutAnswer {
  return { problem: { kind, message } };
}

export function outage(): Problem {
  return new Problem('paymentUnavailable', 'The payment provider cannot be reached. Try again.');
}

/** What the buyer is told of a payment that has ended so. */
export function answerTo(
  order: OrderInPayment,
  end: ChargeEnd,
  { isOutage = false } = {},
): CheckoutAnswer {
  if (end.status === 'paid') return answerOf(order, 'completed');
  if (end.status === 'pending') return answerOf(order, 'pending');
  if (isOutage) return refusal(outage());
  const reason =
    end.status === 'declined' ? end.reason : 'What was paid is not what the order costs.';
  return refusal(new Problem('paymentFailed', reason));
}

async function end(trx: Knex.Transaction, order: OrderInPayment, how: ChargeEnd): Promise<void> {
  if (how.status === 'declined') return fail(trx, order);
  if (how.status === 'mispaid') {
    await fail(trx, order);
    return recordReturn(trx, order.id, how);
  }
  const status = how.status === 'paid' ? 'completed' : 'pending';
  await succeed(trx, order, status, how.reference);
  const { id: orderId, attendeeIds } = order;
  await recordFacts(trx, { kind: 'order placed', orderId, status, attendeeIds });
}

/**
 * Ends an order's payment: all of it happens, or nothing.
 * @param isOutage whether a payment that did not happen is the provider's fault.
 * @throws AlreadySettled
 */
export async function settleOrder(
  order: OrderInPayment,
  how: ChargeEnd,
  { isOutage = false, hasKey = true } = {},
): Promise<CheckoutAnswer> {
  const answer = answerTo(order, how, { isOutage });
  return retriedTransaction(async (trx) => {
    await end(trx, order, how);
    if (hasKey) await keepAnswer(trx, order.id, answer);
    return answer;
  });
}

/**
 * The buyer has to go on: places and cart are held for as long as a cart's are, from now on. What to go on with is
 * told and not kept.
 * @throws AlreadySettled
 */
export async function awaitBuyer(
  order: OrderInPayment,
  step: NextStep,
  { hasKey = true } = {},
): Promise<CheckoutAnswer> {
  const until = holdEnd();
  const answer = answerOf(order, 'pending');
  return retriedTransaction(async (trx) => {
    const held = { id: order.cartId, order_id: order.id };
    await trx('carts').where(held).update({ expires_at: until });
    const awaited = await inPayment(trx, order).update({ settle_after: until });
    if (awaited === 0) throw new AlreadySettled();
    reached('buyer awaited');
    if (hasKey) await keepAnswer(trx, order.id, answer);
    return { ...answer, step };
  });
}

/** The provider is told of the payment before anything is paid. @throws AlreadySettled */
export async function keepReference(
  order: OrderInPayment,
  reference: string,
  settleAfter: number,
): Promise<OrderInPayment> {
  const kept = await retriedTransaction((trx) =>
    inPayment(trx, order).update({ payment_reference: reference, settle_after: settleAfter }),
  );
  if (kept === 0) throw new AlreadySettled();
  return { ...order, reference };
}

/** Puts the question off, where it is still open. */
export async function askAgain({ id }: OrderInPayment, settleAfter: number): Promise<void> {
  await retriedTransaction((trx) =>
    trx('orders')
      .where({ public_id: id })
      .whereNotNull('settle_after')
      .update({ settle_after: settleAfter }),
  );
}

/**
 * Nobody can say what became of the payment, and the time is over for which its places are held. The order fails, and
 * the provider is asked on: a payment that comes after all gets its places again, or goes back.
 * @throws AlreadySettled
 */
export function giveUpOrder(order: OrderInPayment, askAgainAt: number): Promise<void> {
  return retriedTransaction(async (trx) => {
    const isHeld = (await trx('carts')
      .where({ id: order.cartId, order_id: order.id })
      .where('expires_at', '>', now())
      .first('id')) as object | undefined;
    if (isHeld) {
      await inPayment(trx, order).update({ settle_after: askAgainAt });
      return;
    }
    await fail(trx, order, askAgainAt);
    await keepAnswer(trx, order.id, refusal(outage()));
  });
}
