import type { Knex } from 'knex';
import { table } from '../../../database/table';
import { invalidParams, notFound } from '../../../domain/problem';
import { auditColumns } from '../../../host/last-editor';
import { recordEvents } from '../../../outbox/domain-events';
import type { StatusChange } from '../../../outbox/kinds';
import { retriedTransaction } from '../../../host/strapi';
import type { AttendeeStatus } from '../../../contract/attendee-status';
import type { TillMeans } from '../../../contract/counter';
import { type TicketQuantity, release } from '../../ticket/inventory/inventory';
import { lockAttendeesOfOrder } from '../lock';
import { logOrder } from '../order-log';
import { returnVoucherUses } from '../voucher-of-order';
import { manualTransitionProblem } from '../../../contract/manual-transitions';
import { type OrderStatus, orderStates } from '../../../contract/order-status';

/*
 * How orders go from one status to another. Conditional UPDATEs decide who does it; rows are changed in the order
 * order, attendees, tickets.
 */

/**
 * Moves the order, which settles it too. False where it is not in `from`: somebody else was faster.
 * @throws Error for a move that the table of states does not have
 */
export async function transitionOrder(
  trx: Knex.Transaction,
  id: number,
  from: OrderStatus,
  to: OrderStatus,
): Promise<boolean> {
  if (!orderStates.allows(from, to)) throw new Error(`An order does not go from ${from} to ${to}.`);
  const moved = await table(trx, 'svc_orders')
    .where({ public_id: id, status: from })
    .update({ status: to, settle_after: null, updated_at: new Date() });
  return moved === 1;
}

/** What becomes of those of the order who are in `from`; until the transaction is over nobody else changes them. */
export async function findStatusChanges(
  trx: Knex.Transaction,
  orderId: number,
  from: AttendeeStatus[],
  to: AttendeeStatus,
): Promise<StatusChange[]> {
  await lockAttendeesOfOrder(trx, orderId);
  const rows = await table(trx, 'svc_attendees')
    .where({ order_id: orderId })
    .whereIn('status', from)
    .orderBy('public_id')
    .select('public_id', 'status');
  return rows.map((row) => ({ attendeeId: row.public_id, from: row.status, to }));
}

/** The order is paid: whoever waited for that has the place. False where it was not pending. */
export async function completeOrder(trx: Knex.Transaction, id: number): Promise<boolean> {
  if (!(await transitionOrder(trx, id, 'pending', 'completed'))) return false;
  const changes = await findStatusChanges(trx, id, ['pending'], 'confirmed');
  await table(trx, 'svc_attendees')
    .where({ order_id: id, status: 'pending' })
    .update({ status: 'confirmed', ...auditColumns() });
  await recordEvents(trx, { kind: 'order completed', orderId: id, changes });
  return true;
}

/** Cancels who may be; answers the places that they held. Each row count tells who it really was. */
async function cancelAttendees(trx: Knex.Transaction, orderId: number): Promise<TicketQuantity[]> {
  const ticketIds = await table(trx, 'svc_attendees')
    .where({ order_id: orderId })
    .orderBy('ticket_id')
    .pluck('ticket_id');
  const freed: TicketQuantity[] = [];
  for (const ticketId of new Set(ticketIds)) {
    const quantity = await table(trx, 'svc_attendees')
      .where({ order_id: orderId, ticket_id: ticketId })
      .whereIn('status', ['pending', 'confirmed'])
      .update({ status: 'cancelled', ...auditColumns() });
    freed.push({ ticketId, quantity });
  }
  return freed;
}

/** Asked after the others are cancelled: from then on nobody of this order can be checked in. */
async function assertNoneCheckedIn(
  trx: Knex.Transaction,
  orderId: number,
  to: GivenUp,
): Promise<void> {
  const inside = await table(trx, 'svc_attendees')
    .where({ order_id: orderId, status: 'checked_in' })
    .orderBy('public_id')
    .first('public_id');
  if (!inside) return;
  const reason = `cannot become ${to}: attendee ${inside.public_id} is checked in`;
  throw invalidParams({ orderStatus: reason });
}

