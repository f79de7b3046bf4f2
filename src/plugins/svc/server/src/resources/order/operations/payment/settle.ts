import type { Knex } from 'knex';
import { noMoney } from '../../../../domain/money';
import { paymentFailed, Problem } from '../../../../domain/problem';
import { failpoint } from '../../../../lib/failpoints';
import type { FinalChargeOutcome, NextStep } from '../../../../payments/provider';
import { recordEvents } from '../../../../outbox/domain-events';
import { execute, select, type Sql, sql } from '../../../../database/sql';
import { retriedTransaction, tryTransaction } from '../../../../host/strapi';
import { holdForBuyer, returnCart } from '../../../cart/cart-in-payment';
import { recordLatePaymentRefund } from './late-payment-refunds';
import { transfer, release, withoutHold } from '../../../ticket/inventory/inventory';
import { now } from '../../../../lib/clock';
import { returnVoucherUses } from '../../voucher-of-order';
import { deleteAttendees } from './reinstate-attendees';
import { type CheckoutOutcome, problemOutcome, saveOutcome } from '../checkout/idempotency';
import { successOutcome, type OrderInPayment } from './order-in-payment';

/*
 * How an order leaves its payment. Somebody else may settle it first: another process, after the payment took too long
 * here. Whoever comes second changes nothing, and is told so by null or false.
 */

function isInPayment({ id }: OrderInPayment): Sql {
  return sql`public_id = ${id} and status = 'pending' and settle_after is not null`;
}

/** The one who takes the order out of its payment settles it; false for whoever comes second. */
async function closePayment(
  trx: Knex,
  order: OrderInPayment,
  status: 'completed' | 'pending',
  reference: string,
): Promise<boolean> {
  const closed = await execute(
    trx,
    sql`update svc_orders
      set status = ${status}, settle_after = null, cart_id = null, payment_reference = ${reference}
      where ${isInPayment(order)}`,
  );
  return closed === 1;
}

/**
 * The same for a payment that is not made. Not where the provider has been told of the payment since the order was
 * read: then it may be made after all.
 */
async function failPayment(
  trx: Knex,
  order: OrderInPayment,
  nextPollAt: number | null,
): Promise<boolean> {
  const known = order.reference
    ? sql`payment_reference = ${order.reference}`
    : sql`payment_reference is null`;
  const closed = await execute(
    trx,
    sql`update svc_orders set status = 'failed', settle_after = ${nextPollAt}, cart_id = null
      where ${isInPayment(order)} and ${known}`,
  );
  return closed === 1;
}

/** What was in the cart is in the order now. */
async function clearPaidCart(trx: Knex, { id, cartId }: OrderInPayment): Promise<void> {
  await execute(
    trx,
    sql`update svc_carts set order_id = null, ${withoutHold}, version = version + 1
      where id = ${cartId} and order_id = ${id}`,
  );
  await execute(trx, sql`delete from svc_cart_items where cart_id = ${cartId}`);
}

async function completePayment(
  trx: Knex,
  order: OrderInPayment,
  status: 'completed' | 'pending',
  reference: string,
): Promise<boolean> {
  await clearPaidCart(trx, order);
  failpoint('cart cleared');
  if (!(await closePayment(trx, order, status, reference))) return false;
  failpoint('order closed');
  if (status !== 'completed') return true;
  await execute(
    trx,
    sql`update svc_attendees set status = 'confirmed' where order_id = ${order.id} and status = 'pending'`,
  );
  failpoint('attendees confirmed');
  return true;
}

/** The payment is asked about at another time; false where the order is not in payment any more. */
async function postponePayment(trx: Knex, order: OrderInPayment, until: number): Promise<boolean> {
  const postponed = await execute(
    trx,
    sql`update svc_orders set settle_after = ${until} where ${isInPayment(order)}`,
  );
  return postponed === 1;
}

/**
 * The places go back to the cart, whose hold runs on as it did: to try again.
 * @param nextPollAt when the provider is asked again, where it may have been paid after all
 */
async function failOrder(
  trx: Knex.Transaction,
  order: OrderInPayment,
  { nextPollAt = null, isDeclined = false }: { nextPollAt?: number | null; isDeclined?: boolean },
): Promise<boolean> {
  const { id: orderId, cartId, quantities } = order;
  const isReturned = await returnCart(trx, { cartId, orderId }, { isDeclined });
  if (!(await failPayment(trx, order, nextPollAt))) return false;
  failpoint('order failed');
  await deleteAttendees(trx, order, { mayBePaid: nextPollAt !== null });
  failpoint('attendees deleted');
  await returnVoucherUses(trx, orderId);
  if (isReturned) await transfer(trx, quantities, 'sold', 'held');
  else await release(trx, quantities, 'sold');
  return true;
}

export function providerUnavailable(): Problem {
  return new Problem('paymentUnavailable', 'The payment provider cannot be reached. Try again.');
}

