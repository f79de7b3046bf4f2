import * as yup from 'yup';
import { listOf, named } from '../../../rest/named';
import { instant, integer, oneOf, required, text } from '../../../rest/schema';
import { attendeeStates } from '../../attendee/domain/status';
import { orderStates } from '../domain/status';

export const orderListQuery = {
  status: oneOf(orderStates.all),
  event_id: integer({ min: 1 }),
};

export const orderBody = { status: oneOf(orderStates.all) };

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

const headOutput = {
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
  ...headOutput,
  payment_method: yup.string(),
  user_id: yup.number(),
  attendee_ids: yup.array(yup.number()),
});

const placeFields = {
  attendee_id: yup.number(),
  event_id: yup.number(),
  event_title: yup.string(),
  event_date: yup.string(),
  ticket_id: yup.number(),
  ticket_title: yup.string(),
  status: yup.string().oneOf([...attendeeStates.all]),
  security_code: yup.string(),
  checked_in: yup.boolean(),
};

export const placeOutput = named('Place', placeFields);

export const openedOrderOutput = named('GuestOrder', {
  order_id: yup.number(),
  ...headOutput,
  attendees: listOf(
    named('NamedPlace', { ...placeFields, full_name: yup.string(), email: yup.string() }),
  ),
});
