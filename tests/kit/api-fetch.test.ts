import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { type Service, startService, type TestUser } from '../support';
import { collections, make, makeSignedIn } from '../support/events';
import { makeShopTicket, paths } from '../support/shop';

/*
 * WordPress's own client, as a page of the site has it: the browser around it keeps the cookies, and of its headers one has
 * another name.
 */

const { venues } = collections;

let service: Service;
let editor: TestUser;
/** What a browser does with each request: everything that the client asks for passes here. */
let sent: { method: string; url: string; headers: Headers }[];
const jar = new Map<string, string>();
const browserless = globalThis.fetch;

async function browse(input: unknown, init: RequestInit = {}): Promise<Response> {
  const url = String(input);
  const headers = new Headers(init.headers);
  sent.push({ method: init.method ?? 'GET', url, headers });
  if (sent.length > 20) throw new Error('The client asks for ever.');
  headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  const answer = await browserless(url, { ...init, headers });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
    jar.set(name!, value!);
  }
  return answer;
}

/** Asks as the page does. */
async function ask<Body extends object>(options: APIFetchOptions<true>): Promise<Body> {
  globalThis.fetch = browse as typeof fetch;
  try {
    return await apiFetch<Body>(options);
  } finally {
    globalThis.fetch = browserless;
  }
}

function withHeaderNames(): void {
  apiFetch.use((options, next) => {
    const { 'X-WP-Nonce': nonce, ...headers } = (options.headers ?? {}) as Record<string, string>;
    return next({ ...options, headers: { ...headers, ...(nonce && { 'X-API-Nonce': nonce }) } });
  });
}

const nonces = () =>
  sent.filter(({ url }) => url.includes('/nonce')).map(({ method, url }) => [method, url]);

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-manager', 'editor');
  withHeaderNames();
  apiFetch.use(apiFetch.createRootURLMiddleware(`${service.url}/api/`));
});

beforeEach(() => {
  sent = [];
  jar.clear();
});

test('the cart of WordPress’s client has what it sets, and is empty when it deletes (4.3, 8.1)', async () => {
  const { id } = await makeShopTicket(service, editor);
  const cart = (method: string, quantity: number) =>
    ask<{ items: { quantity: number }[]; total: string }>({
      ...{ path: paths.cart, method },
      ...(quantity > 0 && { data: { ticket_id: id, quantity } }),
    });
  expect(await cart('POST', 2)).toMatchObject({ items: [{ quantity: 2 }], total: '25.00' });
  expect(await cart('PUT', 3)).toMatchObject({ items: [{ quantity: 3 }], total: '37.50' });
  expect(await cart('DELETE', 0)).toMatchObject({ items: [], total: '0.00' });
  expect(
    sent.map(({ method, headers }) => [method, headers.get('X-HTTP-Method-Override')]),
  ).toEqual([
    ['POST', null],
    ['POST', 'PUT'],
    ['POST', 'DELETE'],
  ]);
});

describe('signed in by cookie and nonce', () => {
  const stale = '0123456789';

  /** The session of a page that was open for long: the cookie is good, the nonce is not. */
  async function openPage(nonceEndpoint: string): Promise<void> {
    await browse(`${service.url}/api/auth/local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ identifier: editor.username, password: editor.password }),
    });
    sent = [];
    const client = apiFetch as typeof apiFetch & { nonceMiddleware: { nonce: string } };
    client.nonceMiddleware ??= apiFetch.createNonceMiddleware(stale);
    client.nonceMiddleware.nonce = stale;
    apiFetch.use(apiFetch.nonceMiddleware!);
    apiFetch.nonceEndpoint = `${service.url}/api/svc/auth/v1/nonce${nonceEndpoint}`;
  }

  test('WordPress’s client renews a nonce that is over once, and deletes a venue (5.4, 8.1, 8.17)', async () => {
    const { id } = await make(service, editor, venues, { title: 'To be deleted' });
    await openPage('?format=text');
    const path = `${venues}/${id}`;
    const answer = await ask({ path, method: 'DELETE' });
    expect(answer).toMatchObject({ deleted: true, previous: { title: 'To be deleted' } });
    expect(nonces()).toEqual([['GET', apiFetch.nonceEndpoint]]);
    expect(sent).toHaveLength(3);
    expect((await service.call('GET', path)).status).toBe(404);
    await ask({ path: venues, method: 'POST', data: { title: 'With the new nonce' } });
    expect([nonces().length, sent.length]).toEqual([1, 4]);
  });
});
