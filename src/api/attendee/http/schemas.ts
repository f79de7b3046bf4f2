import * as yup from 'yup';
import { named } from '../../../rest/named';
import { emailAddress, integer, oneOf, required, text } from '../../../rest/schema';
import { attendeeStates, initialStatuses } from '../domain/status';

export const attendeeListQuery = {
  event_id: integer({ min: 1 }),
  ticket_id: integer({ min: 1 }),
  status: oneOf(attendeeStates.all),
};

const attendeeBody = {
  full_name: required(text({ min: 1 })),
  email: required(emailAddress().min(1, 'must not be empty')),
  event_id: integer({ min: 1 }),
  ticket_id: required(integer({ min: 1 })),
};

export const newAttendeeBody = { ...attendeeBody, status: oneOf(initialStatuses) };
export const attendeeChangeBody = { ...attendeeBody, status: oneOf(attendeeStates.all) };

export const attendeeOutput = named('Attendee', {
  id: yup.number(),
  full_name: yup.string(),
  email: yup.string(),
  event_id: yup.number(),
  ticket_id: yup.number(),
  order_id: yup.number(),
  status: yup.string().oneOf([...attendeeStates.all]),
  checked_in: yup.boolean(),
  security_code: yup.string(),
});
