import type { Knex } from 'knex';
import { invalidParams, notFound } from '../../../domain/problem';
import { recordFacts } from '../../../outbox/facts';
import type { StatusChange } from '../../../outbox/kinds';
import { retriedTransaction } from '../../../strapi';
import type { AttendeeStatus } from '../../attendee/domain/status';
import { type Places, release } from '../../ticket/stock/stock';
import { problemByHand } from '../domain/by-hand';
import { type OrderStatus, orderStates } from '../domain/status';

/*
 * How orders go from one status to another. Conditional UPDATEs decide who does it; rows are changed in the order
 * order, attendees, tickets.
 */

/**
 * Moves the order, which settles it too. False where it is not in `from`: somebody else was faster.
 * @throws Error for a move that the table of states does not have
 */
export async function moveOrder(
  trx: Knex.Transaction,
  id: number,
  from: OrderStatus,
  to: OrderStatus,
): Promise<boolean> {
  if (!orderStates.allows(from, to)) throw new Error(`An order does not go from ${from} to ${to}.`);
  const moved = await trx('orders')
    .where({ public_id: id, status: from })
    .update({ status: to, settle_after: null, updated_at: new Date() });
  return moved === 1;
}

/** What becomes of those of the order who are in `from`; until the transaction is over nobody else changes them. */
export async function attendeesToChange(
  trx: Knex.Transaction,
  orderId: number,
  from: AttendeeStatus[],
  to: AttendeeStatus,
): Promise<StatusChange[]> {
  const own = () => trx('attendees').where({ order_id: orderId });
  await own().update({ status: trx.ref('status') });
  const rows = (await own()
    .whereIn('status', from)
    .orderBy('public_id')
    .select('public_id', 'status')) as { public_id: number; status: AttendeeStatus }[];
  return rows.map((row) => ({ attendeeId: row.public_id, from: row.status, to }));
}

/** The order is paid: whoever waited for that has the place. False where it was not pending. */
export async function completeOrder(trx: Knex.Transaction, id: number): Promise<boolean> {
  if (!(await moveOrder(trx, id, 'pending', 'completed'))) return false;
  const changes = await attendeesToChange(trx, id, ['pending'], 'confirmed');
  await trx('attendees')
    .where({ order_id: id, status: 'pending' })
    .update({ status: 'confirmed', updated_at: new Date() });
  await recordFacts(trx, { kind: 'order completed', orderId: id, changes });
  return true;
}

/** Cancels who may be; answers the places that they held. Each row count tells who it really was. */
async function cancelAttendees(trx: Knex.Transaction, orderId: number): Promise<Places[]> {
  const ticketIds = (await trx('attendees')
    .where({ order_id: orderId })
    .distinct('ticket_id')
    .orderBy('ticket_id')
    .pluck('ticket_id')) as number[];
  const freed: Places[] = [];
  for (const ticketId of ticketIds) {
    const quantity = await trx('attendees')
      .where({ order_id: orderId, ticket_id: ticketId })
      .whereIn('status', ['pending', 'confirmed'])
      .update({ status: 'cancelled', updated_at: new Date() });
    freed.push({ ticketId, quantity });
  }
  return freed;
}

/** Asked after the others are cancelled: from then on nobody of this order can be checked in. */
async function assertNobodyInside(trx: Knex.Transaction, orderId: number): Promise<void> {
  const inside = (await trx('attendees')
    .where({ order_id: orderId, status: 'checked_in' })
    .orderBy('public_id')
    .first('public_id')) as { public_id: number } | undefined;
  if (!inside) return;
  const reason = `cannot become cancelled: attendee ${inside.public_id} is checked in`;
  throw invalidParams({ status: reason });
}

/** Asked once the order is cancelled: from then on no refund of it begins. */
async function assertNoRefundOnItsWay(trx: Knex.Transaction, orderId: number): Promise<void> {
  const onItsWay = (await trx('refund_requests')
    .where({ order_id: orderId, status: 'pending' })
    .whereNotNull('settle_after')
    .first('id')) as object | undefined;
  if (onItsWay) throw invalidParams({ status: 'cannot change while a refund is on its way' });
}

/**
 * Cancels the order and its attendees, and frees their places. False where it is not in `from`.
 * @throws Problem `invalidParam` on `status` where an attendee is checked in or a refund is on its way; the transaction
 * is then to be rolled back
 */
export async function cancelOrder(
  trx: Knex.Transaction,
  id: number,
  from: OrderStatus,
): Promise<boolean> {
  if (!(await moveOrder(trx, id, from, 'cancelled'))) return false;
  await assertNoRefundOnItsWay(trx, id);
  const changes = await attendeesToChange(trx, id, ['pending', 'confirmed'], 'cancelled');
  const freed = await cancelAttendees(trx, id);
  await assertNobodyInside(trx, id);
  await release(trx, freed, 'sold');
  await recordFacts(trx, { kind: 'attendees changed', orderId: id, changes });
  return true;
}

interface Standing {
  status: OrderStatus;
  settle_after: number | string | null;
}

/** False where somebody else has moved the order meanwhile. */
async function tryToChange(trx: Knex.Transaction, id: number, to: OrderStatus): Promise<boolean> {
  const order = (await trx('orders').where({ public_id: id }).first('status', 'settle_after')) as
    Standing | undefined;
  if (!order) throw notFound('order');
  if (order.status === to) return true;
  if (order.settle_after !== null) {
    throw invalidParams({ status: 'cannot change while the payment is on its way' });
  }
  const problem = problemByHand(order.status, to);
  if (problem) throw invalidParams({ status: problem });
  return to === 'completed' ? completeOrder(trx, id) : cancelOrder(trx, id, order.status);
}

/**
 * What the box office does: an order that waits is paid, or one is cancelled. To what it is already is no change.
 * @throws Problem `notFound`, `invalidParam` on `status`
 */
export async function changeOrderStatus(id: number, to: OrderStatus): Promise<void> {
  while (!(await retriedTransaction((trx) => tryToChange(trx, id, to))));
}

export default () => ({ changeOrderStatus });
