import { type Service, startService } from '../support';
import { collections, eventBody, make, makeSignedIn } from '../support/events';

/* What caches on the way may keep, and what pages on other origins may send, as the settings say it. */

const { events } = collections;

let service: Service;

beforeAll(async () => {
  const env = { PUBLIC_CACHE_SECONDS: '60', CORS_HEADERS: 'traceparent, X-Tag' };
  service = await startService({ env });
});

const caching = 'public, max-age=0, s-maxage=60';

test('shared caches answer guests for as long as the site says, whichever way an answer takes (8.18)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
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
