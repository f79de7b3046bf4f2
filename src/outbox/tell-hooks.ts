import type { AttendeeStatus } from '../api/attendee/domain/status';
import { findAttendeeRows } from '../api/attendee/query';
import { selectOrder } from '../api/order/queries/orders';
import { formatMinor } from '../domain/money';
import { reached } from '../faults';
import { database } from '../strapi';
import type { StatusChange } from './kinds';
import { callListeners, type Hook } from './listeners';

/*
 * What listeners are told. Statuses are those of the fact, names and addresses those of now. Each fact has an id made
 * of its entry's, so that a listener sees when it is told again after a crash.
 */

async function tell(hook: Hook, payload: object): Promise<void> {
  await callListeners(hook, payload);
  reached('delivery of a hook');
}

/** Of attendees who are deleted by now nothing is told. */
export async function tellAttendeesCreated(
  factId: string,
  attendeeIds: number[],
  status: AttendeeStatus,
): Promise<void> {
  const rows = await findAttendeeRows(database(), attendeeIds);
  for (const row of rows) {
    await tell('svc_attendee_created', {
      fact_id: `${factId}:attendee:${row.public_id}`,
      attendee_id: row.public_id,
      ticket_id: row.ticket_id,
      event_id: row.event_id ?? 0,
      order_id: row.order_id ?? 0,
      full_name: row.full_name,
      email: row.email,
      status,
    });
  }
}

export async function tellOrderCompleted(factId: string, orderId: number): Promise<void> {
  const order = await selectOrder(database(), orderId);
  if (!order) return;
  await tell('svc_order_completed', {
    fact_id: `${factId}:order`,
    order_id: orderId,
    status: 'completed',
    total: formatMinor(Number(order.total_minor)),
    currency: order.currency,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
    attendee_ids: order.attendeeIds,
  });
}

export async function tellStatusChanges(factId: string, changes: StatusChange[]): Promise<void> {
  for (const { attendeeId, from, to } of changes) {
    await tell('svc_attendee_status_changed', {
      fact_id: `${factId}:status:${attendeeId}`,
      attendee_id: attendeeId,
      from,
      to,
    });
  }
}
