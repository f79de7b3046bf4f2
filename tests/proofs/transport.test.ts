import { type Service, startService, type TestUser } from '../support';
import { collections, eventBody, make, makeSignedIn, makeTicket } from '../support/events';

/* What caches on the way may keep, and what pages on other origins may send, as the settings say it. */

const { events, venues, organizers, tickets } = collections;

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  const env = { PUBLIC_CACHE_SECONDS: '60', CORS_HEADERS: 'traceparent, X-Tag' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const caching = 'public, max-age=0, s-maxage=60';

test('shared caches answer guests for as long as the site says, whichever way an answer takes (8.18)', async () => {
  const { id } = await make(service, manager, events, eventBody({ status: 'publish' }));
  // With a slash at the end it is no address of the lane's; the second time it is remembered.
  for (const path of [events, events, `${events}/`, `${events}/${id}`, `${events}.ics`]) {
    const { status, headers } = await service.call('GET', path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, caching]);
    const again = { 'If-None-Match': headers.get('etag')! };
    const same = await service.call('GET', path, { headers: again });
    expect([path, same.status, same.headers.get('cache-control')]).toEqual([path, 304, caching]);
    const own = await service.call('GET', path, { as: manager });
    expect([path, own.headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
  }
  const missing = await service.call('GET', `${events}/999999`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
});

test('what a guest reads says what it was made from, for caches that forget by it (8.18)', async () => {
  const venue = await make(service, manager, venues, { title: 'Hall' });
  const organizer = await make(service, manager, organizers, { title: 'Those' });
  const links = { venue_id: venue.id, organizer_ids: [organizer.id] };
  const { id } = await make(service, manager, events, {
    ...eventBody({ status: 'publish' }),
    ...links,
  });
  const { publicId: ticket } = await makeTicket(service, id, 0, { capacity: 5 });
  const one = `event-${id},venue-${venue.id},organizer-${organizer.id}`;
  const expected: [path: string, tags: string][] = [
    [`${events}?include=${id}`, `events,${one}`],
    [`${events}/?include=${id}&_fields=title`, `events,${one}`],
    [`${events}/${id}`, one],
    [`${events}/${id}?_embed=tickets`, `${one},ticket-${ticket}`],
    [`${events}?include=${id}&_embed=tickets,venue`, `events,${one},ticket-${ticket}`],
    [`${events}?search=nothingofthekind`, 'events'],
    [`${events}/${id}.ics`, `event-${id},venue-${venue.id}`],
    [`${events}.ics?include=${id}`, `events,event-${id},venue-${venue.id}`],
    [`${events}.rss?include=${id}`, `events,event-${id},venue-${venue.id}`],
    [`${events}/facets?include=${id}`, `events,facets,venue-${venue.id}`],
    [`${venues}/${venue.id}`, `venue-${venue.id}`],
    [`${tickets}/${ticket}`, `ticket-${ticket},event-${id}`],
    [`${tickets}?event_id=${id}`, `tickets,ticket-${ticket},event-${id}`],
    ['svc/tickets/v1/settings', 'settings'],
  ];
  for (const [path, tags] of expected) {
    // The second time it is remembered.
    for (let time = 1; time <= 2; time += 1) {
      const { status, headers } = await service.call('GET', path);
      expect([path, status, headers.get('cache-tag')]).toEqual([path, 200, tags]);
    }
    const { headers } = await service.call('GET', path, { as: manager });
    expect([path, headers.get('cache-tag')]).toEqual([path, null]);
  }
  for (const path of [`${events}/999999`, 'svc/events/v1/doc', 'svc/tickets/v1/cart']) {
    const { headers } = await service.call('GET', path);
    expect([path, headers.get('cache-tag')]).toEqual([path, null]);
  }
});

test.each([`/api/${events}`, '/api/auth/local'])(
  'pages on other origins may send what the site names, to %s too (8.18)',
  async (path) => {
    const preflight = {
      Origin: 'https://shop.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'traceparent,x-tag',
    };
    const answer = await fetch(new URL(path, service.url), {
      method: 'OPTIONS',
      headers: preflight,
    });
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(expect.arrayContaining(['traceparent', 'x-tag', 'authorization']));
  },
);

/** All lines of the log that are written meanwhile. */
async function logged(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const [transport] = service.strapi.log.transports as unknown as [Transport];
  const write = jest.spyOn(transport, 'log').mockImplementation((info, done) => {
    lines.push(info[Symbol.for('message')]!);
    done();
  });
  const { level } = service.strapi.log;
  Object.assign(service.strapi.log, { level: 'http', silent: false });
  try {
    await work();
  } finally {
    Object.assign(service.strapi.log, { level, silent: false });
    write.mockRestore();
  }
  return lines;
}

interface Transport {
  log(info: Record<symbol, string>, done: () => void): void;
}

const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id');

describe('what a request is called (8.18)', () => {
  const paths: [method: string, path: string][] = [
    ...([events, events, `${events}/`, `${events}?page=0`, `${events}/999999`] as const).map(
      (path): [string, string] => ['GET', path],
    ),
    ['HEAD', events],
    ['DELETE', events],
    ['POST', 'batch/v1'],
    ['OPTIONS', events],
    ['GET', 'svc/events/v1/nothing/%'],
    ['GET', '/events'],
    ['GET', '/events/nothing'],
    ['GET', '/svc-admin/home'],
    ['GET', '/admin/nothing'],
    ['POST', '/api/auth/local'],
    ['GET', '/robots.txt'],
  ];

  test.each(paths)('is in the answer to %s %s, given or made', async (method, path) => {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(new URL(path.startsWith('/') ? path : `/api/${path}`, service.url), {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method === 'POST' && { body: '{}' }),
      });
    expect(idOf(await ask({ 'X-Request-Id': 'edge-1.2' }))).toBe('edge-1.2');
    const made = [await ask(), await ask()].map(idOf);
    expect(made).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.any(String)]);
    expect(made[0]).not.toBe(made[1]);
  });

  test.each(['a b', 'a,b', 'x'.repeat(129), 'a"b', 'é', 'a:b', '%0a'])(
    'is made where %j was sent, which is not harmless',
    async (sent) => {
      const answer = await service.call('GET', events, { headers: { 'X-Request-Id': sent } });
      expect(idOf(answer)).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('is in a 304, and pages on other origins can send and read it', async () => {
    const first = await service.call('GET', events);
    const headers = { 'If-None-Match': first.headers.get('etag')!, 'X-Request-Id': 'again' };
    const same = await service.call('GET', events, { headers });
    expect([same.status, idOf(same)]).toEqual([304, 'again']);
    const preflight = { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'GET' };
    const asked = await fetch(new URL(`/api/${events}`, service.url), {
      method: 'OPTIONS',
      headers: preflight,
    });
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/(^|,)X-Request-Id(,|$)/);
    const { headers: read } = await service.call('GET', events, {
      headers: { Origin: 'https://shop.example' },
    });
    expect(read.get('access-control-expose-headers')).toMatch(/(^|,)X-Request-Id(,|$)/);
  });

  test('is in the line of each request, whichever way its answer takes', async () => {
    for (const path of [`${events}?a=1`, `${events}?a=1`, `${events}/?a=1`, '/events', '/admin']) {
      const lines = await logged(() =>
        service.call('GET', path, { headers: { 'X-Request-Id': 'look-me-up' } }),
      );
      const [line] = lines.filter((one) => one.includes('GET '));
      expect(line).toMatch(/ \(\d+ ms\) \d{3} request_id=look-me-up$/);
    }
  });

  test('is in the log and in the body of an error that nobody expected', async () => {
    const headers = { 'X-Request-Id': 'broken/1' };
    const crash = jest.spyOn(service.strapi.db, 'connection' as never);
    const acquireConnection = () => Promise.reject(new Error('no table'));
    const client = { config: { client: 'pg' }, acquireConnection };
    Object.assign(service.strapi.db.connection, { client });
    try {
      let answer!: Awaited<ReturnType<typeof service.call>>;
      const lines = await logged(async () => {
        answer = await service.call('GET', `${events}?b=1`, { headers });
      });
      expect([answer.status, answer.body.data]).toEqual([
        500,
        { status: 500, request_id: 'broken/1' },
      ]);
      const error = lines.find((line) => line.includes('no table'));
      expect(error).toMatch(/no table request_id=broken\/1\n.*Error: no table\n +at /);
    } finally {
      crash.mockRestore();
    }
  });
});
