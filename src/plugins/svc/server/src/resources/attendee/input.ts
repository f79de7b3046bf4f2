import { omitUndefined } from '../../lib/omit-undefined';
import type { Values } from '../../kit/schema';
import type { AttendeeInput } from './operations/write-attendee';
import type { attendeeChangeBody } from './schemas';

export function toAttendeeInput(body: Partial<Values<typeof attendeeChangeBody>>): AttendeeInput {
  return omitUndefined({
    fullName: body.full_name,
    email: body.email,
    eventId: body.event_id,
    ticketId: body.ticket_id,
    status: body.status,
  });
}