/** Of a payment that was not made, or not as it was asked for. */
function failedOutcome(
  end: Exclude<FinalChargeOutcome, { status: 'paid' | 'pending' }>,
): CheckoutOutcome {
  if (end.status === 'mispaid') {
    const message = 'The amount paid is not the total of the order.';
    return problemOutcome(paymentFailed(message, { reason: 'amount_differs' }));
  }
  const why = { reason: 'declined' as const, ...(end.code && { declineCode: end.code }) };
  return problemOutcome(paymentFailed(end.reason, why));
}

/** What the buyer is told of a payment that has ended so. */
export function outcomeOfCharge(
  order: OrderInPayment,
  end: FinalChargeOutcome,
  { isOutage = false } = {},
): CheckoutOutcome {
  if (end.status === 'paid') return successOutcome(order, 'completed');
  if (end.status === 'pending') return successOutcome(order, 'pending');
  return isOutage ? problemOutcome(providerUnavailable()) : failedOutcome(end);
}

async function applyChargeResult(
  trx: Knex.Transaction,
  order: OrderInPayment,
  how: FinalChargeOutcome,
  { isOutage }: { isOutage: boolean },
): Promise<boolean> {
  if (how.status === 'declined') return failOrder(trx, order, { isDeclined: !isOutage });
  if (how.status === 'mispaid') {
    if (!(await failOrder(trx, order, {}))) return false;
    await recordLatePaymentRefund(trx, order.id, how);
    return true;
  }
  const status = how.status === 'paid' ? 'completed' : 'pending';
  if (!(await completePayment(trx, order, status, how.reference))) return false;
  const { id: orderId, attendeeIds } = order;
  const isPaid = how.status === 'paid' && order.total !== noMoney;
  await recordEvents(trx, { kind: 'order placed', orderId, status, attendeeIds, isPaid });
  return true;
}

/**
 * Ends an order's payment: all of it happens, or nothing. Null where somebody else has settled the order.
 * @param isOutage whether a payment that did not happen is the provider's fault.
 */
export async function settleOrder(
  order: OrderInPayment,
  how: FinalChargeOutcome,
  { isOutage = false, hasKey = true } = {},
): Promise<CheckoutOutcome | null> {
  const answer = outcomeOfCharge(order, how, { isOutage });
  return tryTransaction(async (trx) => {
    if (!(await applyChargeResult(trx, order, how, { isOutage }))) return null;
    if (hasKey) await saveOutcome(trx, order.id, answer);
    return answer;
  });
}

/**
 * The buyer has to go on: places and cart are held as if the cart had been changed now. What to go on with is told and
 * not kept. Null where somebody else has settled the order.
 */
export async function awaitBuyerAction(
  order: OrderInPayment,
  step: NextStep,
  { hasKey = true } = {},
): Promise<CheckoutOutcome | null> {
  const answer = successOutcome(order, 'pending');
  return tryTransaction(async (trx) => {
    const until = await holdForBuyer(trx, { cartId: order.cartId, orderId: order.id });
    if (!(await postponePayment(trx, order, until))) return null;
    failpoint('buyer awaited');
    if (hasKey) await saveOutcome(trx, order.id, answer);
    return { ...answer, step };
  });
}

/** The provider is told of the payment before anything is paid. Null where somebody else has settled the order. */
export async function savePaymentReference(
  order: OrderInPayment,
  reference: string,
  settleAfter: number,
): Promise<OrderInPayment | null> {
  const kept = await retriedTransaction((trx) =>
    execute(
      trx,
      sql`update svc_orders set payment_reference = ${reference}, settle_after = ${settleAfter}
        where ${isInPayment(order)}`,
    ),
  );
  return kept === 0 ? null : { ...order, reference };
}

/** Puts the question off, where it is still open. */
export async function postponePolling({ id }: OrderInPayment, settleAfter: number): Promise<void> {
  await retriedTransaction((trx) =>
    execute(
      trx,
      sql`update svc_orders set settle_after = ${settleAfter}
        where public_id = ${id} and settle_after is not null`,
    ),
  );
}

/**
 * Nobody can say what became of the payment, and the time is over for which its places are held. The order fails, and
 * the provider is asked on: a payment that comes after all gets its places again, or goes back. False where somebody
 * else has settled the order.
 */
export async function failUnresolvedOrder(
  order: OrderInPayment,
  nextPollAt: number,
): Promise<boolean> {
  const isOurs = await tryTransaction(async (trx) => {
    const held = await select(
      trx,
      sql`select id from svc_carts
        where id = ${order.cartId} and order_id = ${order.id} and expires_at > ${now()}`,
    );
    if (held.length > 0) {
      await postponePayment(trx, order, nextPollAt);
      return true;
    }
    if (!(await failOrder(trx, order, { nextPollAt }))) return null;
    await saveOutcome(trx, order.id, problemOutcome(providerUnavailable()));
    return true;
  });
  return isOurs !== null;
}
