import type { Knex } from 'knex';
import { formatMinor } from '../../../domain/money';
import { invalidParams, notFound, type Problem } from '../../../domain/problem';
import { reached } from '../../../faults';
import { recordFacts } from '../../../outbox/facts';
import { database, retriedTransaction, settings } from '../../../strapi';
import { attendeeStates } from '../../attendee/domain/status';
import { findAttendeeRow } from '../../attendee/query';
import { now } from '../../ticket/stock/stock';
import { refundable } from '../domain/amounts';
import { decisionProblem, type RefundStatus } from '../domain/status';
import { type RefundRow, selectRefund } from '../queries/requests';
import { selectOrderToRefund } from '../queries/subject';
import { giveBack, providerOf } from './give-back';

/*
 * What the box office does with a request. An approval goes in three steps: claim (one transaction: the sum counts as
 * refunded, the request as on its way), give back (outside any transaction), settle (another transaction). A process
 * that dies between two of them leaves a claim that the job of every minute takes over.
 */

export interface RefundChange {
  status?: RefundStatus;
  adminNotes?: string;
}

/** Somebody else was faster: what is to be done depends on what they did. */
class Overtaken extends Error {}

async function findRefund(db: Knex, id: number): Promise<RefundRow> {
  const request = await selectRefund(db, id);
  if (!request) throw notFound('refund request');
  return request;
}

function refused(reason: string): Problem {
  return invalidParams({ status: reason });
}

/** @throws Problem `invalidParam` on `status` */
function assertDecidable({ status: from, settle_after: claim }: RefundRow, to: RefundStatus): void {
  const problem = decisionProblem(from, to);
  if (problem) throw refused(problem);
  if (claim !== null) throw refused('cannot change while the refund is on its way');
}

function notesOf({ adminNotes }: RefundChange) {
  return adminNotes === undefined ? {} : { admin_notes: adminNotes };
}

/** Takes a request out of waiting, as it was found: of all who decide it at once, one does. */
async function takeUp(trx: Knex, { public_id: id, attempt }: RefundRow, change: object) {
  const taken = await trx('refund_requests')
    .where({ public_id: id, status: 'pending', attempt })
    .whereNull('settle_after')
    .update({ ...change, updated_at: new Date() });
  if (taken === 0) throw new Overtaken();
}

/** One statement: nobody gets back more than was paid, whatever is approved at the same time. */
async function takeSum(trx: Knex, { order_id: orderId, amount_minor: amount }: RefundRow) {
  const taken = await trx('orders')
    .where({ public_id: orderId })
    .whereIn('status', refundable)
    .whereRaw('refunded_minor + ? <= total_minor', [Number(amount)])
    .update({ refunded_minor: trx.raw('refunded_minor + ?', [Number(amount)]) });
  return taken === 1;
}

/** Why a sum could not be taken. */
async function noSum(trx: Knex, request: RefundRow): Promise<Error> {
  const { settle_after: claim, status } = await findRefund(trx, request.public_id);
  if (claim !== null || status !== 'pending') return new Overtaken();
  const order = await selectOrderToRefund(trx, request.order_id);
  if (!order || !refundable.includes(order.status)) {
    return refused(`cannot become approved: the order is ${order?.status ?? 'gone'}`);
  }
  const left = formatMinor(Number(order.total_minor) - Number(order.refunded_minor));
  return refused(`cannot become approved: of the order ${left} is left`);
}

/** @throws Problem `invalidParam` on `status` where there is nobody to refund any more */
async function assertRefundable(trx: Knex, { attendee_id: attendeeId }: RefundRow): Promise<void> {
  if (attendeeId === 0) return;
  const attendee = await findAttendeeRow(trx, 'public_id', attendeeId);
  if (attendee && attendeeStates.allows(attendee.status, 'refunded')) return;
  const standing = attendee?.status ?? 'gone';
  throw refused(`cannot become approved: attendee ${attendeeId} is ${standing}`);
}

async function claim(trx: Knex, request: RefundRow, change: RefundChange): Promise<void> {
  if (!(await takeSum(trx, request))) throw await noSum(trx, request);
  reached('refund sum taken');
  const settleAfter = now() + settings().paymentTimeoutSeconds;
  await takeUp(trx, request, { ...notesOf(change), settle_after: settleAfter });
  await assertRefundable(trx, request);
}

async function approve(request: RefundRow, change: RefundChange): Promise<void> {
  await providerOf(request);
  await retriedTransaction((trx) => claim(trx, request, change));
  reached('refund claimed');
  await giveBack(request);
  reached('refund settled');
}

async function reject(request: RefundRow, change: RefundChange): Promise<void> {
  const { public_id: requestId, order_id: orderId } = request;
  const rejected = { status: 'rejected', open_key: null, decided_at: now() };
  await retriedTransaction(async (trx) => {
    await takeUp(trx, request, { ...notesOf(change), ...rejected });
    await recordFacts(trx, { kind: 'refund decided', orderId, requestId });
  });
}

async function keepNotes({ public_id: id }: RefundRow, change: RefundChange): Promise<void> {
  const notes = notesOf(change);
  if (Object.keys(notes).length === 0) return;
  await retriedTransaction((trx) =>
    trx('refund_requests')
      .where({ public_id: id })
      .update({ ...notes, updated_at: new Date() }),
  );
}

async function tryToChange(id: number, change: RefundChange): Promise<void> {
  const request = await findRefund(database(), id);
  const to = change.status ?? request.status;
  if (to === request.status) return keepNotes(request, change);
  assertDecidable(request, to);
  await (to === 'approved' ? approve(request, change) : reject(request, change));
}

/**
 * Decides a request, or writes notes on it. What it is already it stays, and what is decided is final.
 * @throws Problem `notFound`, `invalidParam` on `status`, `paymentFailed`, `paymentUnavailable`
 */
export async function changeRefundRequest(id: number, change: RefundChange): Promise<RefundRow> {
  for (;;) {
    try {
      await tryToChange(id, change);
      return await findRefund(database(), id);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
}

export default () => ({ changeRefundRequest });
