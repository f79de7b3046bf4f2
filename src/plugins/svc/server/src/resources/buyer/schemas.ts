import * as yup from 'yup';
import { listOf, named } from '../../kit/named-shapes';
import { boolean, emailAddress, required, withJsonSchema } from '../../kit/schema';
import { attendeeOutput } from '../attendee/schemas';
import { orderOutput } from '../order/schemas';
import { refundOutput } from '../refund-request/schemas';

const email = required(emailAddress().min(1, 'must not be empty'));

export const buyerQuery = { email };

export const erasureQuery = {
  email,
  force: withJsonSchema(boolean().default(false), {
    description: 'Erases what is of coming events, too.',
  }),
};

const userIds = withJsonSchema(yup.array(yup.number()), {
  description: 'The host’s accounts of this address.',
});

export const buyerOutput = named('Buyer', {
  email: yup.string(),
  user_ids: userIds,
  orders: listOf(orderOutput),
  attendees: listOf(attendeeOutput),
  refund_requests: listOf(refundOutput),
  unpaid_places: listOf(
    named('UnpaidPlace', {
      order_id: yup.number(),
      ticket_id: yup.number(),
      full_name: yup.string(),
      email: yup.string(),
    }),
  ),
});

export const erasureOutput = named('Erasure', {
  order_ids: yup.array(yup.number()),
  attendee_ids: yup.array(yup.number()),
  user_ids: userIds,
});
