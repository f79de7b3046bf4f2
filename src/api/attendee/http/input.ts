import { sentOnly } from '../../../rest/sent-only';
import type { Values } from '../../../rest/schema';
import type { AttendeeChange } from '../services/attendee-write';
import type { attendeeChangeBody } from './schemas';

export function changeOf(body: Partial<Values<typeof attendeeChangeBody>>): AttendeeChange {
  return sentOnly({
    fullName: body.full_name,
    email: body.email,
    eventId: body.event_id,
    ticketId: body.ticket_id,
    status: body.status,
  });
}
