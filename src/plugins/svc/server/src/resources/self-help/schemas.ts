import * as yup from 'yup';
import { named } from '../../kit/named-shapes';
import { reachableAddress } from '../../kit/reachable-address';
import { required, text } from '../../kit/schema';

export const guestBody = {
  full_name: text({ min: 1 }),
  email: reachableAddress(),
};

export const holderBody = {
  full_name: required(text({ min: 1 })),
  email: required(reachableAddress()),
};

export const returnBody = { reason: text({ max: 1000, multiline: true }) };

export const returnedOutput = named('ReturnedPlace', {
  attendee_id: yup.number(),
  order_id: yup.number(),
  status: yup.string(),
  refunded: yup.string(),
  currency: yup.string(),
});
