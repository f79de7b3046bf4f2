import type { Knex } from 'knex';
import { invalidParams } from '../../domain/problem';
import { lockSettledOrder } from '../order/services/lock-settled';
import { recordFacts } from '../../outbox/facts';
import { release } from '../ticket/stock/stock';
import { type AttendeeStatus, holdsPlace, statusProblem } from './domain/status';
import { type AttendeeRow, findAttendeeRow } from './query';

async function assertSettled(trx: Knex.Transaction, { order_id: orderId }: AttendeeRow) {
  if (!orderId || (await lockSettledOrder(trx, orderId))) return;
  throw invalidParams({ status: 'cannot change while the order is being paid' });
}

/**
 * Moves an attendee to a status; staying in it is no change. Of several who try at once each goes from what the one
 * before made of it; a place is given back by the one that takes the attendee out of it. Nothing happens where the
 * attendee is gone.
 * @returns what the attendee was before; null where the attendee is gone
 * @throws Problem `invalidParam` where the status cannot follow, or while the attendee's order is being paid
 */
export async function changeStatus(
  trx: Knex.Transaction,
  documentId: string,
  to: AttendeeStatus,
): Promise<AttendeeStatus | null> {
  const known = await findAttendeeRow(trx, 'document_id', documentId);
  if (!known || known.status === to) return known?.status ?? null;
  await assertSettled(trx, known);
  for (;;) {
    const attendee = await findAttendeeRow(trx, 'document_id', documentId);
    if (!attendee) return null;
    const { status: from, ticket_id: ticketId, public_id: attendeeId } = attendee;
    const reason = statusProblem(from, to);
    if (reason) throw invalidParams({ status: reason });
    const moved = await trx('attendees')
      .where({ document_id: documentId, status: from })
      .update({ status: to, updated_at: new Date() });
    if (moved === 0) continue;
    if (holdsPlace(from) && !holdsPlace(to))
      await release(trx, [{ ticketId, quantity: 1 }], 'sold');
    if (from === to) return from;
    const changes = [{ attendeeId, from, to }];
    await recordFacts(trx, { kind: 'attendees changed', orderId: attendee.order_id, changes });
    return from;
  }
}
