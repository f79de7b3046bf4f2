import { makeTogether } from '../../database/made-together';
import { isMadeByUsAlone } from '../../host/direct-create/listeners';
import { type ErrorBody, errorBody, errorBodyOf, problemOf } from '../../kit/error-body';
import { withRequestId } from '../../kit/request-id';
import { noRoute } from '../../kit/transport-problem';
import { responseHeaders, requestHeaders } from '../../kit/headers';
import {
  type InnerResponse,
  type InnerRequestOptions,
  isOnShortWay,
} from '../../kit/inner-request';
import { findEndpoint } from '../../kit/registry';
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

/** What a request makes, where it may be made together with others; null of any other request. */
function madeBy({ path, method }: PartRequest): string | null {
  const target = targetOf(path);
  if (method !== 'POST' || target === null || !isOnShortWay(method, target)) return null;
  const { makes, isOverridden } = findEndpoint({ method, path: target }) ?? {};
  return makes !== undefined && !isOverridden && isMadeByUsAlone(makes) ? makes : null;
}

/** The requests in their order: those that follow one another and make things of one type are together. */
function roundsOf(requests: PartRequest[]): PartRequest[][] {
  const rounds: { makes: string | null; requests: PartRequest[] }[] = [];
  for (const request of requests) {
    const makes = madeBy(request);
    const last = rounds.at(-1);
    if (makes !== null && last?.makes === makes) last.requests.push(request);
    else rounds.push({ makes, requests: [request] });
  }
  return rounds.map((round) => round.requests);
}

/** Makes things together where all of them can be made, and else one by one: then each has its own answer. */
async function makeRound(
  requests: PartRequest[],
  respond: (one: PartRequest) => Promise<PartResponse>,
): Promise<PartResponse[]> {
  if (requests.length === 1) return [await respond(requests[0]!)];
  const makers = requests.map((one) => () => respond(one));
  try {
    const made = await makeTogether(makers, ({ status }) => status < 300);
    return made ?? (await oneByOne(requests, respond));
  } catch (error) {
    // Nobody knows whether they were made: a second try might make them twice.
    if (!problemOf(error)) strapi.log.error(error);
    return requests.map(() => errorResponse(errorBodyOf(error)));
  }
}

/**
 * Makes the requests, one after the other. Cookies that one is given go with the next, as a client's would. Things of one
 * type that follow one another are made in one transaction.
 */
export async function runBatch(requests: PartRequest[], sentCookies: string, call: Call) {
  const jar = new CookieJar(sentCookies);
  const respond = (one: PartRequest) =>
    respondTo(one, async (inner) => {
      const answer = await call({ ...inner, headers: { ...inner.headers, cookie: jar.header() } });
      jar.take(answer.cookies);
      return answer;
    });
  const answers: PartResponse[] = [];
  for (const round of roundsOf(requests)) answers.push(...(await makeRound(round, respond)));
  return { answers, cookies: jar.taken() };
}
