import { once } from 'node:events';
import net from 'node:net';
import fc from 'fast-check';
import { built, type Service, type SpawnedService, spawnService, startService } from '../support';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { type Operation, readOperations } from '../support/properties/description';
import { KnownValues, thingAt } from '../support/properties/known';
import { invalidPlan, requestOf, validPlan } from '../support/properties/requests';
import {
  exchange,
  type RawOptions,
  type RawRequest,
  textOf,
  withoutDate,
} from '../support/raw-requests';
import { formOf, openBrowser } from '../support/page-browser';
import { countersOf, makeShopTicket, type ShopTicket } from '../support/shop';

/*
 * A guest's read is answered in a lane of its own. Whatever is asked, by whatever headers: the answer is, byte by byte, that
 * of a service without the lane on the same database.
 */

const { findEndpoint } =
  built<typeof import('../../src/plugins/svc/server/src/kit/registry')>('kit/registry');

const { sendInnerRequest } =
  built<typeof import('../../src/plugins/svc/server/src/kit/inner-request')>('kit/inner-request');

const { events, venues, organizers, tickets } = collections;

let service: Service;
/** The same without the lane. */
let plain: SpawnedService;
let operations: Operation[];
let ticket: ShopTicket;
const known = new KnownValues();
/** Every path that the host's router was asked about. */
const routed: string[] = [];

interface Router {
  match(path: string, method: string): unknown;
}

function watchRouter({ strapi }: Service): void {
  const router = strapi.server.router as unknown as Router;
  const match = router.match.bind(router);
  router.match = (path, method) => {
    routed.push(path);
    return match(path, method);
  };
}

beforeAll(async () => {
  service = await startService();
  watchRouter(service);
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const venue = await make(service, manager, venues, { title: 'Hall' });
  const organizer = await make(service, manager, organizers, { title: 'Those' });
  for (let count = 0; count < 12; count += 1) {
    const links = { venue_id: venue.id, organizer_ids: [organizer.id] };
    const body = eventBody({ status: 'publish', title: `Zürich ${count}`, ...links });
    await make(service, manager, events, { ...body, featured: count < 3 });
  }
  ticket = await makeShopTicket(
    service,
    manager,
    { capacity: 50, priceMinor: 0 },
    { title: 'On sale' },
  );
  plain = await spawnService({ ...service.env, GUEST_LANE: 'false', HTTP_KEEP_ALIVE_SECONDS: '5' });
  // Both say how long they keep a connection.
  service.strapi.server.httpServer.keepAliveTimeout = 5000;
  const all = await readOperations(service.call, ['svc/events/v1/doc', 'svc/tickets/v1/doc']);
  operations = all.filter(({ method, path }) => {
    const declared = findEndpoint({ method: method as 'GET', path });
    return declared?.conditional && declared.access.allowsGuests;
  });
  for (const { path } of operations.filter((one) => !one.path.includes('{'))) {
    const { body } = await service.call('GET', path);
    known.learn(body, thingAt(path));
  }
});

