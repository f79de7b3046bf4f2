import {
  type AdminApi,
  registerFirstAdmin,
  registerWithGrants,
  registerWithRole,
} from '#svc/testing/admin-api';
import { countQueries } from '#svc/testing/count-queries';
import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { person } from '../support/box-office';
import { make, makeSignedIn } from '../support/events';
import { addShopTicket, shopperOf } from '../support/shop';

/* The home of the panel: what is on, what waits, what was sold and what wants a look. */

const events = 'svc/events/v1/events';

let service: Service;
let manager: TestUser;
let admin: AdminApi;

const part = async (name: string, as = admin) => as('GET', `/svc-admin/overview/${name}`);

/** The clock of the site, which is UTC here, so many hours from now. */
const clock = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const makeEvent = (title: string, from: number, to: number, body: object = {}) =>
  make(service, manager, events, {
    title,
    start_date: clock(from),
    end_date: clock(to),
    timezone: 'UTC',
    status: 'publish',
    ...body,
  });

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true', SITE_TIMEZONE: 'UTC' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  const { id: venue } = await make(service, manager, 'svc/events/v1/venues', { title: 'Hall' });
  const { id } = await makeEvent('Now', -1, 1, { venue_id: venue });
  const { id: ticket } = await addShopTicket(service, id, { capacity: 10, priceMinor: 1250 });
  await makeEvent('Next year', 9000, 9001);
  await makeEvent('Asked', 9000, 9001, { status: 'pending' });
  for (const quantity of [9, 1]) {
    const shopper = shopperOf(service.call);
    await shopper.add(ticket, quantity);
    const paid = await shopper.pay({ payment_method: 'test', payment_token: 'tok_ok' });
    if (quantity > 1) continue;
    const asked = await make(service, manager, 'svc/tickets/v1/refund-requests', {
      order_id: paid.body.order_id,
      reason: 'Ill',
      amount: '2.50',
    });
    const body = { status: 'approved' };
    const path = `svc/tickets/v1/refund-requests/${asked.id}`;
    await service.call('PUT', path, { as: manager, body });
  }
});

test('today and tomorrow are there with what is sold and who is in (2.24)', async () => {
  const db = service.strapi.db.connection;
  const { id } = (await db('svc_attendees').first('id')) as { id: number };
  await db('svc_attendees').where({ id }).update({ status: 'checked_in' });
  const { body } = await part('today');
  expect(body.events).toMatchObject([
    { title: 'Now', venue: 'Hall', sales: { sold: 9, places: 10 }, checkedIn: 1 },
  ]);
  await db('svc_attendees').where({ id }).update({ status: 'confirmed' });
});

test('what waits has its numbers (2.24)', async () => {
  expect((await part('waiting')).body).toEqual({
    reviews: 1,
    orders: 0,
    refunds: 0,
    deliveries: 0,
    returned: [],
  });
});

test('what came back from review is told to who had asked, until it is heeded (2.24)', async () => {
  const types = '/content-manager/collection-types/plugin::svc.event';
  const { body: roles } = await admin('GET', '/admin/roles');
  const author = (roles.data as { id: number; name: string }[]).find(
    ({ name }) => name === 'Programme author',
  )!;
  const as = await registerWithRole(service.url, admin, person('Otto'), author.id);
  // Others wait, too: of them an author hears nothing, not even how many they are.
  expect((await part('waiting', as)).body).toEqual({
    ...{ reviews: null, orders: null, refunds: null, deliveries: null },
    returned: [],
  });
  expect((await part('sales', as)).status).toBe(403);
  const returned = async (of: AdminApi) => (await part('waiting', of)).body.returned;
  const made = await as('POST', types, {
    ...{ title: 'Reading', startDate: clock(9000), endDate: clock(9001), timezone: 'UTC' },
    readyForReview: true,
  });
  const { documentId } = made.body.data as { documentId: string };
  expect(await returned(as)).toEqual([]);
  const path = `/svc-admin/events/${documentId}/return`;
  expect((await admin('POST', path, { note: 'No end yet.' })).status).toBe(204);
  expect(await returned(as)).toEqual([
    {
      ...{ documentId, title: 'Reading', by: 'Ada Office', note: 'No end yet.' },
      at: expect.any(Number) as number,
    },
  ]);
  // Of somebody else nothing is told.
  expect(await returned(admin)).toEqual([]);
  await as('POST', `/svc-admin/trash/plugin::svc.event/${documentId}`);
  expect(await returned(as)).toEqual([]);
  await as('POST', `/svc-admin/trash/plugin::svc.event/${documentId}/restore`);
  expect(await returned(as)).toHaveLength(1);
  await as('POST', '/svc-admin/event-actions/review', { documentIds: [documentId] });
  expect(await returned(as)).toEqual([]);
  await admin('POST', path, { note: 'Not yet.' });
  expect(await returned(as)).toMatchObject([{ note: 'Not yet.' }]);
  const event = await admin('GET', `${types}/${documentId}`);
  await admin('POST', `${types}/${documentId}/actions/publish`, event.body.data as object);
  expect(await returned(as)).toEqual([]);
  await admin('POST', `/svc-admin/trash/plugin::svc.event/${documentId}`);
});

