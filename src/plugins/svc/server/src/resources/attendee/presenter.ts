import type { AttendeeRow } from './queries/attendees';

/** An attendee as those who hold edit_svc_attendees see it. */
export function presentAttendee(attendee: AttendeeRow) {
  return {
    id: attendee.public_id,
    full_name: attendee.full_name,
    email: attendee.email,
    event_id: attendee.event_id ?? 0,
    ticket_id: attendee.ticket_id,
    order_id: attendee.order_id ?? 0,
    status: attendee.status,
    checked_in: attendee.status === 'checked_in',
    security_code: attendee.security_code,
  };
}
