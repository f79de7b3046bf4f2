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

/** Why, for programs, where one kind stands for several things; as on the wire. */
export const reasons = ['declined_too_often', 'too_many_carts'] as const;
export type Reason = (typeof reasons)[number];

/** Attribute, or parameter, to what is wrong with it and what is allowed. Services name attributes, as schema.json does. */
export type InvalidParams = Record<string, string>;

/** What cannot be done, and why: an endpoint answers it as an error, a form shows it at its fields. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    readonly params?: InvalidParams | string[],
    readonly reason?: Reason,
  ) {
    super(message);
  }
}

/** One or more values that are not allowed. */
export function invalidParams(params: InvalidParams): Problem {
  return new Problem(
    'invalidParam',
    `Invalid parameter(s): ${Object.keys(params).join(', ')}`,
    params,
  );
}

/** What cannot be had just now, though what was sent is right. */
export function cannotCreate(message: string, reason: Reason): Problem {
  return new Problem('cannotCreate', message, undefined, reason);
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
