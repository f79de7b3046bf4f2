import assert from 'node:assert/strict';
import { assertDocumented, assertPartsDocumented, type SentPart } from './documented';

/** Somebody a request can come from: a user or an API token. */
export interface Handle {
  /** The `Authorization` header. */
  authorization: string;
}

/** What a request has besides method and path. */
export interface CallOptions {
  /** An array is sent as a repeated parameter. */
  query?: Record<string, string | number | boolean | readonly (string | number)[]>;
  /** An object is sent as JSON, text as it is. */
  body?: unknown;
  as?: Handle;
  headers?: Record<string, string>;
}

/** What came back. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Read from JSON; the text where it is something else, null where an answer has no body. Tests say themselves what they expect in it. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Makes a request: `call('GET', 'svc/events/v1/events', { query: { page: 2 } })`; a path with a slash in front is taken as it is. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

function addressOf(url: string, path: string, query: CallOptions['query'] = {}): URL {
  const address = new URL(path.startsWith('/') ? path : `/api/${path}`, url);
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) address.searchParams.append(name, String(item));
  }
  return address;
}

function requestOf(method: string, { body, as, headers }: CallOptions): RequestInit {
  const request: RequestInit & { headers: Record<string, string> } = { method, headers: {} };
  if (as) request.headers.Authorization = as.authorization;
  if (body !== undefined) {
    request.headers['Content-Type'] = 'application/json';
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  Object.assign(request.headers, headers);
  return request;
}

function isOurs(address: URL): boolean {
  return /^\/api\/(svc|batch)(\/|$)/.test(address.pathname);
}

/** Every error has exactly this shape, whoever made it (docs/contract.md 1.2). */
function assertErrorShape({ status, body }: Pick<Answer, 'status' | 'body'>): void {
  const text = JSON.stringify(body);
  assert.deepEqual(Object.keys(body as object).sort(), ['code', 'data', 'message'], text);
  const { code, message, data } = body as { code: unknown; message: unknown; data: object };
  assert.match(String(code), /^rest_[a-z_]+$/, text);
  assert.ok(typeof message === 'string' && message !== '', text);
  assert.equal((data as { status?: unknown }).status, status, text);
}

/** Every answer says what its request is called, an error that nobody expected in its body, too (docs/contract.md 8.18). */
function assertRequestId({ status, headers, body }: Answer, what: string): void {
  const id = headers.get('x-request-id');
  assert.match(id ?? '', /^[\w.~+/=-]{1,128}$/, `X-Request-Id of ${what}`);
  const { data } = (body ?? {}) as { data?: { request_id?: string } };
  if (status === 500 && data) assert.equal(data.request_id, id, what);
}

/** What is promised for all answers holds for those in a batch, too. */
function assertParts(sent: unknown, answers: Pick<Answer, 'status' | 'body'>[]): void {
  const batch = (typeof sent === 'string' ? JSON.parse(sent) : sent) as { requests: SentPart[] };
  for (const answer of answers) if (answer && answer.status >= 400) assertErrorShape(answer);
  assertPartsDocumented(batch.requests, answers);
}

/** The operation that a request is: a POST may say that it is another (docs/contract.md 8.1). */
function operationOf(method: string, address: URL, { headers = {} }: CallOptions): string {
  const header = new Headers(headers).get('X-HTTP-Method-Override');
  const said = (header ?? address.searchParams.get('_method') ?? '').toUpperCase();
  return method === 'POST' && ['PUT', 'PATCH', 'DELETE'].includes(said) ? said : method;
}

/** A client that also checks, at every answer, what is promised for all of them. */
export function createClient(url: string): Call {
  return async function call(method, path, options = {}) {
    const address = addressOf(url, path, options.query);
    const response = await fetch(address, requestOf(method, options));
    const { status, headers } = response;
    const text = await response.text();
    const [type = ''] = (headers.get('content-type') ?? '').split(';');
    const isJson = type === 'application/json';
    const what = `${method} ${address.pathname}${address.search}: ${status} ${text.slice(0, 500)}`;
    if (isOurs(address) && text !== '' && status >= 400) assert.ok(isJson, `not JSON: ${what}`);
    const body = isJson && text ? (JSON.parse(text) as unknown) : text || null;
    const answer: Answer = { status, headers, body };
    if (isOurs(address)) assertRequestId(answer, what);
    if (isOurs(address) && method !== 'HEAD') {
      if (status >= 400) assertErrorShape(answer);
      const isCut = [...address.searchParams.keys()].some((name) => name.startsWith('_fields'));
      const { pathname } = address;
      if (text !== '' || status === 304)
        assertDocumented({
          method: operationOf(method, address, options),
          path: pathname,
          status,
          type,
          body: answer.body,
          isCut,
        });
      if (status === 207 && !isCut) assertParts(options.body, answer.body.responses);
    }
    return answer;
  };
}
