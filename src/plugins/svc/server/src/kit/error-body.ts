import { STATUS_CODES } from 'node:http';
import { errors as hostErrors } from '@strapi/utils';
import { isoTime } from '../domain/iso-time';
import { SignInProblem, type SignInProblemKind } from '../access/sign-in-problem';
import { isOutage, outage } from '../database/outage';
import { isOutOfTime } from '../database/time-limit';
import { isRetryable } from '../database/transaction';
import {
  forbidden,
  invalidParams,
  Problem,
  type ProblemKind,
  type Reason,
  type Why,
} from '../domain/problem';
import {
  conflict,
  noRoute,
  TransportProblem,
  type TransportProblemKind,
} from './transport-problem';
import { onWire } from './wire-names';

/** Whatever is answered in our shape. */
export type AnyProblem = Problem | SignInProblem | TransportProblem;
export type AnyProblemKind = ProblemKind | SignInProblemKind | TransportProblemKind;

/** The wire's error shape, for every error under our namespaces (docs/contract.md 1.2). */
export interface ErrorBody {
  code: string;
  message: string;
  data: {
    status: number;
    params?: Record<string, string> | string[];
    reason?: Reason;
    remaining?: number;
    opens_utc?: string;
    decline_code?: string;
    request_id?: string;
  };
}

/** The one place where a kind of problem gets its code and HTTP status. */
export const errorCodes: Record<AnyProblemKind, { code: string; status: number }> = {
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
  limitReached: { code: 'rest_cannot_create', status: 400 },
  cannotDelete: { code: 'rest_cannot_delete', status: 400 },
  alreadyTrashed: { code: 'rest_already_trashed', status: 410 },
  conflict: { code: 'rest_conflict', status: 409 },
  preconditionFailed: { code: 'rest_precondition_failed', status: 412 },
  cartBusy: { code: 'rest_cart_in_checkout', status: 409 },
  paymentFailed: { code: 'rest_payment_failed', status: 400 },
  paymentUnavailable: { code: 'rest_payment_unavailable', status: 500 },
  keyMismatch: { code: 'rest_idempotency_mismatch', status: 422 },
  keyInFlight: { code: 'rest_idempotency_in_flight', status: 409 },
  tooLarge: { code: 'rest_request_too_large', status: 413 },
  unsupportedBody: { code: 'rest_unsupported_media_type', status: 415 },
  busy: { code: 'rest_busy', status: 503 },
  internal: { code: 'rest_internal_error', status: 500 },
};

/** Why, in the names of the wire. */
function whyOnWire({ reason, remaining, opensUtc, declineCode }: Why) {
  return {
    reason,
    ...(remaining !== undefined && { remaining }),
    ...(opensUtc !== undefined && { opens_utc: isoTime(opensUtc) }),
    ...(declineCode && { decline_code: declineCode }),
  };
}

/** What a client is answered of a problem, in the names of the wire; `data.status` is the HTTP status. */
export function errorBody(problem: AnyProblem): ErrorBody {
  const { code, status } = errorCodes[problem.kind];
  if (!(problem instanceof Problem)) {
    const { message } = problem;
    const reason = problem instanceof SignInProblem ? problem.reason : undefined;
    return { code, message, data: { status, ...(reason && { reason }) } };
  }
  const { message, params, why } = onWire(problem);
  const data = { status, ...(params && { params }), ...(why && whyOnWire(why)) };
  return { code, message, data };
}

const problemOfStatus: Partial<Record<number, () => AnyProblem>> = {
  401: () => new SignInProblem('wrongCredentials', 'The credentials are wrong.'),
  403: forbidden,
  404: noRoute,
  405: noRoute,
  415: () =>
    new TransportProblem('unsupportedBody', 'The body is encoded in a way that cannot be read.'),
  413: () => new TransportProblem('tooLarge', 'The request is larger than 1 MB.'),
};

/** An error body for an HTTP status that the framework chose. */
export function errorBodyOfStatus(status: number): ErrorBody {
  const problem = problemOfStatus[status]?.();
  if (problem) return errorBody(problem);
  if (status >= 400 && status < 500) {
    const message = STATUS_CODES[status] ?? 'The request cannot be used.';
    return { code: 'rest_bad_request', message, data: { status } };
  }
  return errorBody(new TransportProblem('internal', 'Something went wrong on our side.'));
}

interface HostValidationError {
  name: 'ValidationError';
  message: string;
  details?: { errors?: { path?: (string | number)[]; message: string }[] };
}

/** What the host's validation says of a value that is not there is about types, which were not sent. */
const isAbsent = (message: string) => /but the final value was: `null`/.test(message);

/** The host's own validation names attributes, too. */
function problemOfHostValidation({ message, details }: HostValidationError): Problem {
  // Where it names no attribute, it says in words what is wrong.
  const errors = details?.errors ?? [{ message }];
  const params = errors.map(({ path, message: said }) => {
    const name = path?.[0] ?? 'body';
    return [name, isAbsent(said) ? 'is required' : said] as const;
  });
  return invalidParams(Object.fromEntries(params));
}

function isHostValidationError(error: unknown): error is HostValidationError {
  return error instanceof hostErrors.ValidationError;
}

/** What is said of a path that is no text, or has a NUL in it: it cannot be the path of anything. */
const invalidPathMessages = new Set(['failed to decode', 'Malicious Path']);

/** What errors of the framework and its parsers have besides. */
interface Thrown {
  status?: number;
  type?: string;
}

/** The database has more to do than it can, or this asks for too much. */
function outOfTime(): Problem {
  return new Problem('busy', 'This takes longer than it may just now. Ask for less, or try again.');
}

function isProblem(error: unknown): error is AnyProblem {
  return [Problem, SignInProblem, TransportProblem].some((kind) => error instanceof kind);
}

/**
 * The problem in something that was thrown: the problem itself, the cause of an error that the panel can show, what
 * the host's own validation found, a `conflict` where the database ended the work for the sake of another, or `busy` where
 * it does not answer. Undefined for an error that nobody expected.
 */
export function problemOf(error: unknown): AnyProblem | undefined {
  if (isProblem(error)) return error;
  const { cause } = error as { cause?: unknown };
  if (isProblem(cause)) return cause;
  if (isHostValidationError(error)) return problemOfHostValidation(error);
  if (isOutOfTime(error)) return outOfTime();
  if (isOutage(error)) return outage();
  return isRetryable(error) ? conflict() : undefined;
}

/** An error body for anything that was thrown. Nothing of an unexpected error reaches the reader. */
export function errorBodyOf(error: unknown): ErrorBody {
  const problem = problemOf(error);
  if (problem) return errorBody(problem);
  const { status, type, name, message } = error as Partial<Error> & Thrown;
  const unreadable = type === 'entity.parse.failed' || name === 'SyntaxError';
  if (unreadable && status === 400) {
    return errorBody(new TransportProblem('invalidJson', 'The body is not valid JSON.'));
  }
  if (status === 400 && invalidPathMessages.has(message ?? '')) return errorBody(noRoute());
  return errorBodyOfStatus(typeof status === 'number' ? status : 500);
}
