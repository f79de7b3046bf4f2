import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { reached } from '../../../faults';
import { recordFacts } from '../../../outbox/facts';
import { retriedTransaction } from '../../../strapi';
import { giveBackOf, type Received, recordReturn } from '../../payment/services/returns';
import { seatAgain } from './holders';
import { keepAnswer } from './idempotency';
import { moveOrder } from './order-lifecycle';
import { answerOf, type OrderInPayment } from './unsettled-orders';

/*
 * A payment that comes when its order has failed: a provider that could not be asked, a cancellation that did not get
 * through. The buyer gets the places after all, or the money back. Whoever locks the failed order decides, once.
 */

/** Keeps others away from a failed order; false where it has not failed, or what came for it goes back already. */
async function lockFailed(trx: Knex, { id }: OrderInPayment): Promise<boolean> {
  const locked = await trx('orders')
    .where({ public_id: id, status: 'failed' })
    .update({ status: 'failed', settle_after: null });
  if (locked === 0) return false;
  return !(await trx('late_payments').where({ order_id: id }).first('id'));
}

async function completeLate(trx: Knex.Transaction, order: OrderInPayment, reference: string) {
  if (!(await lockFailed(trx, order))) return;
  await moveOrder(trx, order.id, 'failed', 'completed');
  await trx('orders').where({ public_id: order.id }).update({ payment_reference: reference });
  reached('late order completed');
  const attendeeIds = await seatAgain(trx, order);
  reached('places taken again');
  const status = 'completed';
  await recordFacts(trx, { kind: 'order placed', orderId: order.id, status, attendeeIds });
  await keepAnswer(trx, order.id, answerOf({ ...order, attendeeIds }, status));
}

/** The places, if they can be had. */
async function tryToComplete(order: OrderInPayment, reference: string): Promise<boolean> {
  try {
    await retriedTransaction((trx) => completeLate(trx, order, reference));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

async function returnPayment(order: OrderInPayment, received: Received): Promise<void> {
  await retriedTransaction(async (trx) => {
    if (await lockFailed(trx, order)) await recordReturn(trx, order.id, received);
  });
  await giveBackOf(order.id);
}

/**
 * Takes what was paid for an order that has failed; of an order that has not, there is nothing to take.
 * @param isWhole whether it is what the order costs; anything else goes back.
 */
export async function takeLatePayment(
  order: OrderInPayment,
  received: Received,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  strapi.log.warn(`A payment for order ${order.id} came when the order had failed.`);
  if (isWhole && (await tryToComplete(order, received.reference))) return;
  await returnPayment(order, received);
}

/** Nothing was paid for an order that was given up: nobody needs to ask any more. */
export function forgetPayment({ id }: OrderInPayment): Promise<unknown> {
  return retriedTransaction((trx) =>
    trx('orders').where({ public_id: id, status: 'failed' }).update({ settle_after: null }),
  );
}
