import type { Knex } from 'knex';
import { Problem } from '../../../../domain/problem';
import { failpoint } from '../../../../lib/failpoints';
import { table } from '../../../../database/table';
import { recordEvents } from '../../../../outbox/domain-events';
import { retriedTransaction } from '../../../../host/strapi';
import {
  refundPaymentOfOrder,
  type ReceivedPayment,
  recordLatePaymentRefund,
} from './late-payment-refunds';
import { reinstateAttendees } from './reinstate-attendees';
import { saveOutcome } from '../checkout/idempotency';
import { logOrder } from '../../order-log';
import { transitionOrder } from '../change-status';
import { successOutcome, type OrderInPayment } from './order-in-payment';

/*
 * A payment that comes when its order has failed: a provider that could not be asked, a cancellation that did not get
 * through. The buyer gets the places after all, or the money back. Whoever locks the failed order decides, once.
 */

/** Keeps others away from a failed order; false where it has not failed, or what came for it goes back already. */
async function lockFailedOrder(trx: Knex, { id }: OrderInPayment): Promise<boolean> {
  const locked = await table(trx, 'svc_orders')
    .where({ public_id: id, status: 'failed' })
    .update({ status: 'failed', settle_after: null });
  if (locked === 0) return false;
  return !(await table(trx, 'svc_late_payments').where({ order_id: id }).first('id'));
}

async function completeLateOrder(trx: Knex.Transaction, order: OrderInPayment, reference: string) {
  if (!(await lockFailedOrder(trx, order))) return;
  await transitionOrder(trx, order.id, 'failed', 'completed');
  await table(trx, 'svc_orders')
    .where({ public_id: order.id })
    .update({ payment_reference: reference });
  await logOrder(trx, order.id, 'paid', { hand: 'service' });
  failpoint('late order completed');
  const attendeeIds = await reinstateAttendees(trx, order);
  failpoint('attendees reinstated');
  const status = 'completed';
  const placed = { orderId: order.id, status, attendeeIds, isPaid: true } as const;
  await recordEvents(trx, { kind: 'order placed', ...placed });
  await saveOutcome(trx, order.id, successOutcome({ ...order, attendeeIds }, status));
}

/** The places, if they can be had. */
async function tryToComplete(order: OrderInPayment, reference: string): Promise<boolean> {
  try {
    await retriedTransaction((trx) => completeLateOrder(trx, order, reference));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

async function refundLatePayment(order: OrderInPayment, received: ReceivedPayment): Promise<void> {
  await retriedTransaction(async (trx) => {
    if (await lockFailedOrder(trx, order)) await recordLatePaymentRefund(trx, order.id, received);
  });
  await refundPaymentOfOrder(order.id);
}

/**
 * Takes what was paid for an order that has failed; of an order that has not, there is nothing to take.
 * @param isWhole whether it is what the order costs; anything else goes back.
 */
export async function handleLatePayment(
  order: OrderInPayment,
  received: ReceivedPayment,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  strapi.log.warn(`A payment for order ${order.id} arrived after the order had failed.`);
  if (isWhole && (await tryToComplete(order, received.reference))) return;
  await refundLatePayment(order, received);
}

/** Nothing was paid for an order that was given up: nobody needs to ask any more. */
export function stopPollingPayment({ id }: OrderInPayment): Promise<unknown> {
  return retriedTransaction((trx) =>
    table(trx, 'svc_orders')
      .where({ public_id: id, status: 'failed' })
      .update({ settle_after: null }),
  );
}