/** What a page has for one guest alone. */
const ownParts = [
  /(?<=^Set-Cookie: svc_cart=)[\w.-]+/m,
  /(?<=name="form_(?:token|key)"\s+value=")[\w-]+/g,
];

/** How long the places of a cart are still held. */
const clocks = [/(?<=data-seconds-left=")\d+/g, /\b\d+ minutes\b/g];

/** An answer without the time at which it was made, and without what is one guest's. */
function sharedOf(answer: string): string {
  const parts = [...ownParts, ...clocks];
  return parts.reduce((text, part) => text.replace(part, '…'), withoutDate(answer));
}

/** Both answers; the first is made in the lane, twice: the second time it may be one that is remembered. */
async function ask(request: RawRequest): Promise<[string, string]> {
  const text = textOf(request);
  const [ours, theirs] = await Promise.all(
    [service.url, plain.url].map((url) => exchange(url, text)),
  );
  const again = sharedOf(await exchange(service.url, text));
  expect([request, again]).toEqual([request, sharedOf(ours!)]);
  return [again, sharedOf(theirs!)];
}

async function expectSame(request: RawRequest, isInLane = true): Promise<string> {
  routed.length = 0;
  const [ours, theirs] = await ask(request);
  expect([request, ours]).toEqual([request, theirs]);
  expect([request, routed]).toEqual([
    request,
    isInLane ? [] : expect.arrayContaining([expect.any(String)]),
  ]);
  return ours;
}

const statusOf = (answer: string) => Number(answer.slice(9, 12));

test('every conditional operation that guests may call is found in the lane (1.23)', () => {
  const paths = operations.map(({ path }) => path).sort();
  expect(paths).toEqual(
    ['categories', 'events', 'organizers', 'tags', 'venues']
      .flatMap((name) => [`svc/events/v1/${name}`, `svc/events/v1/${name}/{id}`])
      .concat(
        'svc/tickets/v1/settings',
        'svc/tickets/v1/tickets',
        'svc/tickets/v1/tickets/{id}',
        'svc/events/v1/doc',
        'svc/tickets/v1/doc',
        ...['.ics', '.rss', '/{id}.ics', '/facets'].map((end) => `svc/events/v1/events${end}`),
      )
      .sort(),
  );
});

/** Headers that guests send, and that an answer may depend on. */
const headers: Record<string, string>[] = [
  {},
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null', 'Access-Control-Request-Method': 'DELETE' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': 'W/"x", "y"' },
  { Range: 'bytes=0-10' },
  { 'Accept-Encoding': 'gzip, br', Accept: 'text/html' },
  {
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
  },
  { 'X-HTTP-Method-Override': 'DELETE', 'If-Match': '"x"', 'If-Modified-Since': 'now' },
];

function targetOf({ path, query }: { path: string; query: Record<string, unknown> }): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) params.append(name, String(one));
  }
  const text = params.toString();
  return `/api/${path}${text && `?${text}`}`;
}

/** Valid and invalid requests for each operation; LANE_RUNS asks for more. */
const numRuns = Number(process.env.LANE_RUNS ?? 10);

test('the lane answers every operation as the host does, with good and bad parameters (1.23)', async () => {
  const statuses = new Set<number>();
  for (const operation of operations) {
    const samples = [validPlan(operation), invalidPlan(operation, operations)].flatMap((plans) =>
      fc.sample(plans, { numRuns, seed: 7 }),
    );
    for (const [index, plan] of samples.entries()) {
      if (plan.method !== 'GET') continue;
      const target = targetOf(requestOf(plan, known));
      // Another form of a path is the router's.
      if (plan.wrong?.kind === 'path') {
        expect((await ask({ target }))[0]).toBe((await ask({ target }))[1]);
        continue;
      }
      for (const method of ['GET', 'HEAD']) {
        const request = { method, target, headers: headers[index % headers.length]! };
        statuses.add(statusOf(await expectSame(request)));
      }
    }
  }
  expect([...statuses].sort()).toEqual([200, 304, 400, 401, 404]);
}, 240_000);

test.each(headers)('with the headers %j (1.23)', async (sent) => {
  for (const path of [events, `${events}/999999`, `${events}?page=0`, `${tickets}?per_page=1`]) {
    for (const method of ['GET', 'HEAD']) {
      await expectSame({ method, target: `/api/${path}`, headers: sent });
    }
  }
});

test('who has the answer is told so with the same headers (1.20, 1.23)', async () => {
  for (const { path } of operations.filter((one) => !one.path.includes('{'))) {
    const target = `/api/${path}`;
    const tag = /^ETag: (.*)\r$/m.exec(await expectSame({ target }))![1]!;
    for (const method of ['GET', 'HEAD']) {
      const answer = await expectSame({ method, target, headers: { 'If-None-Match': tag } });
      expect(statusOf(answer)).toBe(304);
    }
  }
});

const onSale = '/events/on-sale';
const pages = ['/events', onSale, '/events/zurich-1', '/venues/hall', '/organizers/those'];

