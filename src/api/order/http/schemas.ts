import * as yup from 'yup';
import { integer, oneOf } from '../../../rest/schema';
import { orderStates } from '../domain/status';

export const orderListQuery = {
  status: oneOf(orderStates.all),
  event_id: integer({ min: 1 }),
};

export const orderBody = { status: oneOf(orderStates.all) };

const headOutput = {
  status: yup.string().oneOf([...orderStates.all]),
  total: yup.string(),
  currency: yup.string(),
  buyer_name: yup.string(),
  buyer_email: yup.string(),
  created_at: yup.string(),
  items: yup.array(
    yup.object({
      ticket_id: yup.number(),
      ticket_title: yup.string(),
      event_id: yup.number(),
      event_title: yup.string(),
      quantity: yup.number(),
      price: yup.string(),
      subtotal: yup.string(),
    }),
  ),
};

export const orderOutput = {
  id: yup.number(),
  ...headOutput,
  payment_method: yup.string(),
  user_id: yup.number(),
  attendee_ids: yup.array(yup.number()),
};