test('who sees their own events only is told what is on and missing of those (2.24)', async () => {
  const { body: roles } = await admin('GET', '/admin/roles');
  const author = (roles.data as { id: number; name: string }[]).find(
    ({ name }) => name === 'Programme author',
  )!;
  const as = await registerWithRole(service.url, admin, person('Emil'), author.id);
  expect((await part('today', as)).body).toEqual({ events: [], isPart: true });
  const nothing = { nearlySoldOut: [], incomplete: [], moreIncomplete: 0, isPart: true };
  expect((await part('attention', as)).body).toEqual(nothing);
  const types = '/content-manager/collection-types/plugin::svc.event';
  const own = { title: 'Mine', startDate: clock(-1), endDate: clock(1), timezone: 'UTC' };
  const made = await as('POST', types, own);
  const { documentId } = made.body.data as { documentId: string };
  const event = await admin('GET', `${types}/${documentId}`);
  await admin('POST', `${types}/${documentId}/actions/publish`, event.body.data as object);
  expect((await part('today', as)).body).toMatchObject({
    events: [{ documentId, title: 'Mine' }],
    isPart: true,
  });
  expect((await part('attention', as)).body).toMatchObject({
    nearlySoldOut: [],
    incomplete: [{ documentId, title: 'Mine', noTickets: true, noVenue: true }],
    moreIncomplete: 0,
  });
  expect((await part('today')).body).toMatchObject({
    events: [{ title: 'Now' }, { title: 'Mine' }],
    isPart: false,
  });
  await admin('POST', `/svc-admin/trash/plugin::svc.event/${documentId}`);
});

test('sales of seven days are what the checked books have (2.24)', async () => {
  const { body } = await part('sales');
  const days = body.days as { day: string; orders: number; amountMinor: number }[];
  expect(days).toHaveLength(7);
  await assertBooksAddUp();
  const [books] = (await service.strapi.db
    .connection('svc_orders')
    .whereNot('status', 'pending')
    .count('* as orders')
    .sum({ total: 'total_minor', refunded: 'refunded_minor' })) as unknown as [
    Record<string, number | string>,
  ];
  const [orders, amount] = [Number(books.orders), Number(books.total) - Number(books.refunded)];
  expect([orders, amount]).toEqual([2, 12250]);
  expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(orders);
  expect(days.reduce((sum, day) => sum + Number(day.amountMinor), 0)).toBe(amount);
  expect(days.at(-1)).toMatchObject({ day: clock(0).slice(0, 10) });
});

test('events are named that are nearly sold out, or lack tickets or a venue (2.24)', async () => {
  expect((await part('attention')).body).toMatchObject({
    nearlySoldOut: [{ title: 'Now', sold: 9, places: 10 }],
    incomplete: [{ title: 'Next year', noTickets: true, noVenue: true }],
    moreIncomplete: 0,
  });
});

test('each part is a few queries, and for who may read all that it counts (2.24)', async () => {
  const once = async (name: string) => {
    const { queries } = await countQueries(service.strapi, () => part(name));
    return queries.filter((text) => text.includes('svc_')).length;
  };
  // The fewest of three: jobs and mails ask meanwhile, too.
  const count = async (name: string) =>
    Math.min(await once(name), await once(name), await once(name));
  const counted: number[] = [];
  for (const name of ['today', 'waiting', 'sales', 'attention']) counted.push(await count(name));
  expect(counted).toEqual([3, 2, 1, 2]);
  const grant = { subject: 'plugin::svc.venue', actions: ['read'] as const, fields: ['title'] };
  const other = await registerWithGrants(service.url, admin, person('Vera'), { grants: [grant] });
  for (const name of ['today', 'sales', 'attention']) {
    expect((await part(name, other)).status).toBe(403);
  }
  expect((await part('waiting', other)).body).toEqual({
    reviews: null,
    orders: null,
    refunds: null,
    deliveries: null,
    returned: [],
  });
});