test('pages of events, venues and organizers are answered in the lane as by the host (1.23, 9.7)', async () => {
  const languages: Record<string, string>[] = [
    {},
    { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.1' },
  ];
  const queries = ['', '?lang=de', '?page=2', '?from=x', '?search=Z%C3%BCrich&venue[]=1', '?%'];
  const statuses = new Set<number>();
  for (const path of [...pages, '/events/none', '/venues/none']) {
    for (const [index, query] of queries.entries()) {
      const target = `${path}${query}`;
      for (const method of ['GET', 'HEAD']) {
        const sent = languages[index % 2]!;
        statuses.add(statusOf(await expectSame({ method, target, headers: sent })));
      }
    }
    for (const sent of languages) await expectSame({ target: path, headers: sent });
  }
  expect([...statuses].sort()).toEqual([200, 400, 404]);
  const german = await expectSame({ target: '/events', headers: languages[1]! });
  expect(german).toMatch(/^Content-Language: de\r$/m);
}, 240_000);

test.each(headers)('a page with the headers %j (1.23)', async (sent) => {
  for (const target of pages) await expectSame({ target, headers: sent });
});

test('other forms of the address of a page take the whole way, and so does who may be somebody (1.23)', async () => {
  for (const target of ['/events/', '/Events', '/EVENTS/on-sale', '/events/On-Sale']) {
    await expectSame({ target }, false);
  }
  for (const target of ['/events/z%75rich-1', '/events/on-sale/', '/cart/', '/events/on-sale/x']) {
    await expectSame({ target }, false);
  }
  for (const header of ['Authorization', 'X-API-Nonce']) {
    await expectSame({ target: onSale, headers: { [header]: 'x', Cookie: 'x=y' } }, false);
  }
});

test.each([
  'svc_language=de',
  'svc_cart=forged; koa.sess=x; strapi_admin_refresh=y',
  '=; svc_cart; ;;',
])(
  'pages for who brings the cookies %p are answered in the lane as by the host (1.23)',
  async (Cookie) => {
    for (const path of [...pages, '/cart', '/checkout', '/orders/1', '/events/none']) {
      for (const target of [path, `${path}?lang=en`, `${path}?token=x&token=y&page[]=2`]) {
        for (const method of ['GET', 'HEAD']) {
          await expectSame({ method, target, headers: { Cookie } });
        }
      }
    }
  },
);

test('the pages on the way of a purchase are answered in the lane as by the host (1.23, 9.4)', async () => {
  const browser = openBrowser(service.url);
  const added = await browser.open(onSale);
  await browser.submit(formOf(added, onSale), { [`quantity-${ticket.id}`]: '2' });
  const cookie = () => [...browser.cookies].map(([key, value]) => `${key.split(' ')[0]}=${value}`);
  const shown = async (target: string) =>
    expectSame({ target, headers: { Cookie: cookie().join('; ') } });
  for (const target of ['/events', onSale]) {
    expect(await shown(target)).toMatch(/class="count">2</);
  }
  expect(await shown('/cart')).toContain('value="2"');
  expect(await shown('/checkout')).toContain('name="buyer_name"');
  const form = formOf(await browser.open('/checkout'), '/checkout');
  const buyer = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.org' };
  const bought = await browser.send(form, buyer);
  const order = new URL(bought.headers.get('location')!, service.url);
  const target = `${order.pathname}${order.search}`;
  expect(await shown(target)).toContain('Ada Buyer');
  // A link in a mail comes without cookies; the page is nobody else's, and is not remembered.
  expect(await expectSame({ target })).toContain('Ada Buyer');
  expect(statusOf(await shown('/cart'))).toBe(200);
  expect(statusOf(await shown('/checkout'))).toBe(303);
}, 60_000);

test('of a page that is remembered each guest has a cookie, a token and a key of their own (1.23, 9.5)', async () => {
  const own: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const answer = await exchange(service.url, textOf({ target: onSale }));
    const parts = ownParts.flatMap((part) => answer.match(part) ?? []);
    expect(parts).toHaveLength(3);
    own.push(...parts);
  }
  expect(new Set(own).size).toBe(own.length);
});

test('a form of a page that is remembered sells, to each guest into their own cart (1.23, 9.5)', async () => {
  const browsers = [1, 2, 3].map(() => openBrowser(service.url));
  const forms = [];
  for (const browser of browsers) forms.push(formOf(await browser.open(onSale), onSale));
  for (const [index, browser] of browsers.entries()) {
    const entered = { [`quantity-${ticket.id}`]: String(index + 1) };
    // The form of one is not another's.
    const others = await browser.send(forms[(index + 1) % 3]!, entered);
    expect(others.status).toBe(403);
    expect((await browser.send(forms[index]!, entered)).status).toBe(303);
  }
  for (const [index, browser] of browsers.entries()) {
    const places = /class="count">(\d+)</.exec((await browser.open('/events')).html)?.[1];
    expect(places).toBe(String(index + 1));
  }
  expect((await countersOf(service, ticket.id)).held).toBe(6);
  expect((await openBrowser(service.url).open('/events')).html).not.toContain('class="count"');
});

