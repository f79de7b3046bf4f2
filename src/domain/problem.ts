/**
 * What can go wrong, in words of the domain. Services throw these; src/rest/error-body.ts alone knows which
 * code and HTTP status each one has on the wire.
 */
export type ProblemKind =
  | 'invalidParam'
  | 'missingParam'
  | 'invalidPage'
  | 'invalidJson'
  | 'notSignedIn'
  | 'wrongCredentials'
  | 'httpsRequired'
  | 'invalidNonce'
  | 'forbidden'
  | 'notFound'
  | 'noRoute'
  | 'cannotCreate'
  | 'cannotDelete'
  | 'alreadyTrashed'
  | 'cartBusy'
  | 'paymentFailed'
  | 'paymentUnavailable'
  | 'keyMismatch'
  | 'keyInFlight'
  | 'tooLarge'
  | 'unsupportedBody'
  | 'internal';

/** Parameter name to what is wrong with it and what is allowed. */
export type InvalidParams = Record<string, string>;

export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    readonly params?: InvalidParams | string[],
  ) {
    super(message);
  }
}

/** One or more parameters have a value that is not allowed. */
export function invalidParams(params: InvalidParams): Problem {
  return new Problem(
    'invalidParam',
    `Invalid parameter(s): ${Object.keys(params).join(', ')}`,
    params,
  );
}

/** Required parameters that were not sent. */
export function missingParams(names: string[]): Problem {
  return new Problem('missingParam', `Missing parameter(s): ${names.join(', ')}`, names);
}

/** The id in the path belongs to nothing of this kind. */
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
