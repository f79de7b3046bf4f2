import type { Knex } from 'knex';
import { reached } from '../../../faults';
import { recordFacts } from '../../../outbox/facts';
import { retriedTransaction } from '../../../strapi';
import { attendeeStates } from '../../attendee/domain/status';
import { attendeesToChange, moveOrder } from '../../order/services/order-lifecycle';
import { now, type Places, release } from '../../ticket/stock/stock';
import { statusAfterRefund } from '../domain/amounts';
import type { RefundRow } from '../queries/requests';
import { selectOrderToRefund } from '../queries/subject';
import { lockOrder } from './lock-order';

/*
 * The end of a refund that was claimed: all of it happens, or nothing. Rows are changed in the order: order, request,
 * attendees, tickets.
 */

const canBeRefunded = attendeeStates.all.filter((from) => attendeeStates.allows(from, 'refunded'));

/** Of all who know what became of the money, one ends the claim. */
async function endClaim(trx: Knex, { public_id: id, attempt }: RefundRow, change: object) {
  const ended = await trx('refund_requests')
    .where({ public_id: id, status: 'pending', attempt })
    .whereNotNull('settle_after')
    .update({ ...change, settle_after: null, updated_at: new Date() });
  return ended === 1;
}

/** What was given back of an order, without what is still on its way. */
async function sumApproved(trx: Knex, orderId: number): Promise<number> {
  const [row] = (await trx('refund_requests')
    .where({ order_id: orderId, status: 'approved' })
    .sum({ sum: 'amount_minor' })) as { sum: number | string | null }[];
  return Number(row?.sum ?? 0);
}

async function moveRefundedOrder(trx: Knex.Transaction, orderId: number): Promise<void> {
  const { status: from, total_minor: total } = (await selectOrderToRefund(trx, orderId))!;
  const to = statusAfterRefund(Number(total), await sumApproved(trx, orderId));
  if (from !== to) await moveOrder(trx, orderId, from, to);
}

/** Who of the order, or the one whom the request is about, is about to be refunded. */
async function attendeesToRefund(trx: Knex.Transaction, request: RefundRow) {
  const { order_id: orderId, attendee_id: attendeeId } = request;
  const changes = await attendeesToChange(trx, orderId, [...canBeRefunded], 'refunded');
  return attendeeId > 0 ? changes.filter((one) => one.attendeeId === attendeeId) : changes;
}

/** Whoever was taken off their place meanwhile stays so. Each row count tells how many places are free. */
async function refundAttendees(trx: Knex.Transaction, request: RefundRow): Promise<Places[]> {
  const { order_id, attendee_id: attendeeId } = request;
  const who = { order_id, ...(attendeeId > 0 && { public_id: attendeeId }) };
  const ticketIds = (await trx('attendees')
    .where(who)
    .distinct('ticket_id')
    .orderBy('ticket_id')
    .pluck('ticket_id')) as number[];
  const freed: Places[] = [];
  for (const ticketId of ticketIds) {
    const quantity = await trx('attendees')
      .where({ ...who, ticket_id: ticketId })
      .whereIn('status', canBeRefunded)
      .update({ status: 'refunded', updated_at: new Date() });
    freed.push({ ticketId, quantity });
  }
  return freed;
}

/** The money is back: the request is approved, the order and who sat on its places are refunded. */
export function settleRefund(request: RefundRow, reference: string): Promise<void> {
  const { public_id: requestId, order_id: orderId } = request;
  const approved = {
    status: 'approved',
    open_key: null,
    decided_at: now(),
    payment_reference: reference || null,
  };
  return retriedTransaction(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await endClaim(trx, request, approved))) return;
    reached('refund approved');
    await moveRefundedOrder(trx, orderId);
    reached('refund order moved');
    const changes = await attendeesToRefund(trx, request);
    const freed = await refundAttendees(trx, request);
    reached('refund attendees moved');
    await release(trx, freed, 'sold');
    await recordFacts(
      trx,
      { kind: 'attendees changed', orderId, changes },
      { kind: 'refund decided', orderId, requestId },
    );
  });
}

/** The money stays: the request waits again, and the order has its sum back. */
export function returnClaim(request: RefundRow): Promise<void> {
  const { order_id: orderId, attempt, amount_minor: amount } = request;
  return retriedTransaction(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await endClaim(trx, request, { attempt: attempt + 1 }))) return;
    reached('refund claim ended');
    await trx('orders')
      .where({ public_id: orderId })
      .update({ refunded_minor: trx.raw('refunded_minor - ?', [Number(amount)]) });
  });
}