/** Asked once the order is cancelled: from then on no refund of it begins. */
async function assertNoRefundInProgress(trx: Knex.Transaction, orderId: number): Promise<void> {
  const onItsWay = await table(trx, 'svc_refund_requests')
    .where({ order_id: orderId, status: 'pending' })
    .whereNotNull('settle_after')
    .first('id');
  if (onItsWay) throw invalidParams({ orderStatus: 'cannot change while a refund is in progress' });
}

/** What an order becomes that nobody attends any more. */
type GivenUp = 'cancelled' | 'failed';

/**
 * Gives the order up: its attendees are cancelled and their places free. False where it is not in `from`.
 * @throws Problem `invalidParam` on `orderStatus` where an attendee is checked in or a refund is on its way; the transaction
 * is then to be rolled back
 */
async function giveUpOrder(
  trx: Knex.Transaction,
  id: number,
  { from, to }: { from: OrderStatus; to: GivenUp },
): Promise<boolean> {
  if (!(await transitionOrder(trx, id, from, to))) return false;
  await assertNoRefundInProgress(trx, id);
  const changes = await findStatusChanges(trx, id, ['pending', 'confirmed'], 'cancelled');
  const freed = await cancelAttendees(trx, id);
  await assertNoneCheckedIn(trx, id, to);
  await returnVoucherUses(trx, id);
  await release(trx, freed, 'sold');
  await recordEvents(trx, { kind: 'attendees changed', orderId: id, changes });
  return true;
}

/** Money that is taken in by hand. */
export interface TakenPayment {
  means: TillMeans;
  /** Writes down where it is, in the transaction that makes the order paid. */
  record: (trx: Knex.Transaction, orderId: number) => Promise<void>;
}

/** Writes what was done into the order's history, and where its money is. */
async function recordStatusChange(
  trx: Knex.Transaction,
  id: number,
  to: OrderStatus,
  taken: TakenPayment | undefined,
): Promise<void> {
  if (to !== 'completed') return logOrder(trx, id, to as GivenUp);
  await taken?.record(trx, id);
  await logOrder(trx, id, 'paid', taken && { means: taken.means });
}

/** False where somebody else has moved the order meanwhile. */
async function tryStatusChange(
  trx: Knex.Transaction,
  { id, to }: { id: number; to: OrderStatus },
  taken?: TakenPayment,
): Promise<boolean> {
  const order = await table(trx, 'svc_orders')
    .where({ public_id: id })
    .first('status', 'settle_after');
  if (!order) throw notFound('order');
  if (order.status === to) return true;
  if (order.settle_after !== null) {
    throw invalidParams({ orderStatus: 'cannot change while the payment is being processed' });
  }
  const problem = manualTransitionProblem(order.status, to);
  if (problem) throw invalidParams({ orderStatus: problem });
  const isDone =
    to === 'completed'
      ? await completeOrder(trx, id)
      : await giveUpOrder(trx, id, { from: order.status, to: to as GivenUp });
  if (isDone) await recordStatusChange(trx, id, to, taken);
  return isDone;
}

/**
 * What the box office does: an order that waits is paid or fails, or one is cancelled. To what it is already is no change.
 * @throws Problem `notFound`, `invalidParam` on `orderStatus`
 */
export async function changeOrderStatus(
  id: number,
  to: OrderStatus,
  taken?: TakenPayment,
): Promise<void> {
  while (!(await retriedTransaction((trx) => tryStatusChange(trx, { id, to }, taken))));
}

/**
 * Cancels an order that was not paid in time, and tells its buyer. False where it waits no more: it is paid, or somebody
 * else was faster.
 * @throws Problem `invalidParam` on `orderStatus` where an attendee is checked in
 */
export function cancelUnpaidOrder(id: number): Promise<boolean> {
  return retriedTransaction(async (trx) => {
    if (!(await giveUpOrder(trx, id, { from: 'pending', to: 'cancelled' }))) return false;
    await logOrder(trx, id, 'cancelled');
    await recordEvents(trx, { kind: 'cancellation mail', orderId: id });
    return true;
  });
}
