import type { Knex } from 'knex';
import { table } from '../../../database/table';
import type { Row } from '../../../database/tables';
import { formatMinor, minor, minus } from '../../../domain/money';
import { invalidParams, notFound, type Problem } from '../../../domain/problem';
import { failpoint } from '../../../lib/failpoints';
import { recordEvents } from '../../../outbox/domain-events';
import { assertNoTransaction, database, retriedTransaction, settings } from '../../../host/strapi';
import { attendeeStates } from '../../../contract/attendee-status';
import { findAttendeeRow } from '../../attendee/queries/attendees';
import { reserveRefund } from '../../order/refunded-amount';
import { now } from '../../../lib/clock';
import { refundableStatuses } from '../../../contract/order-status';
import { decisionProblem, type RefundStatus } from '../../../contract/refund-request-status';
import { isByHand } from '../queries/paid-order';
import { type RefundRow, findRefundRow } from '../queries/refund-requests';
import { findRefundableOrder } from '../queries/refund-subject';
import { holdTill, tillClosed, type TillUse } from '../../till/operations/record-movement';
import { logRefund } from './log-refund';
import { refundPayment, providerOf } from './refund-payment';

/*
 * What the box office does with a request. An approval goes in three steps: claim (one transaction: the sum counts as
 * refunded, the request as on its way), give back (outside any transaction), settle (another transaction). A process
 * that dies between two of them leaves a claim that the job of every minute takes over.
 */

export interface RefundUpdate {
  status?: RefundStatus;
  adminNotes?: string;
  /** The till that the money is handed over from, where somebody hands it over. */
  till?: TillUse;
}

/** Somebody else was faster: what is to be done depends on what they did. */
class ConcurrentChange extends Error {}

/** @throws Problem `notFound` */
export async function findRefund(db: Knex, id: number): Promise<RefundRow> {
  const request = await findRefundRow(db, id);
  if (!request) throw notFound('refund request');
  return request;
}

function invalidStatus(reason: string): Problem {
  return invalidParams({ requestStatus: reason });
}

/** @throws Problem `invalidParam` on `requestStatus` */
function assertDecidable({ status: from, settle_after: claim }: RefundRow, to: RefundStatus): void {
  const problem = decisionProblem(from, to);
  if (problem) throw invalidStatus(problem);
  if (claim !== null)
    throw invalidStatus('cannot change while the refund is in progress: look again in a moment');
}

function notesOf({ adminNotes }: RefundUpdate) {
  return adminNotes === undefined ? {} : { admin_notes: adminNotes };
}

/** Takes a request out of waiting, as it was found: of all who decide it at once, one does. */
async function updatePending(
  trx: Knex,
  { public_id: id, attempt }: RefundRow,
  change: Partial<Row<'svc_refund_requests'>>,
) {
  const taken = await table(trx, 'svc_refund_requests')
    .where({ public_id: id, status: 'pending', attempt })
    .whereNull('settle_after')
    .update({ ...change, updated_at: new Date() });
  if (taken === 0) throw new ConcurrentChange();
}

/** Why a sum could not be taken. */
async function amountUnavailable(trx: Knex, request: RefundRow): Promise<Error> {
  const { settle_after: claim, status } = await findRefund(trx, request.public_id);
  if (claim !== null || status !== 'pending') return new ConcurrentChange();
  const order = await findRefundableOrder(trx, request.order_id);
  if (!order || !refundableStatuses.includes(order.status)) {
    return invalidStatus(`cannot become approved: the order is ${order?.status ?? 'gone'}`);
  }
  const left = formatMinor(minus(minor(order.total_minor), minor(order.refunded_minor)));
  return invalidStatus(`cannot become approved: only ${left} of the order can still be refunded`);
}

/** @throws Problem `invalidParam` on `requestStatus` where there is nobody to refund any more */
async function assertRefundable(trx: Knex, { attendee_id: attendeeId }: RefundRow): Promise<void> {
  if (attendeeId === 0) return;
  const attendee = await findAttendeeRow(trx, 'public_id', attendeeId);
  if (attendee && attendeeStates.allows(attendee.status, 'refunded')) return;
  const standing = attendee?.status ?? 'gone';
  throw invalidStatus(`cannot become approved: attendee ${attendeeId} is ${standing}`);
}

/** The till that the money goes out of: it stays open until the refund is settled. */
async function tillOf(trx: Knex.Transaction, request: RefundRow, { till }: RefundUpdate) {
  if (!till || !(await isByHand(trx, request))) return { till_id: null, till_means: null };
  const { administratorId, means } = till;
  return { till_id: await holdTill(trx, administratorId, tillClosed), till_means: means };
}

/** Counts the sum as refunded, and the request as on its way. @throws Problem `invalidParam` on `requestStatus` */
export async function claimRefund(
  trx: Knex.Transaction,
  request: RefundRow,
  change: RefundUpdate,
): Promise<void> {
  const refund = { orderId: request.order_id, amount: minor(request.amount_minor) };
  const isReserved = await reserveRefund(trx, refund, refundableStatuses);
  if (!isReserved) throw await amountUnavailable(trx, request);
  failpoint('refund amount reserved');
  const settleAfter = now() + settings().paymentTimeoutSeconds;
  const till = await tillOf(trx, request, change);
  await updatePending(trx, request, { ...notesOf(change), ...till, settle_after: settleAfter });
  await assertRefundable(trx, request);
}

async function approve(request: RefundRow, change: RefundUpdate): Promise<void> {
  assertNoTransaction('changeRefundRequest');
  await providerOf(request);
  await retriedTransaction(async (trx) => {
    await claimRefund(trx, request, change);
    await logRefund(trx, request, 'refund_approved');
  });
  failpoint('refund claimed');
  await refundPayment(await findRefund(database(), request.public_id));
  failpoint('refund settled');
}

async function reject(request: RefundRow, change: RefundUpdate): Promise<void> {
  const { public_id: requestId, order_id: orderId } = request;
  const rejected = { status: 'rejected' as const, open_key: null, decided_at: now() };
  await retriedTransaction(async (trx) => {
    await updatePending(trx, request, { ...notesOf(change), ...rejected });
    await logRefund(trx, request, 'refund_rejected');
    await recordEvents(trx, { kind: 'refund decided', orderId, requestId });
  });
}

async function saveNotes({ public_id: id }: RefundRow, change: RefundUpdate): Promise<void> {
  const notes = notesOf(change);
  if (Object.keys(notes).length === 0) return;
  await retriedTransaction((trx) =>
    table(trx, 'svc_refund_requests')
      .where({ public_id: id })
      .update({ ...notes, updated_at: new Date() }),
  );
}

async function tryUpdate(id: number, change: RefundUpdate): Promise<void> {
  const request = await findRefund(database(), id);
  const to = change.status ?? request.status;
  if (to === request.status) return saveNotes(request, change);
  assertDecidable(request, to);
  await (to === 'approved' ? approve(request, change) : reject(request, change));
}

/**
 * Decides a request, or writes notes on it. What it is already it stays, and what is decided is final.
 * @throws Problem `notFound`, `invalidParam` on `requestStatus`, `paymentFailed`, `paymentUnavailable`
 * @throws Error for an approval inside a transaction, before anything has happened
 */
export async function changeRefundRequest(id: number, change: RefundUpdate): Promise<RefundRow> {
  for (;;) {
    try {
      await tryUpdate(id, change);
      return await findRefund(database(), id);
    } catch (error) {
      if (!(error instanceof ConcurrentChange)) throw error;
    }
  }
}
