import { Problem } from '../../../domain/problem';
import { type ErrorBody, errorBody, errorBodyOf, noRoute } from '../../../rest/error-body';
import { answerHeaders, requestHeaders } from '../../../rest/headers';
import type { InnerAnswer, InnerCall } from '../../../rest/inner-request';
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
export interface PartAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

type Call = (inner: InnerCall) => Promise<InnerAnswer>;

/** Of the headers that a request brings those of our own, in whatever letters; all else is the batch's. */
function ownHeaders(headers: Record<string, string> = {}): Record<string, string> {
  const sent = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value.trim()] as const,
  );
  const known = requestHeaders.map((name) => name.toLowerCase());
  return Object.fromEntries(sent.filter(([name]) => known.includes(name)));
}

function refusal(body: ErrorBody): PartAnswer {
  return { status: body.data.status, headers: {}, body };
}

function partAnswerOf({ status, headers, body }: InnerAnswer): PartAnswer {
  const own = answerHeaders.map((name) => [name, headers[name.toLowerCase()]] as const);
  const sent = own.filter((header): header is [string, string] => header[1] !== undefined);
  return { status, headers: Object.fromEntries(sent), body };
}

/** The answer to one request, whatever becomes of it. */
async function answerTo(
  { path, method, body, headers }: PartRequest,
  call: (inner: InnerCall) => Promise<InnerAnswer>,
): Promise<PartAnswer> {
  const target = targetOf(path);
  if (target === null) return refusal(errorBody(noRoute()));
  try {
    return partAnswerOf(await call({ path: target, method, body, headers: ownHeaders(headers) }));
  } catch (error) {
    if (!(error instanceof Problem)) strapi.log.error(error);
    return refusal(errorBodyOf(error));
  }
}

async function inTurn<T>(requests: PartRequest[], work: (one: PartRequest) => Promise<T>) {
  const done: T[] = [];
  for (const one of requests) done.push(await work(one));
  return done;
}

/**
 * Asks of each request whether it leads somewhere and has the parameters it needs, and makes none of them.
 * Null for each that nothing is wrong with.
 */
export function rehearse(requests: PartRequest[], call: Call): Promise<(PartAnswer | null)[]> {
  return inTurn(requests, async (one) => {
    const answer = await answerTo(one, (inner) => call({ ...inner, isRehearsal: true }));
    return answer.status < 400 ? null : answer;
  });
}

/** Makes the requests, one after the other. Cookies that one is given go with the next, as a client's would. */
export async function runAll(requests: PartRequest[], sentCookies: string, call: Call) {
  const jar = new CookieJar(sentCookies);
  const answers = await inTurn(requests, (one) =>
    answerTo(one, async (inner) => {
      const answer = await call({ ...inner, headers: { ...inner.headers, cookie: jar.header() } });
      jar.take(answer.cookies);
      return answer;
    }),
  );
  return { answers, cookies: jar.taken() };
}
