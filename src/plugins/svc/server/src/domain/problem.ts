/**
 * What can go wrong, in words of the domain. Services throw these; kit/error-body.ts alone knows which code and HTTP
 * status each one has on the wire.
 */
export type ProblemKind =
  | 'invalidParam'
  | 'missingParam'
  | 'notSignedIn'
  | 'forbidden'
  | 'notFound'
  | 'cannotCreate'
  | 'limitReached'
  | 'cannotDelete'
  | 'alreadyTrashed'
  | 'cartBusy'
  | 'paymentFailed'
  | 'paymentUnavailable'
  | 'keyMismatch'
  | 'keyInFlight'
  | 'busy';

/** Why, for programs, where one kind stands for several things; as on the wire, and what each means. */
export const reasons = {
  sold_out: 'no place is left',
  too_many: 'fewer places are left than asked for',
  not_yet: 'the sale has not begun',
  sale_ended: 'the sale has ended, or the event is over',
  event_withdrawn: 'the event is not, or no longer, published',
  no_price: 'the ticket has no price yet',
  too_many_carts: 'the address has too many carts already',
  voucher_not_yet: 'the voucher is not valid yet',
  voucher_ended: 'the voucher is no longer valid',
  voucher_used_up: 'the voucher is good for fewer places than asked for',
  voucher_not_for_these: 'the voucher lowers the price of nothing in this cart',
  too_many_codes: 'too many wrong codes came from the address',
  declined_too_often: 'too many payments of this cart were declined',
  already_requested: 'there is a request for this that is not decided',
  window_over: 'it is too late: the days for it, or the event, are over',
  not_confirmed: 'only places that are confirmed',
  handed_on: 'the ticket was handed on, and is somebody else’s',
  not_transferable: 'tickets to this event cannot be handed on',
  not_returnable: 'what was bought gives nothing back',
  expired: 'it was right, and its time is over',
  declined: 'whoever pays is not taken, and may try another way',
  amount_differs: 'another amount came in than asked for; it goes back',
} as const;
export type Reason = keyof typeof reasons;

/** Why, and what programs may want to know of it. */
export interface Why {
  reason: Reason;
  /** How many places can still be had. */
  remaining?: number;
  /** When the sale begins, in seconds since 1970. */
  opensUtc?: number;
  /** What the payment provider calls it. */
  declineCode?: string;
}

/** Attribute, or parameter, to what is wrong with it and what is allowed. Services name attributes, as schema.json does. */
export type InvalidParams = Record<string, string>;

/** What cannot be done, and why: an endpoint answers it as an error, a form shows it at its fields. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    readonly params?: InvalidParams | string[],
    readonly why?: Why,
  ) {
    super(message);
  }
}

/** One or more values that are not allowed. */
export function invalidParams(params: InvalidParams, why?: Why): Problem {
  return new Problem(
    'invalidParam',
    `Invalid parameter(s): ${Object.keys(params).join(', ')}`,
    params,
    why,
  );
}

/** What cannot be had just now, though what was sent is right. */
export function cannotCreate(message: string, why: Why): Problem {
  return new Problem('cannotCreate', message, undefined, why);
}

/** The payment was not made. */
export function paymentFailed(message: string, why: Why): Problem {
  return new Problem('paymentFailed', message, undefined, why);
}

/** What is required and is not there. */
export function missingParams(names: string[]): Problem {
  return new Problem('missingParam', `Missing parameter(s): ${names.join(', ')}`, names);
}

/** The id belongs to nothing of this kind. */
export function notFound(what: string): Problem {
  return new Problem('notFound', `There is no ${what} with this id.`);
}

/** Nobody is signed in, and this needs somebody. */
export function notSignedIn(): Problem {
  return new Problem('notSignedIn', 'You are not signed in.');
}

/** The caller is known and may not do this. */
export function forbidden(): Problem {
  return new Problem('forbidden', 'Sorry, you are not allowed to do that.');
}
