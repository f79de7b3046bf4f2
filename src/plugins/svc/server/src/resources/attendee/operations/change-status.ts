import type { Knex } from 'knex';
import { table } from '../../../database/table';
import { invalidParams, notFound } from '../../../domain/problem';
import { lockSettledOrder } from '../../order/lock';
import { logOrder } from '../../order/order-log';
import { auditColumns } from '../../../host/last-editor';
import { actorName } from '../../../host/actor';
import { now } from '../../../lib/clock';
import { retriedTransaction } from '../../../host/strapi';
import { recordEvents } from '../../../outbox/domain-events';
import { release } from '../../ticket/inventory/inventory';
import { type AttendeeStatus, holdsPlace, statusProblem } from '../../../contract/attendee-status';
import { type AttendeeRow, findAttendeeRow } from '../queries/attendees';
import { isBeingReturned } from '../queries/door';

async function assertOrderSettled(trx: Knex.Transaction, { order_id: orderId }: AttendeeRow) {
  if (!orderId || (await lockSettledOrder(trx, orderId))) return;
  throw invalidParams({ state: 'cannot change while the order is being paid' });
}

/** How somebody came in, where it is not the present request that lets them in now. */
export interface Admission {
  at: number;
  by: string;
  scan: string;
}

export interface StatusOptions {
  admission?: Admission;
  /** Whether the history of the order says it already, in other words. */
  isLogged?: boolean;
}

/** What the history of orders says of places. Who comes and goes is no change of the order. */
function deedOf(from: AttendeeStatus, to: AttendeeStatus) {
  if (to === 'cancelled') return 'place_cancelled';
  return from === 'pending' && to === 'confirmed' ? 'place_confirmed' : null;
}

async function logPlace(
  trx: Knex.Transaction,
  { order_id: orderId, public_id: attendee, status: from }: AttendeeRow,
  to: AttendeeStatus,
): Promise<void> {
  const deed = deedOf(from, to);
  if (orderId && deed) await logOrder(trx, orderId, deed, { attendee });
}

/** Whoever is inside has come in at a time and by somebody's hand. */
function admissionColumns(to: AttendeeStatus, admission?: Admission) {
  const here = { at: now(), by: actorName(), scan: null };
  const none = { at: null, by: null, scan: null };
  const { at, by, scan } = to === 'checked_in' ? (admission ?? here) : none;
  return { checked_in_at: at, checked_in_by: by, checked_in_scan: scan };
}

/**
 * Moves an attendee to a status; staying in it is no change. Of several who try at once each goes from what the one
 * before made of it; a place is given back by the one that takes the attendee out of it. Nothing happens where the
 * attendee is gone.
 * @returns what the attendee was before; null where the attendee is gone
 * @throws Problem `invalidParam` where the status cannot follow, or while the attendee's order is being paid
 */
export async function changeAttendeeStatus(
  trx: Knex.Transaction,
  documentId: string,
  to: AttendeeStatus,
  { admission, isLogged = false }: StatusOptions = {},
): Promise<AttendeeStatus | null> {
  const seen = await findAttendeeRow(trx, 'document_id', documentId);
  if (!seen || seen.status === to) return seen?.status ?? null;
  await assertOrderSettled(trx, seen);
  if (to === 'checked_in' && (await isBeingReturned(trx, seen.public_id))) {
    throw invalidParams({ state: 'cannot become checked_in: the place is being given back' });
  }
  for (;;) {
    const attendee = await findAttendeeRow(trx, 'document_id', documentId);
    if (!attendee) return null;
    const { status: from, ticket_id: ticketId, public_id: attendeeId } = attendee;
    const reason = statusProblem(from, to);
    if (reason) throw invalidParams({ state: reason });
    const moved = await table(trx, 'svc_attendees')
      .where({ document_id: documentId, status: from })
      .update({ status: to, ...admissionColumns(to, admission), ...auditColumns() });
    if (moved === 0) continue;
    if (holdsPlace(from) && !holdsPlace(to))
      await release(trx, [{ ticketId, quantity: 1 }], 'sold');
    if (from === to) return from;
    if (!isLogged) await logPlace(trx, attendee, to);
    const changes = [{ attendeeId, from, to }];
    await recordEvents(trx, { kind: 'attendees changed', orderId: attendee.order_id, changes });
    return from;
  }
}

/** Moves an attendee; `problem` says what is wrong with what they were before, and then nothing happens. */
export function changeStatusUnless(
  documentId: string,
  to: AttendeeStatus,
  problem: (before: AttendeeStatus) => string | undefined,
): Promise<void> {
  return retriedTransaction(async (trx) => {
    const before = await changeAttendeeStatus(trx, documentId, to);
    if (before === null) throw notFound('attendee');
    const reason = problem(before);
    if (reason) throw invalidParams({ state: reason });
  });
}
