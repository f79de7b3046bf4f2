import { STATUS_CODES } from 'node:http';
import { invalidParams, Problem, type ProblemKind } from '../domain/problem';

/** The wire's error shape, for every error under our namespaces (docs/contract.md 1.2). */
export interface ErrorBody {
  code: string;
  message: string;
  data: { status: number; params?: Record<string, string> | string[] };
}

/** The one place where a kind of problem gets its code and HTTP status. */
export const errorCodes: Record<ProblemKind, { code: string; status: number }> = {
  invalidParam: { code: 'rest_invalid_param', status: 400 },
  missingParam: { code: 'rest_missing_callback_param', status: 400 },
  invalidPage: { code: 'rest_post_invalid_page_number', status: 400 },
  invalidJson: { code: 'rest_invalid_json', status: 400 },
  notSignedIn: { code: 'rest_not_logged_in', status: 401 },
  wrongCredentials: { code: 'rest_invalid_credentials', status: 401 },
  httpsRequired: { code: 'rest_https_required', status: 401 },
  invalidNonce: { code: 'rest_cookie_invalid_nonce', status: 403 },
  forbidden: { code: 'rest_forbidden', status: 403 },
  notFound: { code: 'rest_post_invalid_id', status: 404 },
  noRoute: { code: 'rest_no_route', status: 404 },
  cannotCreate: { code: 'rest_cannot_create', status: 403 },
  cannotDelete: { code: 'rest_cannot_delete', status: 400 },
  alreadyTrashed: { code: 'rest_already_trashed', status: 410 },
  cartBusy: { code: 'rest_cart_in_checkout', status: 409 },
  paymentFailed: { code: 'rest_payment_failed', status: 400 },
  paymentUnavailable: { code: 'rest_payment_unavailable', status: 500 },
  keyMismatch: { code: 'rest_idempotency_mismatch', status: 422 },
  keyInFlight: { code: 'rest_idempotency_in_flight', status: 409 },
  tooLarge: { code: 'rest_request_too_large', status: 413 },
  unsupportedBody: { code: 'rest_bad_request', status: 415 },
  internal: { code: 'rest_internal_error', status: 500 },
};

export function errorBody({ kind, message, params }: Problem): ErrorBody {
  const { code, status } = errorCodes[kind];
  return { code, message, data: params ? { status, params } : { status } };
}

const problemOfStatus: Partial<Record<number, () => Problem>> = {
  401: () => new Problem('wrongCredentials', 'The credentials are wrong.'),
  403: () => new Problem('forbidden', 'Sorry, you are not allowed to do that.'),
  404: noRoute,
  405: noRoute,
  415: () => new Problem('unsupportedBody', 'The body is encoded in a way that cannot be read.'),
  413: () => new Problem('tooLarge', 'The request is larger than 1 MB.'),
};

/** No endpoint has this path and method. */
export function noRoute(): Problem {
  return new Problem('noRoute', 'No route was found matching the URL and request method.');
}

/** An error body for an HTTP status that the framework chose. */
export function errorBodyOfStatus(status: number): ErrorBody {
  const problem = problemOfStatus[status]?.();
  if (problem) return errorBody(problem);
  if (status >= 400 && status < 500) {
    const message = STATUS_CODES[status] ?? 'The request cannot be used.';
    return { code: 'rest_bad_request', message, data: { status } };
  }
  return errorBody(new Problem('internal', 'Something went wrong on our side.'));
}

interface HostValidationError {
  name: 'ValidationError';
  details?: { errors?: { path?: (string | number)[]; message: string }[] };
}

/** The host's own validation knows attributes; on the wire they are in snake case. */
function problemOfHostValidation({ details }: HostValidationError): Problem {
  const params = (details?.errors ?? []).map(({ path, message }) => {
    const name = String(path?.[0] ?? 'body').replace(
      /[A-Z]/g,
      (letter) => `_${letter.toLowerCase()}`,
    );
    return [name, message] as const;
  });
  return invalidParams(Object.fromEntries(params));
}

function isHostValidationError(error: unknown): error is HostValidationError {
  const { name, details } = error as Partial<HostValidationError>;
  return name === 'ValidationError' && Array.isArray(details?.errors);
}

/** What is said of a path that is no text, or has a NUL in it: it cannot be the path of anything. */
const noPaths = new Set(['failed to decode', 'Malicious Path']);

/** What errors of the framework and its parsers have besides. */
interface Thrown {
  status?: number;
  type?: string;
}

/** An error body for anything that was thrown. Nothing of an unexpected error reaches the reader. */
export function errorBodyOf(error: unknown): ErrorBody {
  if (error instanceof Problem) return errorBody(error);
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Problem) return errorBody(cause);
  if (isHostValidationError(error)) return errorBody(problemOfHostValidation(error));
  const { status, type, name, message } = error as Partial<Error> & Thrown;
  const unreadable = type === 'entity.parse.failed' || name === 'SyntaxError';
  if (unreadable && status === 400) {
    return errorBody(new Problem('invalidJson', 'The body is not valid JSON.'));
  }
  if (status === 400 && noPaths.has(message ?? '')) return errorBody(noRoute());
  return errorBodyOfStatus(typeof status === 'number' ? status : 500);
}
