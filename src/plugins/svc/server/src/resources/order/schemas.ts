import * as yup from 'yup';
import { onlyByName } from '../../kit/fields-parameter';
import { listOf, named } from '../../kit/named-shapes';
import { instant, integer, oneOf, required, text } from '../../kit/schema';
import { attribute } from '../../kit/wire-names';
import { attendeeStates } from '../../contract/attendee-status';
import { orderStates } from '../../contract/order-status';

export const orderListQuery = {
  status: oneOf(orderStates.all),
  event_id: integer({ min: 1 }),
};

export const orderBody = { status: attribute('orderStatus', oneOf(orderStates.all)) };

/** As long as an address can be: a text that is no token is one of no order. */
export const guestOrderQuery = { token: required(text({ max: 16_000 })) };

const itemOutput = named('OrderItem', {
  ticket_id: yup.number(),
  ticket_title: yup.string(),
  event_id: yup.number(),
  event_title: yup.string(),
  quantity: yup.number(),
  price: yup.string(),
  subtotal: yup.string(),
});

const summaryOutput = {
  status: yup.string().oneOf([...orderStates.all]),
  total: yup.string(),
  currency: yup.string(),
  buyer_name: yup.string(),
  buyer_email: yup.string(),
  created_at: instant(),
  items: listOf(itemOutput),
};

export const orderOutput = named('Order', {
  id: yup.number(),
  ...summaryOutput,
  payment_method: yup.string(),
  user_id: yup.number(),
  attendee_ids: yup.array(yup.number()),
});

const purchasedTicketFields = {
  attendee_id: yup.number(),
  event_id: yup.number(),
  event_title: yup.string(),
  event_date: yup.string(),
  ticket_id: yup.number(),
  ticket_title: yup.string(),
  status: yup.string().oneOf([...attendeeStates.all]),
  security_code: yup.string(),
  checked_in: yup.boolean(),
  timezone: onlyByName(yup.string()),
  event_start_utc: onlyByName(yup.string()),
  event_end_utc: onlyByName(yup.string()),
};

export const purchasedTicketOutput = named('Place', purchasedTicketFields);

export const guestOrderOutput = named('GuestOrder', {
  order_id: yup.number(),
  ...summaryOutput,
  attendees: listOf(
    named('NamedPlace', { ...purchasedTicketFields, full_name: yup.string(), email: yup.string() }),
  ),
});
