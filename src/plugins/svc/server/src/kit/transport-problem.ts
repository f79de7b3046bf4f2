/*
 * What can be wrong with a request before anybody knows what it wants, or with its answer: HTTP's own matters, of which
 * the domain knows nothing.
 */
export type TransportProblemKind =
  | 'invalidPage'
  | 'invalidJson'
  | 'noRoute'
  | 'conflict'
  | 'preconditionFailed'
  | 'tooLarge'
  | 'unsupportedBody'
  | 'internal';

export class TransportProblem extends Error {
  constructor(
    readonly kind: TransportProblemKind,
    message: string,
  ) {
    super(message);
  }
}

/** No endpoint has this path and method. */
export function noRoute(): TransportProblem {
  return new TransportProblem('noRoute', 'No route was found matching the URL and request method.');
}

/** The database ended the request for the sake of another, however often it was tried. */
export function conflict(): TransportProblem {
  return new TransportProblem(
    'conflict',
    'Somebody else was changing the same things at the same moment. Nothing was written: try again.',
  );
}