test('everything else takes the whole way (1.23)', async () => {
  const target = `/api/${events}`;
  const others: RawRequest[] = [
    { target, headers: { Authorization: 'Basic eDp5' } },
    { target, headers: { Authorization: 'Bearer x' } },
    { target, headers: { 'X-API-Nonce': 'x' } },
    { target, headers: { Cookie: 'svc_cart=x; koa.sess=y' } },
    { target, headers: { 'Content-Length': '0' } },
    { target: `${target}/` },
    { target: target.toUpperCase() },
    { target: `/api/${events}/x` },
    { target: '/api/svc/events/v1/nothing' },
    { method: 'DELETE', target },
    { target: '/api/svc/tickets/v1/guest-order?token=x' },
  ];
  for (const request of others) await expectSame(request, false);
});

test('the log has the same line of a request (1.23)', async () => {
  const said = jest.spyOn(service.strapi.log, 'http').mockImplementation(() => service.strapi.log);
  await expectSame({ target: `/api/${events}?token=secret&per_page=1` });
  await expectSame({ target: `/api/${events}/999999`, method: 'HEAD' });
  const lines = said.mock.calls.map(([line]) => String(line).replace(/\d+ ms/, 'n ms'));
  const list = `GET /api/${events}?token=…&per_page=1 (n ms) 200`;
  const none = `HEAD /api/${events}/999999 (n ms) 404`;
  expect(lines).toEqual([list, list, none, none]);
  said.mockRestore();
});

test('what the service asks itself has a caller, and takes the whole way (6.3, 1.23)', async () => {
  routed.length = 0;
  const ctx = { req: { headers: {}, socket: {} } } as Parameters<typeof sendInnerRequest>[0];
  const caller = { userId: null, signedIn: false, byApplicationPassword: false, can: () => false };
  const inner = { method: 'GET', path: events, isDryRun: true };
  expect(await sendInnerRequest(ctx, caller, inner)).toMatchObject({ status: 204 });
  expect(routed).toEqual([`/api/${events}`]);
});

/** First lines and headers that no client means, each as it would be sent. */
const hostile: RawRequest[] = [
  ...[
    '%',
    '%ZZ',
    '%E0%A4%A',
    '%00',
    'page=%00',
    'search=%ff',
    '__proto__[status]=draft',
    '&&&=&=&',
  ],
  ...[
    'page=1&page=2',
    'page[]=1',
    'page[a]=1',
    'per_page=1&per_page=x',
    '_fields=id&_fields=title',
  ],
  ...[`search=${'a'.repeat(15_000)}`, `${'x=1&'.repeat(3000)}page=0`, `x${'[y]'.repeat(200)}=1`],
  // Words of a search that mean something to a database, or nothing at all.
  ...['search=a', `search=${'c'.repeat(255)}`, 'search=%C2%A1%C2%BF!%3F*%22%60', 'search=%25_'],
  ...[
    'search=%22a%22%20OR%20NEAR(*',
    "search=a'%20or%201=1%20--",
    'search=%2Ba*%20-b%20@~%3C%3E()',
  ],
  ...['page=1#x', '?page=0', 'page=1;page=2', 'categories=1,,2', 'venue=9999999999999999999999'],
]
  .map((query): RawRequest => ({ target: `/api/${events}?${query}` }))
  .concat(
    [
      ...[`/api/${events}/0`, `/api/${events}/007`, `/api/${events}/${'9'.repeat(400)}`],
      ...[`/api/${events}/1%00`, `/api/${events}/%31`, `/api/${events}/1/`, `/api/${events}/１`],
      ...[`/api//${events}`, `//api/${events}`, `/api/${events}//`, `/api/./${events}`],
      ...[`/api/svc/events/v1/../v1/events`, `/api/${events}/..%2f`, `/api/${events}/..%5c`],
      ...[
        `http://tickets.example.test/api/${events}`,
        `http://[/api/${events}`,
        `/api/${events}\\x`,
      ],
      ...['*', '/', `/api/${events}#x`, `/api/${events}\u00ff`, '/api/svc/events/v1/{id}'],
    ].map((target) => ({ target })),
    [
      { Host: '' },
      { Host: 'no host at all' },
      { Host: '[::' },
      { Host: 'a,b' },
      { Range: 'bytes=5-1,,x' },
      { 'If-None-Match': '"' },
      { 'If-None-Match': '"x",'.repeat(500) },
      { Origin: '://\u00ff' },
      { 'X-Forwarded-For': ','.repeat(500), 'X-Forwarded-Host': '\u00ff' },
      { Expect: '100-continue' },
      { Expect: 'x' },
      { Upgrade: 'websocket', Connection: 'Upgrade, close' },
      { 'Transfer-Encoding': 'x' },
      { 'Content-Length': 'x' },
      { Connection: 'close, \u00ff' },
    ].map((sent): RawRequest => ({ target: `/api/${events}?per_page=1`, headers: sent as never })),
    { target: `/api/${events}`, version: '1.0' },
  );

