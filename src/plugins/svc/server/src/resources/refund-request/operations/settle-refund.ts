import type { Knex } from 'knex';
import { table } from '../../../database/table';
import type { Row } from '../../../database/tables';
import { failpoint } from '../../../lib/failpoints';
import { auditColumns } from '../../../host/last-editor';
import { recordEvents } from '../../../outbox/domain-events';
import { retriedTransaction } from '../../../host/strapi';
import { attendeeStates } from '../../../contract/attendee-status';
import { findStatusChanges, transitionOrder } from '../../order/operations/change-status';
import { type TicketQuantity, release } from '../../ticket/inventory/inventory';
import { now } from '../../../lib/clock';
import { statusAfterRefund } from '../domain/refundable-amount';
import type { RefundRow } from '../queries/refund-requests';
import { findRefundableOrder, sumApproved } from '../queries/refund-subject';
import { logRefund } from './log-refund';
import { releaseRefund } from '../../order/refunded-amount';
import { lockOrder } from '../../order/lock-order';
import { recordMovement } from '../../till/operations/record-movement';
import { minor, minus, noMoney } from '../../../domain/money';

/*
 * The end of a refund that was claimed: all of it happens, or nothing. Rows are changed in the order: order, request,
 * attendees, tickets.
 */

const canBeRefunded = attendeeStates.all.filter((from) => attendeeStates.allows(from, 'refunded'));

/** Of all who know what became of the money, one ends the claim. */
async function endClaim(
  trx: Knex,
  { public_id: id, attempt }: RefundRow,
  change: Partial<Row<'svc_refund_requests'>>,
) {
  const ended = await table(trx, 'svc_refund_requests')
    .where({ public_id: id, status: 'pending', attempt })
    .whereNotNull('settle_after')
    .update({ ...change, settle_after: null, updated_at: new Date() });
  return ended === 1;
}

async function moveRefundedOrder(trx: Knex.Transaction, orderId: number): Promise<void> {
  const { status: from, total_minor: total } = (await findRefundableOrder(trx, orderId))!;
  const to = statusAfterRefund(minor(total), await sumApproved(trx, orderId));
  if (from !== to) await transitionOrder(trx, orderId, from, to);
}

/** Who of the order, or the one whom the request is about, is about to be refunded. */
async function findAttendeeChanges(trx: Knex.Transaction, request: RefundRow) {
  const { order_id: orderId, attendee_id: attendeeId } = request;
  const changes = await findStatusChanges(trx, orderId, [...canBeRefunded], 'refunded');
  return attendeeId > 0 ? changes.filter((one) => one.attendeeId === attendeeId) : changes;
}

/** Whoever was taken off their place meanwhile stays so. Each row count tells how many places are free. */
async function refundAttendees(
  trx: Knex.Transaction,
  request: RefundRow,
): Promise<TicketQuantity[]> {
  const { order_id, attendee_id: attendeeId } = request;
  const who = { order_id, ...(attendeeId > 0 && { public_id: attendeeId }) };
  const ticketIds = await table(trx, 'svc_attendees')
    .where(who)
    .orderBy('ticket_id')
    .pluck('ticket_id');
  const freed: TicketQuantity[] = [];
  for (const ticketId of new Set(ticketIds)) {
    const quantity = await table(trx, 'svc_attendees')
      .where({ ...who, ticket_id: ticketId })
      .whereIn('status', canBeRefunded)
      .update({ status: 'refunded', ...auditColumns() });
    freed.push({ ticketId, quantity });
  }
  return freed;
}

/** What was handed over is out of the till that was held for it, and could not be closed meanwhile. */
async function recordPaidOut(trx: Knex.Transaction, request: RefundRow): Promise<void> {
  const { till_id: till, till_means: means, order_id: orderId, public_id: refundId } = request;
  if (till === null || means === null) return;
  const amount = minus(noMoney, minor(request.amount_minor));
  await recordMovement(trx, till, { orderId, kind: 'refund', means, amount, refundId });
}

/** The money is back: the request is approved, the order and who sat on its places are refunded. */
export function settleRefund(request: RefundRow, reference: string): Promise<void> {
  const { public_id: requestId, order_id: orderId } = request;
  const approved = {
    status: 'approved' as const,
    open_key: null,
    decided_at: now(),
    payment_reference: reference || null,
  };
  return retriedTransaction(async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await endClaim(trx, request, approved))) return;
    failpoint('refund approved');
    await recordPaidOut(trx, request);
    await logRefund(trx, request, 'refund_paid');
    await moveRefundedOrder(trx, orderId);
    failpoint('refund order moved');
    const changes = await findAttendeeChanges(trx, request);
    const freed = await refundAttendees(trx, request);
    failpoint('refund attendees moved');
    await release(trx, freed, 'sold');
    await recordEvents(
      trx,
      { kind: 'attendees changed', orderId, changes },
      { kind: 'refund decided', orderId, requestId },
    );
  });
}

/** The money stays: the request waits again, and the order has its sum back. */
export function reopenClaim(request: RefundRow): Promise<void> {
  const { order_id: orderId, attempt, amount_minor: amount } = request;
  return retriedTransaction(async (trx) => {
    await lockOrder(trx, orderId);
    const again = { attempt: attempt + 1, till_id: null, till_means: null };
    if (!(await endClaim(trx, request, again))) return;
    failpoint('refund claim ended');
    await logRefund(trx, request, 'refund_failed');
    await releaseRefund(trx, orderId, minor(amount));
  });
}
