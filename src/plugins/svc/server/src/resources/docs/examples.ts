import { SignInProblem, wrongCredentials } from '../../access/sign-in-problem';
import { cannotCreate, Problem } from '../../domain/problem';
import {
  type AnyProblem,
  type ErrorBody,
  errorBody,
  errorBodyOfStatus,
} from '../../kit/error-body';
import type { Examples } from '../../kit/openapi/examples';
import { conflict, noRoute } from '../../kit/transport-problem';
import { cartBusy } from '../cart/lock';
import recorded from './examples.json';

/** What nobody can bring about at will, in the words of the service. */
const problems: AnyProblem[] = [
  new SignInProblem('httpsRequired', 'Signing in with a password needs https.'),
  wrongCredentials('The user name or the password is wrong.'),
  conflict(),
  noRoute(),
  cartBusy(),
  new Problem('keyInFlight', 'The first request with this Idempotency-Key is still in progress.'),
  new Problem('busy', 'This takes longer than it may just now. Ask for less, or try again.'),
  new Problem(
    'limitReached',
    'A user has at most 50 application passwords: revoke one that is not used any more.',
  ),
  new Problem('cannotDelete', 'The order of this attendee is being paid.'),
];

const unrecorded: ErrorBody[] = [
  ...problems.map(errorBody),
  ...[415, 500].map((status) => errorBodyOfStatus(status)),
];

/** Of a thing that was for sale when it was put into the cart. */
const soldNoMore = cannotCreate('Front row: this event is over.', { reason: 'sale_ended' });
const { checkOut } = recorded.operations;

/** What a service answered when `npm run examples` was last run; tests/examples.test.ts sees that it still does. */
export const examples: Examples = {
  operations: {
    ...recorded.operations,
    checkOut: {
      ...checkOut,
      errors: { ...checkOut.errors, rest_cannot_create: errorBody(soldNoMore) },
    },
  },
  errors: {
    ...Object.fromEntries(unrecorded.map((error) => [error.code, error])),
    ...recorded.errors,
  },
};