describe('an event has', () => {
  const documentOfEvent = async (title: string) => {
    const { body } = await admin('GET', '/svc-admin/event-list?tab=upcoming');
    const { events: rows } = body as { events: { documentId: string; title: string }[] };
    return rows.find((row) => row.title === title)!.documentId;
  };

  test('its figures, which are those of the tickets and of what was paid, day by day (4.26)', async () => {
    const path = `/svc-admin/events/${await documentOfEvent('Now')}/figures`;
    const { body } = await admin('GET', path);
    const day = clock(0).slice(0, 10);
    expect(body).toMatchObject({ sold: 9, places: 10, checkedIn: 0, currency: 'USD' });
    expect(Number(body.revenueMinor)).toBe(12_250);
    const days = body.days as { day: string; places: number; amountMinor: number | string }[];
    expect(days.map((one) => ({ ...one, amountMinor: Number(one.amountMinor) }))).toEqual([
      { day, places: 9, amountMinor: 12_250 },
    ]);
    await assertBooksAddUp();
  });

  test('places in its figures that were given without an order, on the day they were (4.26)', async () => {
    const db = service.strapi.db.connection;
    const path = `/svc-admin/events/${await documentOfEvent('Now')}/figures`;
    const { body } = await admin('GET', path);
    const bought = await db('svc_attendees').pluck('id');
    await db('svc_attendees').whereIn('id', bought).update({ order_id: null });
    // What orders say of their day is gone: the rows were made on the same.
    const given = (await admin('GET', path)).body;
    const placesOf = (shown: typeof body) =>
      (shown.days as { day: string; places: number }[]).map(({ day, places }) => ({ day, places }));
    expect(placesOf(given)).toEqual(placesOf(body));
    const order = (await db('svc_orders').min('public_id as id').first()) as { id: number };
    await db('svc_attendees').whereIn('id', bought).update({ order_id: order.id });
  });

  test('and each screen of the panel, up to six statements beside the host’s (2.32)', async () => {
    const event = await documentOfEvent('Now');
    const screens = [
      ...['upcoming', 'past', 'review'].map((tab) => `event-list?tab=${tab}&search=n`),
      'event-calendar?from=2026-01-01&to=2026-02-01',
      `events/${event}/figures`,
      `events/${event}/tickets`,
      'counter/events',
      'counter/events?search=n%20o',
      'event-choices?search=n',
    ];
    const asked: Record<string, number> = {};
    for (const screen of screens) {
      const once = async () => {
        const { result, queries } = await countQueries(service.strapi, () =>
          admin('GET', `/svc-admin/${screen}`),
        );
        expect([screen, result.status]).toEqual([screen, 200]);
        return queries.filter((text) => text.includes('svc_')).length;
      };
      asked[screen] = Math.min(await once(), await once(), await once());
    }
    expect(Object.entries(asked).filter(([, count]) => count === 0 || count > 6)).toEqual([]);
  });

  test('a list for the door: who holds a place, by name, with the end of the code (4.26)', async () => {
    const db = service.strapi.db.connection;
    const path = `/svc-admin/events/${await documentOfEvent('Now')}/door-list`;
    const { id } = (await db('svc_attendees').where({ status: 'confirmed' }).first('id')) as {
      id: number;
    };
    await db('svc_attendees').where({ id }).update({ status: 'checked_in' });
    const { body } = await admin('GET', path);
    await db('svc_attendees').where({ id }).update({ status: 'confirmed' });
    const { guests, title } = body as unknown as {
      title: string;
      guests: { name: string; codeEnd: string; isInside: boolean }[];
    };
    expect([title, guests.length]).toEqual(['Now', 9]);
    expect(guests.filter(({ isInside }) => isInside)).toHaveLength(1);
    const names = guests.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    const codes = (await db('svc_attendees').pluck('security_code')) as string[];
    for (const { codeEnd } of guests) {
      expect(codeEnd).toHaveLength(4);
      expect(codes.some((code) => code.endsWith(codeEnd))).toBe(true);
    }
    expect(codes.some((code) => JSON.stringify(body).includes(code))).toBe(false);
  });
});

test('who gets a place for nothing is no paid order (2.24)', async () => {
  const countByDay = async () => {
    const { body } = await part('sales');
    const days = body.days as { day: string; orders: number }[];
    return new Map(days.map(({ day, orders }) => [day, orders]));
  };
  const before = await countByDay();
  const { id } = await makeEvent('Open house', 9000, 9001);
  const { id: free } = await addShopTicket(service, id, { capacity: 10, priceMinor: 0 });
  const shopper = shopperOf(service.call);
  await shopper.add(free, 1);
  const placed = await shopper.pay({ payment_method: 'free' });
  expect(placed.body).toMatchObject({ status: 'completed' });
  // At midnight the first of the days goes, and one without orders comes.
  for (const [day, orders] of await countByDay()) {
    expect([day, orders]).toEqual([day, before.get(day) ?? 0]);
  }
});
