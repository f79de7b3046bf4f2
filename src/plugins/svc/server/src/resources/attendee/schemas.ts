import * as yup from 'yup';
import { named } from '../../kit/named-shapes';
import { emailAddress, integer, oneOf, required, text } from '../../kit/schema';
import { attribute } from '../../kit/wire-names';
import { attendeeStates, initialStatuses } from '../../contract/attendee-status';

export const attendeeListQuery = {
  event_id: integer({ min: 1 }),
  ticket_id: integer({ min: 1 }),
  status: oneOf(attendeeStates.all),
};

const attendeeBody = {
  full_name: required(text({ min: 1 })),
  email: required(emailAddress().min(1, 'must not be empty')),
  event_id: integer({ min: 1 }),
  ticket_id: attribute('ticket', required(integer({ min: 1 }))),
};

export const newAttendeeBody = {
  ...attendeeBody,
  status: attribute('state', oneOf(initialStatuses)),
};
export const attendeeChangeBody = {
  ...attendeeBody,
  status: attribute('state', oneOf(attendeeStates.all)),
};

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
