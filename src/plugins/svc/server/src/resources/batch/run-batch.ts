import { type ErrorBody, errorBody, errorBodyOf, problemOf } from '../../kit/error-body';
import { withRequestId } from '../../kit/request-id';
import { noRoute } from '../../kit/transport-problem';
import { responseHeaders, requestHeaders } from '../../kit/headers';
import type { InnerResponse, InnerRequestOptions } from '../../kit/inner-request';
import { CookieJar } from './cookie-jar';
import { targetOf } from './target';

/** One request of a batch, as it was sent. */
export interface PartRequest {
  path: string;
  method: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What one request of a batch is answered with. */
export interface PartResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

type Call = (inner: InnerRequestOptions) => Promise<InnerResponse>;

/** Of the headers that a request brings those of our own, in whatever letters; all else is the batch's. */
function ownHeaders(headers: Record<string, string> = {}): Record<string, string> {
  const sent = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value.trim()] as const,
  );
  const known = requestHeaders.map((name) => name.toLowerCase());
  return Object.fromEntries(sent.filter(([name]) => known.includes(name)));
}

function errorResponse(body: ErrorBody): PartResponse {
  return { status: body.data.status, headers: {}, body: withRequestId(body) };
}

function partResponseOf({ status, headers, body }: InnerResponse): PartResponse {
  const own = responseHeaders.map((name) => [name, headers[name.toLowerCase()]] as const);
  const sent = own.filter((header): header is [string, string] => header[1] !== undefined);
  return { status, headers: Object.fromEntries(sent), body };
}

/** The answer to one request, whatever becomes of it. */
async function respondTo(
  { path, method, body, headers }: PartRequest,
  call: (inner: InnerRequestOptions) => Promise<InnerResponse>,
): Promise<PartResponse> {
  const target = targetOf(path);
  if (target === null) return errorResponse(errorBody(noRoute()));
  try {
    return partResponseOf(await call({ path: target, method, body, headers: ownHeaders(headers) }));
  } catch (error) {
    if (!problemOf(error)) strapi.log.error(error);
    return errorResponse(errorBodyOf(error));
  }
}

async function oneByOne<T>(requests: PartRequest[], work: (one: PartRequest) => Promise<T>) {
  const done: T[] = [];
  for (const one of requests) done.push(await work(one));
  return done;
}

/**
 * Asks of each request whether it leads somewhere and has the parameters it needs, and makes none of them.
 * Null for each that nothing is wrong with.
 */
export function dryRun(requests: PartRequest[], call: Call): Promise<(PartResponse | null)[]> {
  return oneByOne(requests, async (one) => {
    const answer = await respondTo(one, (inner) => call({ ...inner, isDryRun: true }));
    return answer.status < 400 ? null : answer;
  });
}

/** Makes the requests, one after the other. Cookies that one is given go with the next, as a client's would. */
export async function runBatch(requests: PartRequest[], sentCookies: string, call: Call) {
  const jar = new CookieJar(sentCookies);
  const answers = await oneByOne(requests, (one) =>
    respondTo(one, async (inner) => {
      const answer = await call({ ...inner, headers: { ...inner.headers, cookie: jar.header() } });
      jar.take(answer.cookies);
      return answer;
    }),
  );
  return { answers, cookies: jar.taken() };
}
