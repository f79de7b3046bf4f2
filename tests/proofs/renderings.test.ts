import { built, type Service, startService, type TestUser } from '../support';
import { collections, eventBody, make, makeSignedIn } from '../support/events';

/* Events that say what they said are sent as they were made before, to guests; the database is asked each time. */

const { events, venues } = collections;

const presenter = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/presenter')
>('resources/event/presenter');

const replies = built<typeof import('../../src/plugins/svc/server/src/kit/reply')>('kit/reply');

let service: Service;
let manager: TestUser;
let event: { id: number };

const made = {
  one: jest.spyOn(presenter, 'presentEvent'),
  listed: jest.spyOn(presenter, 'presentEventItem'),
  ofText: jest.spyOn(replies, 'cacheTagOfText'),
};

const read = (path: string, options = {}) => service.call('GET', path, options);
const write = (body: object) => service.call('PUT', `${events}/${event.id}`, { as: manager, body });

/** Of what is asked besides no answer is remembered. */
let asked = 0;
const anew = (path: string) => `${path}${path.includes('?') ? '&' : '?'}asked=${(asked += 1)}`;

const timesMade = () =>
  Object.values(made).reduce((times, { mock }) => times + mock.calls.length, 0);

/** How often something was made for a request. */
async function presented(path: string, options = {}): Promise<number> {
  const before = timesMade();
  expect((await read(anew(path), options)).status).toBe(200);
  return timesMade() - before;
}

beforeAll(async () => {
  service = await startService({ env: { GUEST_ANSWERS_MB: '1' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const body = eventBody({ status: 'publish', title: 'As it was' });
  event = await make(service, manager, events, body);
});

test('an event is made once for all guests, whatever else is written (1.23)', async () => {
  for (const path of [events, `${events}/${event.id}`]) {
    expect([path, await presented(path)]).toEqual([path, 1]);
    await make(service, manager, venues, { title: 'Another' });
    expect([path, await presented(path)]).toEqual([path, 0]);
  }
});

test('what is made again by a guest is what somebody signed in is sent (1.20, 1.23)', async () => {
  for (const path of [events, `${events}/${event.id}`]) {
    const first = await read(anew(path));
    expect(first.headers.get('Cache-Tag')).toContain(`event-${event.id}`);
    const again = await read(anew(path));
    const own = await read(anew(path), { as: manager });
    expect(again.body).toEqual(own.body);
    for (const name of ['ETag', 'Cache-Tag', 'Content-Type', 'Content-Length', 'X-API-Total'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    expect(again.headers.get('ETag')).toBe(own.headers.get('ETag'));
  }
});

test('a change is seen at once, and so is that it is taken back (1.23)', async () => {
  const before = await read(anew(`${events}/${event.id}`));
  await write({ title: 'As it is' });
  const changed = await read(anew(`${events}/${event.id}`));
  const [listed] = (await read(anew(events))).body as { title: string }[];
  expect([changed.body.title, listed!.title]).toEqual(['As it is', 'As it is']);
  expect(changed.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  await write({ title: 'As it was' });
  const back = await read(anew(`${events}/${event.id}`));
  expect([back.body, back.headers.get('ETag')]).toEqual([before.body, before.headers.get('ETag')]);
});

test('an event that is withdrawn is nobody’s to read, though it was made before (1.23)', async () => {
  await write({ status: 'draft' });
  expect((await read(anew(`${events}/${event.id}`))).status).toBe(401);
  expect((await read(anew(events))).body).toEqual([]);
  await write({ status: 'publish' });
});

test.each(['_fields=title', '_embed=venue', '_fields=availability'])(
  'what is named is made for each request: %s (1.23)',
  async (query) => {
    await presented(`${events}?${query}`);
    expect(await presented(`${events}?${query}`)).toBeGreaterThan(0);
  },
);

test('who signs in has the answer made (1.23)', async () => {
  await presented(events);
  expect(await presented(events, { as: manager })).toBeGreaterThan(0);
});

test('packed, it is packed once (1.23)', async () => {
  const zlib = await import('node:zlib');
  const pack = jest.spyOn(zlib.default, 'gzip');
  await write({ content: '<p>Long enough to be packed.</p>'.repeat(100) });
  for (let count = 0; count < 3; count += 1) {
    const { headers } = await read(anew(`${events}/${event.id}`), {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(headers.get('Content-Encoding')).toBe('gzip');
  }
  expect(pack).toHaveBeenCalledTimes(1);
});

const hostile = [
  '","url":"/elsewhere","image":"/elsewhere","id":5,"venue_id":6,"x":"',
  'Back \\ slash \\" and 🎭 é end',
  ',"named":{ and }]',
];

test.each(hostile)(
  'whatever is in its texts, a guest is sent what is in them: %s (1.20)',
  async (text) => {
    const venue = await make(service, manager, venues, { title: text });
    const organizers = await Promise.all(
      [1, 2].map(() => make(service, manager, collections.organizers, { title: text })),
    );
    await write({
      title: text,
      content: `<p>${text}</p>`,
      excerpt: text,
      venue_id: venue.id,
      organizer_ids: organizers.map(({ id }) => id),
    });
    for (const path of [events, `${events}/${event.id}`]) {
      const own = await read(anew(path), { as: manager });
      const guests = await read(anew(path));
      expect(guests.body).toEqual(own.body);
      expect(guests.headers.get('ETag')).toBe(own.headers.get('ETag'));
      const named = [event.id, venue.id, ...organizers.map(({ id }) => id)];
      const kinds = ['event', 'venue', 'organizer', 'organizer'];
      const tags = named.map((id, index) => `${kinds[index]}-${id}`);
      expect(guests.headers.get('Cache-Tag')).toBe(
        [...(path === events ? ['events'] : []), ...tags].join(','),
      );
    }
  },
);
