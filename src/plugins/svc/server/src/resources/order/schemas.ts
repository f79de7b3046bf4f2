import * as yup from 'yup';
import { onlyByName } from '../../kit/fields-parameter';
import { listOf, named } from '../../kit/named-shapes';
import { instant, integer, oneOf } from '../../kit/schema';
import { attribute } from '../../kit/wire-names';
import { refundStates } from '../../contract/refund-request-status';
import { attendeeStates } from '../../contract/attendee-status';
import { orderStates } from '../../contract/order-status';

export const orderListQuery = {
  status: oneOf(orderStates.all),
  event_id: integer({ min: 1 }),
};

export const orderBody = { status: attribute('orderStatus', oneOf(orderStates.all)) };

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
  voucher: onlyByName(yup.string()),
  discount: onlyByName(yup.string()),
};

export const orderOutput = named('Order', {
  id: yup.number(),
  ...summaryOutput,
  payment_method: yup.string(),
  user_id: yup.number(),
  attendee_ids: yup.array(yup.number()),
});

const selfHelpOutput = yup.object({
  rename: yup.boolean(),
  transfer: yup.boolean(),
  return: yup
    .object({ amount: yup.string(), percent: yup.number(), until: yup.string() })
    .nullable(),
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
  order_id: onlyByName(yup.number()),
  confirmation_url: onlyByName(yup.string()),
  venue: onlyByName(yup.string()),
  price: onlyByName(yup.string()),
  handed_on: onlyByName(yup.boolean()),
  self_help: onlyByName(selfHelpOutput),
};

export const purchasedTicketOutput = named('Place', purchasedTicketFields);

export const namedPlaceOutput = named('NamedPlace', {
  ...purchasedTicketFields,
  full_name: yup.string(),
  email: yup.string(),
});

const openedOrder = {
  order_id: yup.number(),
  ...summaryOutput,
  attendees: listOf(namedPlaceOutput),
};

const refundRequests = listOf(
  named('RefundStanding', {
    id: yup.number(),
    amount: yup.string(),
    status: yup.string().oneOf([...refundStates.all]),
    created_at: instant(),
  }),
);

export const guestOrderOutput = named('GuestOrder', {
  ...openedOrder,
  refund_requests: onlyByName(refundRequests),
});

export const ownOrderOutput = named('OwnOrder', {
  ...openedOrder,
  confirmation_url: yup.string(),
  refund_requests: refundRequests,
});
