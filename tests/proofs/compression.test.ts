import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import zlib from 'node:zlib';
import {
  built,
  engineName,
  type Service,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { makeShopTicket } from '../support/shop';

/* What everybody may read is sent packed to who takes it so, and nothing that has a secret in it. */

const { sendInnerRequest } =
  built<typeof import('../../src/plugins/svc/server/src/kit/inner-request')>('kit/inner-request');

const { events, venues } = collections;

let service: Service;
let manager: TestUser;
let eventId: number;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const venue = await make(service, manager, venues, { title: 'Hall' });
  const content = `<p>${'Zürich, again and again. '.repeat(100)}</p>`;
  for (let count = 0; count < 12; count += 1) {
    const body = eventBody({ status: 'publish', title: `Event ${count}`, venue_id: venue.id });
    ({ id: eventId } = await make(service, manager, events, { ...body, content }));
  }
  await makeShopTicket(service, manager, { capacity: 50, priceMinor: 0 }, { title: 'On sale' });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came. */
  bytes: Buffer;
}

/** Nothing is unpacked, and nothing said that a test does not say. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  { url = service.url, method = 'GET', body = '' } = {},
): Promise<Answer> {
  const request = send(url + path, { method, headers }).end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat((await answer.toArray()) as Buffer[]);
  return { status: answer.statusCode!, headers: answer.headers, bytes };
}

const unpacked = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

function textOf({ headers, bytes }: Answer): string {
  const coding = headers['content-encoding'] as keyof typeof unpacked | undefined;
  return (coding ? unpacked[coding](bytes) : bytes).toString();
}

const api = (path: string) => `/api/${path}`;

/** What everybody may read, in the lane, past it (with a slash at the end), and as files that are made meanwhile. */
const open = [
  ...[events, `${events}/`, `${events}?_embed`, `${events}.ics`, `${events}.rss`].map(api),
  ...['svc/events/v1/doc', 'svc/tickets/v1/doc', 'svc/doc', 'svc/docs'].map(api),
  ...['/events', '/events/event-3', '/venues/hall', '/events/none', '/sitemaps/1.xml'],
];

/** What it says at this moment: a minute, and with it a stamp, may pass between two requests. */
const still = (text: string) =>
  text.replace(/DTSTAMP:\w+/g, '').replace(/<lastBuildDate>.*?</g, '');

test.each(open)('%s is packed as asked for, and says the same (8.18)', async (path) => {
  const plain = await ask(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toMatch(/(^|, )Accept-Encoding(,|$)/);
  for (const [header, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    // The second time it may be one that is remembered.
    for (let time = 1; time <= 2; time += 1) {
      const packed = await ask(path, { 'Accept-Encoding': header });
      expect([packed.status, packed.headers['content-encoding']]).toEqual([plain.status, coding]);
      expect(packed.headers.vary).toBe(plain.headers.vary);
      expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(still(textOf(packed))).toBe(still(textOf(plain)));
    }
  }
  for (const header of ['identity', 'br;q=0, gzip;q=0', 'deflate']) {
    const answer = await ask(path, { 'Accept-Encoding': header });
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});

test.each([`${events}?per_page=5`, `${events}/?per_page=5`].map(api))(
  'HEAD of %s has the headers of GET (1.20, 8.18)',
  async (path) => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': coding };
      const get = await ask(path, headers);
      const head = await ask(path, headers, { method: 'HEAD' });
      expect(Number(get.headers['content-length'])).toBe(get.bytes.length);
      const { date: _, 'x-request-id': id, ...expected } = get.headers;
      expect([head.headers, head.bytes.length]).toMatchObject([expected, 0]);
      expect(id).not.toBe(head.headers['x-request-id']);
    }
  },
);

test.each([events, `${events}/`].map(api))(
  'each coding of %s has a strong tag of its own, and each is as good as the others (1.20, 8.18)',
  async (path) => {
    const codings = ['identity', 'gzip', 'br'];
    const tags: string[] = [];
    for (const coding of codings) {
      const { headers } = await ask(path, { 'Accept-Encoding': coding });
      expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
      tags.push(headers.etag!);
    }
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      for (const coding of codings) {
        for (const sent of [`"other", ${tag}`, `W/${tag}`]) {
          const headers = { 'Accept-Encoding': coding, 'If-None-Match': sent };
          for (const method of ['GET', 'HEAD']) {
            const same = await ask(path, headers, { method });
            // A cache finds the answer that it has by the very tag.
            expect([same.status, same.headers.etag, same.bytes.length]).toEqual([304, tag, 0]);
            expect(same.headers.vary).toContain('Accept-Encoding');
            expect(same.headers['content-encoding']).toBeUndefined();
          }
        }
      }
    }
    const other = await ask(path, { 'If-None-Match': tags[1]!.toLowerCase() });
    expect(other.status).toBe(200);
  },
);

