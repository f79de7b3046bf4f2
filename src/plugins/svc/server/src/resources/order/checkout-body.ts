import { reachableAddress } from '../../kit/reachable-address';
import { integer, required, text, withJsonSchema } from '../../kit/schema';
import { arrayOfObjects } from '../../kit/validate';

const maxAttendees = 1000;

/** One place, and who it is for. */
export const placeBody = {
  ticket_id: required(integer({ min: 1 })),
  full_name: text({ min: 1 }),
  email: reachableAddress(),
};

const buyerHint = { description: 'Required for guests; for users taken from the account.' };

/** What a buyer says at the checkout. */
export const checkoutBody = {
  buyer_name: withJsonSchema(text({ min: 1 }), buyerHint),
  buyer_email: reachableAddress(buyerHint),
  payment_method: withJsonSchema(text({ max: 64 }), {
    description:
      'One of those that are set up and offered to you. Not needed where nothing is to be paid.',
    examples: ['free', 'offline', 'stripe', 'test'],
  }),
  payment_token: withJsonSchema(text({ max: 1024 }), {
    description: 'The token that the payment method needs.',
    examples: ['tok_ok', 'tok_declined'],
  }),
  attendees: withJsonSchema(arrayOfObjects(placeBody, { max: maxAttendees }), {
    description: 'Names of attendees; attendees without a name get the buyer’s.',
  }),
};
