import type { AttendeeStatus } from '../contract/attendee-status';
import { findAttendeeRows } from '../resources/attendee/queries/attendees';
import { findOrderRow } from '../resources/order/queries/orders';
import { formatMinor } from '../domain/money';
import { failpoint } from '../lib/failpoints';
import { database } from '../host/strapi';
import type { StatusChange } from '../outbox/kinds';
import { callListeners, type Hook } from './hooks';

/*
 * What listeners are told. Statuses are those of the fact, names and addresses those of now. Each fact has an id made
 * of its entry's, so that a listener sees when it is told again after a crash.
 */

async function emitHook(hook: Hook, payload: object): Promise<void> {
  await callListeners(hook, payload);
  failpoint('delivery of a hook');
}

/** Of attendees who are deleted by now nothing is told. */
export async function emitAttendeesCreated(
  factId: string,
  attendeeIds: number[],
  status: AttendeeStatus,
): Promise<void> {
  const rows = await findAttendeeRows(database(), attendeeIds);
  for (const row of rows) {
    await emitHook('svc_attendee_created', {
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

export async function emitOrderCompleted(factId: string, orderId: number): Promise<void> {
  const order = await findOrderRow(database(), orderId);
  if (!order) return;
  await emitHook('svc_order_completed', {
    fact_id: `${factId}:order`,
    order_id: orderId,
    status: 'completed',
    total: formatMinor(order.total_minor),
    currency: order.currency,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
    attendee_ids: order.attendeeIds,
  });
}

export async function emitStatusChanges(factId: string, changes: StatusChange[]): Promise<void> {
  for (const { attendeeId, from, to } of changes) {
    await emitHook('svc_attendee_status_changed', {
      fact_id: `${factId}:status:${attendeeId}`,
      attendee_id: attendeeId,
      from,
      to,
    });
  }
}