test('who has read a packed answer can write under its tag (1.21, 8.18)', async () => {
  const path = api(`${events}/${eventId}`);
  const signedIn = { Authorization: manager.authorization };
  const read = await ask(path, { ...signedIn, 'Accept-Encoding': 'gzip' });
  expect(read.headers['content-encoding']).toBe('gzip');
  expect(read.headers['cache-control']).toBe('private, no-cache');
  const json = { ...signedIn, 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' };
  const headers = { ...json, 'If-Match': read.headers.etag! };
  const body = JSON.stringify({ title: 'Event 11, again' });
  const written = await ask(path, headers, { method: 'PUT', body });
  expect([written.status, written.headers['content-encoding']]).toEqual([200, undefined]);
  const again = await ask(path, { ...signedIn, 'Accept-Encoding': 'gzip' });
  expect(written.headers.etag).toBe(again.headers.etag);
  expect(written.headers.etag).not.toBe((await ask(path, signedIn)).headers.etag);
  const late = await ask(path, headers, { method: 'PUT', body });
  expect(late.status).toBe(412);
});

test('what is small goes as it is, and so do errors (8.18)', async () => {
  for (const path of [`${events}?_fields=id`, `${events}/999999`, `${events}?page=0`]) {
    const { headers } = await ask(api(path), { 'Accept-Encoding': 'br, gzip' });
    expect([path, headers['content-encoding']]).toEqual([path, undefined]);
  }
});

/** An order, as it is read and as its page. */
async function answersAboutOrder(headers: Record<string, string>): Promise<[string, Answer][]> {
  const shop = await makeShopTicket(service, manager, { capacity: 50, priceMinor: 0 });
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    ask(
      api(path),
      { ...headers, ...more, 'Content-Type': 'application/json' },
      {
        method: 'POST',
        body: JSON.stringify(body),
      },
    );
  const added = await post('svc/tickets/v1/cart', { ticket_id: shop.id, quantity: 12 });
  const token = { 'X-API-Cart': String(added.headers['x-api-cart']) };
  const attendees = Array.from({ length: 12 }, (_, index) => ({
    ticket_id: shop.id,
    full_name: `Guest ${index} of a long name, so that it all comes to more`,
    email: `guest-${index}@example.test`,
  }));
  const buyer = { buyer_name: 'Ann', buyer_email: 'ann@example.test', attendees };
  const bought = await post(
    'svc/tickets/v1/checkout',
    { ...buyer, payment_method: 'test', payment_token: 'tok_ok' },
    token,
  );
  expect([bought.status, textOf(bought)]).toEqual([
    201,
    expect.stringContaining('confirmation_url'),
  ]);
  const { confirmation_url: url } = JSON.parse(textOf(bought)) as { confirmation_url: string };
  const { pathname, search } = new URL(url);
  const orderToken = new URLSearchParams(search).get('token')!;
  expect(bought.headers['content-encoding']).toBeUndefined();
  const order = await ask(api(`svc/tickets/v1/guest-order?token=${orderToken}`), headers);
  return [
    ['order', order],
    ['its page', await ask(pathname + search, headers)],
  ];
}

test('what has a secret in it is never packed (8.18)', async () => {
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const answers = await answersAboutOrder(headers);
  for (const path of ['/events/on-sale', '/cart']) {
    answers.push([path, await ask(path, headers)]);
  }
  const change = {
    method: 'PUT',
    path: `/${events}/${eventId}`,
    body: { featured: true },
    headers,
  };
  const json = { Authorization: manager.authorization, 'Content-Type': 'application/json' };
  answers.push([
    'batch',
    await ask(
      '/api/batch/v1',
      { ...headers, ...json },
      { method: 'POST', body: JSON.stringify({ requests: [change] }) },
    ),
  ]);
  for (const [name, answer] of answers) {
    const size = answer.bytes.length;
    // Large enough that anything else would be.
    expect([name, size > 1024, answer.headers['content-encoding']]).toEqual([
      name,
      true,
      undefined,
    ]);
  }
});

test('what the service asks itself, as it does for a batch, is not packed (6.2, 8.18)', async () => {
  const ctx = { req: { headers: {}, socket: {} } } as Parameters<typeof sendInnerRequest>[0];
  const caller = { userId: null, signedIn: false, byApplicationPassword: false, can: () => false };
  const inner = { method: 'GET', path: events, headers: { 'accept-encoding': 'br, gzip' } };
  const { status, headers, body } = await sendInnerRequest(ctx, caller, inner);
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  expect(body).toHaveLength(10);
});

test('what is remembered is packed once, and so is a document that stays (1.23, 8.18)', async () => {
  const pack = jest.spyOn(zlib, 'brotliCompress');
  const packs = async (path: string) => {
    pack.mockClear();
    for (let time = 1; time <= 4; time += 1) await ask(path, { 'Accept-Encoding': 'br' });
    return pack.mock.calls.length;
  };
  try {
    const fresh = `?per_page=9&again=${Date.now()}`;
    // MySQL and MariaDB cannot tell what is committed; on PostgreSQL others commit, too, and a job of ours may anywhere.
    const made = await packs(api(events + fresh));
    expect(made).toBeGreaterThan(0);
    if (engineName() === 'sqlite') expect(made).toBeLessThan(4);
    expect(await packs(api(`svc/events/v1/doc/${fresh}`))).toBe(0);
  } finally {
    pack.mockRestore();
  }
});

test('COMPRESSION=false leaves it to what stands before the service (8.18)', async () => {
  const { url } = await spawnService({ ...service.env, COMPRESSION: 'false' });
  const files = /(?:src|href)="(docs\/[^"]+)"/.exec(textOf(await ask('/api/svc/docs')))![1]!;
  for (const path of [...open, `/api/svc/${files}`]) {
    const { status, headers } = await ask(path, { 'Accept-Encoding': 'br, gzip' }, { url });
    expect([path, status]).toEqual([path, path === '/events/none' ? 404 : 200]);
    expect([path, headers['content-encoding']]).toEqual([path, undefined]);
    expect([path, headers.vary ?? '']).toEqual([path, expect.not.stringMatching(/encoding/i)]);
  }
});
