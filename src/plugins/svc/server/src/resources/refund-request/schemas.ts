import * as yup from 'yup';
import { named } from '../../kit/named-shapes';
import { instant, integer, oneOf, required, text } from '../../kit/schema';
import { money } from '../../kit/money-schema';
import { attribute } from '../../kit/wire-names';
import { refundStates } from '../../contract/refund-request-status';

export const refundListQuery = {
  status: oneOf(refundStates.all),
  order_id: integer({ min: 1 }),
  event_id: integer({ min: 1 }),
};

/** An order may cost more than any ticket does. 0 is no id, as in answers. */
export const newRefundBody = {
  order_id: integer(),
  attendee_id: integer(),
  amount: attribute('amountMinor', money({ wholeDigits: 12, positive: true })),
  reason: required(text({ min: 1, max: 1000, multiline: true })),
};

export const refundBody = {
  status: attribute('requestStatus', oneOf(refundStates.all)),
  admin_notes: text({ max: 10_000, multiline: true }),
};

export const refundOutput = named('RefundRequest', {
  id: yup.number(),
  order_id: yup.number(),
  attendee_id: yup.number(),
  event_id: yup.number(),
  amount: yup.string(),
  reason: yup.string(),
  status: yup.string().oneOf([...refundStates.all]),
  buyer_name: yup.string(),
  buyer_email: yup.string(),
  admin_notes: yup.string(),
  created_at: instant(),
});
