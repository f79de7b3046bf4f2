import { built, countQueries, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  makeTicket,
} from '../support/events';

const { events, venues, organizers, tickets, attendees } = collections;

let service: Service;
let editor: TestUser;
let manager: TestUser;
let richId: number;

beforeAll(async () => {
  // Each request is to ask.
  service = await startService({ env: { GUEST_ANSWERS_MB: '0' } });
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  for (let count = 0; count < 15; count += 1) {
    const venue = await make(service, editor, venues, { title: `V${count}` });
    const organizer_ids: number[] = [];
    for (const letter of ['A', 'B']) {
      organizer_ids.push((await make(service, editor, organizers, { title: letter })).id);
    }
    const body = eventBody({ venue_id: venue.id, organizer_ids, status: 'publish' });
    const { id } = await make(service, editor, events, body);
    const ticket = await makeTicket(service, id, 1000, { capacity: 5 });
    const person = { full_name: 'A', email: 'a@b.test', ticket_id: ticket.publicId };
    await make(service, manager, attendees, person);
    richId = id;
  }
});

/** The statements that a read takes, a guest's if nobody else asks. */
async function statements(
  path: string,
  query: Record<string, string | number> = {},
  as?: TestUser,
) {
  // A pool's new connection may ask the server about itself first.
  await service.call('GET', path, { query, as });
  const { result, queries } = await countQueries(service.strapi, () =>
    service.call('GET', path, { query, as }),
  );
  expect(result.status).toBe(200);
  return { queries, items: result.body as Fields[] };
}

describe('a list takes as many statements for a hundred items as for one (1.14)', () => {
  const bounds = { start_date: '2030-01-01', end_date: '2031-01-01' };
  test.each<[string, string, Record<string, string | number>, number]>([
    ['events', events, {}, 1],
    ['featured events', events, { featured: 'false' }, 1],
    ['events in a window', events, bounds, 1],
    ['events that match words', events, { search: 'evening' }, 1],
    ['events with everything asked at once', events, { ...bounds, search: 'an', featured: 0 }, 1],
    ['a later page of events', events, { page: 1 }, 1],
    ['venues', venues, {}, 2],
    ['organizers', organizers, {}, 2],
    // The page, how many there are, and what expired carts still hold.
    ['tickets', tickets, {}, 3],
    ['tickets of a type', tickets, { type: 'paid' }, 3],
  ])('%s', async (_, path, query, atMost) => {
    const one = await statements(path, { ...query, per_page: 1 });
    const hundred = await statements(path, { ...query, per_page: 100 });
    expect([one.items.length, hundred.items.length > 10]).toEqual([1, true]);
    expect(hundred.queries.length).toBe(one.queries.length);
    expect(hundred.queries.length).toBeLessThanOrEqual(atMost);
  });
});

test('one event, whole, takes one statement (2.11)', async () => {
  const { queries, items } = await statements(`${events}/${richId}`);
  expect(items).toMatchObject({
    cost: '$10.00',
    organizer_ids: [expect.any(Number), expect.any(Number)],
  });
  expect(queries).toHaveLength(1);
});

test('one venue takes one statement (2.20)', async () => {
  const { items } = await statements(venues, { per_page: 1 });
  expect((await statements(`${venues}/${String(items[0]!.id)}`)).queries).toHaveLength(1);
});

test('attendees take as many statements for a hundred as for one (1.14, 3.10)', async () => {
  const one = await statements(attendees, { per_page: 1 }, manager);
  const hundred = await statements(attendees, { per_page: 100 }, manager);
  expect([one.items.length, hundred.items.length]).toEqual([1, 15]);
  expect(hundred.queries.length).toBe(one.queries.length);
  const own = hundred.queries.filter((query) => query.includes('from svc_attendees'));
  expect(own).toHaveLength(1);
});

test('one ticket takes two statements (3.3)', async () => {
  const { items } = await statements(tickets, { per_page: 1 });
  expect((await statements(`${tickets}/${String(items[0]!.id)}`)).queries).toHaveLength(2);
});

test('with GUEST_ANSWERS_MB=0 an event is made anew for each guest (1.23)', async () => {
  const replies = built<typeof import('../../src/plugins/svc/server/src/kit/reply')>('kit/reply');
  const make = jest.spyOn(replies, 'cacheTagOfText');
  for (const times of [1, 2]) {
    await statements(`${events}/${richId}`);
    expect(make).toHaveBeenCalledTimes(2 * times);
  }
});
