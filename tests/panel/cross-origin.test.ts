import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext } from './support/browser';
import { type PanelServer, startServer } from './support/server';

/*
 * A page on another origin than the service, in a browser: what it may send, and what it may read of the answers.
 */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const account = { username: 'bella', email: 'bella@example.org', password: 'Passw0rd-of-Bella' };

let service: PanelServer;
let elsewhere: Server;
let browser: Browser;
let page: Page;
/** The `Authorization` header of who may do everything. */
let authorization: string;
let ticketId: number;

interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
  /** With the browser's cookies for the service. */
  withCookies?: boolean;
}

interface Read {
  status: number;
  /** Those that the page can read. */
  headers: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Lets the page ask the service. Null where the browser does not let it, or not see the answer. */
function ask(method: string, path: string, { headers, body, withCookies }: Sent = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const request = {
    url: `${service.url}/api/${path}`,
    init: {
      method,
      headers: { ...(text !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: text,
      credentials: withCookies ? ('include' as const) : ('omit' as const),
    },
  };
  return page.evaluate(async ({ url, init }) => {
    const answer = await fetch(url, init).catch(() => null);
    if (!answer) return null;
    const answered = await answer.text();
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: answered ? (JSON.parse(answered) as unknown) : null,
    };
  }, request) as Promise<Read | null>;
}

/** The answer to a request that the browser lets the page make and read. */
async function read(method: string, path: string, sent?: Sent): Promise<Read> {
  const answer = await ask(method, path, sent);
  expect(answer).not.toBeNull();
  return answer!;
}

async function makeToken(admin: AdminApi): Promise<string> {
  const token = { name: 'all', description: '', type: 'full-access', lifespan: null };
  const { body } = await admin('POST', '/admin/api-tokens', token);
  return `Bearer ${String((body.data as Record<string, unknown>).accessKey)}`;
}

async function make(collection: string, body: Record<string, unknown>): Promise<number> {
  const answer = await fetch(`${service.url}/api/svc/${collection}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** A server with an empty page; its port makes it another origin. */
async function serveElsewhere(): Promise<string> {
  elsewhere = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
}

const event = {
  title: 'An evening',
  start_date: '2035-05-01 18:00:00',
  end_date: '2035-05-01 20:00:00',
  status: 'publish',
};

beforeAll(async () => {
  service = await startServer({ PAYMENT_TEST_PROVIDER: 'true', ALLOW_REGISTRATION: 'open' });
  authorization = await makeToken(await registerFirstAdmin(service.url, owner));
  const [event_id] = [await make('events/v1/events', event), await make('events/v1/events', event)];
  ticketId = await make('tickets/v1/tickets', { title: 'Seat', event_id, type: 'free' });
  browser = await launchBrowser();
  page = await (await openContext(browser, 'UTC')).newPage();
  await page.goto(await serveElsewhere());
}, 240_000);

afterAll(async () => {
  await browser?.close();
  elsewhere?.close();
  await service?.stop();
});

const events = 'svc/events/v1/events';
const venues = 'svc/events/v1/venues';

test('the page is not of the origin of the service', async () => {
  expect(await page.evaluate('location.origin')).not.toBe(new URL(service.url).origin);
});

test('5.8: a list and its headers can be read', async () => {
  const { status, headers } = await read('GET', `${events}?per_page=1`);
  expect([status, headers['x-api-total'], headers['x-api-totalpages']]).toEqual([200, '2', '2']);
  expect(headers.link).toContain('rel="next"');
});

test('5.8: an ETag can be read and sent', async () => {
  const { headers } = await read('GET', 'svc/events/v1/doc');
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
  const known = { 'If-None-Match': headers.etag! };
  expect([200, 304]).toContain((await read('GET', 'svc/events/v1/doc', { headers: known })).status);
});

test('5.8: who signs in with a header may write, by every method', async () => {
  const headers = { authorization };
  const made = await read('POST', venues, { headers, body: { title: 'Hall' } });
  expect([made.status, made.headers.location]).toEqual([
    201,
    `${service.url}/api/${venues}/${made.body.id}`,
  ]);
  const one = `${venues}/${made.body.id}`;
  for (const method of ['PUT', 'PATCH', 'POST']) {
    const { status, body } = await read(method, one, { headers, body: { title: method } });
    expect([status, body.title]).toEqual([200, method]);
  }
  expect((await read('DELETE', one, { headers })).status).toBe(200);
});

test('5.8: an error can be read like any answer', async () => {
  const guest = await read('POST', venues, { body: { title: 'Hall' } });
  expect([guest.status, guest.body.code]).toEqual([401, 'rest_not_logged_in']);
  const wrong = await read('GET', venues, { headers: { authorization: 'Basic bm86bm8=' } });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'rest_invalid_credentials']);
  expect((await read('GET', 'svc/events/v1/nothing')).body.code).toBe('rest_no_route');
});

test('5.8: a guest keeps the cart by its token, and pays with a key', async () => {
  const cart = 'svc/tickets/v1/cart';
  const added = await read('POST', cart, { body: { ticket_id: ticketId, quantity: 1 } });
  const headers = { 'X-API-Cart': added.headers['x-api-cart']! };
  expect((await read('GET', cart, { headers })).body.items).toHaveLength(1);
  const pay = () =>
    read('POST', 'svc/tickets/v1/checkout', {
      headers: { ...headers, 'Idempotency-Key': 'an order of a page' },
      body: { buyer_name: 'Ada', buyer_email: 'ada@example.org', payment_method: 'free' },
    });
  const [first, again] = [await pay(), await pay()];
  expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
});

test('5.8: a batch can be sent', async () => {
  const requests = [
    { path: venues, body: { title: 'Hall' } },
    { path: venues, body: {} },
  ];
  const { status, body } = await read('POST', 'batch/v1', {
    headers: { authorization },
    body: { requests },
  });
  expect(status).toBe(207);
  expect(body.responses.map((one: { status: number }) => one.status)).toEqual([201, 400]);
});

test('5.8: a nonce can be read and sent, and without the cookie signs nobody in', async () => {
  const registered = await fetch(`${service.url}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(registered.status).toBe(200);
  const signedIn = await read('POST', 'auth/local', {
    body: { identifier: account.username, password: account.password },
  });
  const nonce = signedIn.headers['x-api-nonce']!;
  expect(nonce).toMatch(/^[0-9a-f]{10}$/);
  const refused = await read('GET', events, { headers: { 'X-API-Nonce': nonce } });
  expect([refused.status, refused.body.code]).toEqual([403, 'rest_cookie_invalid_nonce']);
});

test('5.8: nothing is asked with the cookies of the service', async () => {
  expect(await ask('GET', events, { withCookies: true })).toBeNull();
});

test('a header that is none of ours is not sent', async () => {
  expect(await ask('GET', events, { headers: { 'X-Other': 'x' } })).toBeNull();
});