test("hostile requests are answered alike, and are nobody else's matter (1.2, 1.23)", async () => {
  const thrown = jest
    .spyOn(service.strapi.log, 'error')
    .mockImplementation(() => service.strapi.log);
  const usual = (await ask({ target: `/api/${events}` }))[0];
  for (const request of hostile) {
    for (const method of ['GET', 'HEAD']) {
      const [ours, theirs] = await ask({ ...request, method });
      expect([method, request, ours]).toEqual([method, request, theirs]);
      // What the host makes of other targets is its own business.
      if (!request.target.startsWith('/api/svc/')) thrown.mockClear();
      else expect(ours).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      expect([request, thrown.mock.calls]).toEqual([request, []]);
    }
    expect((await ask({ target: `/api/${events}` }))[0]).toBe(usual);
  }
  thrown.mockRestore();
}, 240_000);

/** What comes for bytes that are sent at once, and perhaps no more after them. */
async function exchangeBoth(sent: string, options: RawOptions = {}): Promise<[string, string]> {
  const both = await Promise.all([service, plain].map(({ url }) => exchange(url, sent, options)));
  return both.map(withoutDate) as [string, string];
}

const keptOpen = (target: string) => textOf({ target, headers: { Connection: 'keep-alive' } });

test('requests that are sent at once are answered in their order (1.23)', async () => {
  const [first, second] = [`/api/${events}?per_page=2`, `/api/${events}/999999`];
  const other = '/api/svc/tickets/v1/guest-order?token=x';
  const sent = [keptOpen(first), keptOpen(other), keptOpen(second), textOf({ target: first })];
  const [ours, theirs] = await exchangeBoth(sent.join(''));
  expect(ours).toBe(theirs);
  expect(ours.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(4);
});

test.each([
  ['whole', textOf({ target: '/api/svc/events/v1/events' })],
  ['without its end', 'GET /api/svc/events/v1/events HTTP/1.1\r\nHost: x\r\n'],
  ['with rubbish after it', `${keptOpen('/api/svc/events/v1/venues')}\0\0\r\n\r\n`],
  ['with NUL in its first line', 'GET /api/svc/events/v1/events\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['without a Host', 'GET /api/svc/events/v1/events HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('a connection that is half closed after a request, %s (1.23)', async (_, sent) => {
  const [ours, theirs] = await exchangeBoth(sent, { halfClosed: true });
  // Node ends a connection whose other end was closed: what has not been written by then is written nowhere.
  const made = [ours, theirs].filter((answer) => answer !== '');
  // Whether it has seen the rubbish by the time of the answer decides what it says.
  if (sent.includes('\0\0')) for (const one of made) expect(one).toMatch(/^HTTP\/1\.1 (200|400) /);
  else expect(new Set(made).size).toBeLessThan(2);
  await expectSame({ target: `/api/${events}` });
});

test('who goes away before the answer disturbs nobody (1.23)', async () => {
  const { hostname, port } = new URL(service.url);
  for (let count = 0; count < 30; count += 1) {
    const socket = net.connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.write(textOf({ target: `/api/${events}?per_page=100` }), () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  await expectSame({ target: `/api/${events}` });
});
