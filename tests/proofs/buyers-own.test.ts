import { type Answer, countQueries, type Service, startService, type TestUser } from '../support';
import { collections, type Fields, make, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestOrder, type TestTicket } from '../support/orders';
import { refundRequests } from '../support/refunds';

/* What buyers see of what they have bought, with an account or with the token of an order. */

const myOrders = 'svc/tickets/v1/my-orders';
const myTickets = 'svc/tickets/v1/my-tickets';
const guestOrder = 'svc/tickets/v1/guest-order';

let service: Service;
let manager: TestUser;
let buyer: TestUser;
let stranger: TestUser;
let seat: TestTicket;
const orders: TestOrder[] = [];

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  stranger = await makeSignedIn(service, 'authenticated', 'stranger');
  const venue = await make(service, manager, collections.venues, { title: 'Harbour Hall' });
  const event = { title: 'A concert', venue_id: venue.id, timezone: 'Europe/Berlin' };
  seat = await makeOffer(service, manager, { event, price: 1250 });
  for (const quantity of [1, 2]) {
    orders.push(await makeOrder(service, { places: [[seat, quantity]], userId: buyer.id }));
  }
});

const list = (path: string, as: TestUser, query = {}) => service.call('GET', path, { as, query });
const ask = (
  body: Fields,
  { token = '', header = '', as }: { token?: string; header?: string; as?: TestUser } = {},
): Promise<Answer> =>
  service.call('POST', refundRequests, {
    body: { reason: 'Ill', ...body },
    ...(as && { as }),
    ...(token && { query: { token } }),
    ...(header && { headers: { 'X-Order-Token': header } }),
  });

test('buyers list their own orders, the latest first, as the order itself shows them (8.13)', async () => {
  const { status, headers, body } = await list(myOrders, buyer);
  expect([status, headers.get('cache-control'), headers.get('x-api-total')]).toEqual([
    200,
    'no-store',
    '2',
  ]);
  expect(body.map((order: Fields) => order.order_id)).toEqual([orders[1]!.id, orders[0]!.id]);
  const { confirmation_url: url, refund_requests: refunds, ...shown } = body[0];
  const opened = await service.call('GET', guestOrder, { query: { token: orders[1]!.token } });
  expect(shown).toEqual(opened.body);
  expect([url, refunds]).toEqual([
    expect.stringMatching(`/orders/${orders[1]!.id}\\?token=${orders[1]!.token}$`),
    [],
  ]);
});

test('nobody sees the orders of others, and a guest none (8.13)', async () => {
  expect((await list(myOrders, stranger)).body).toEqual([]);
  expect((await service.call('GET', myOrders)).status).toBe(401);
});

test('my-orders is paged, and asks the same of the database for one order and for several (8.13)', async () => {
  const page = await list(myOrders, buyer, { per_page: 1, page: 2 });
  expect(page.body.map((order: Fields) => order.order_id)).toEqual([orders[0]!.id]);
  const asked = async (perPage: number) =>
    (await countQueries(service.strapi, () => list(myOrders, buyer, { per_page: perPage }))).queries
      .length;
  expect(await asked(2)).toBe(await asked(1));
});

test('places say their order, link, venue and price where they are named (8.13)', async () => {
  const names = { _fields: 'attendee_id,order_id,confirmation_url,venue,price,timezone' };
  const { body } = await list(myTickets, buyer, names);
  expect(body[0]).toEqual({
    attendee_id: orders[1]!.attendeeIds[0],
    order_id: orders[1]!.id,
    confirmation_url: expect.stringContaining(`token=${orders[1]!.token}`),
    venue: 'Harbour Hall',
    price: '12.50',
    timezone: 'Europe/Berlin',
  });
  expect(Object.keys((await list(myTickets, buyer)).body[0] as object)).not.toContain('venue');
  const opened = await service.call('GET', guestOrder, {
    query: { token: orders[0]!.token, _fields: 'attendees.venue,attendees.price' },
  });
  expect(opened.body).toEqual({ attendees: [{ venue: 'Harbour Hall', price: '12.50' }] });
});

test('an order opens by its token in a header, too, and the header goes first (8.13)', async () => {
  const headers = { 'X-Order-Token': orders[0]!.token };
  const open = (query = {}) => service.call('GET', guestOrder, { headers, query });
  expect((await open()).body.order_id).toBe(orders[0]!.id);
  expect((await open({ token: orders[1]!.token })).body.order_id).toBe(orders[0]!.id);
  const none = await service.call('GET', guestOrder);
  expect([none.status, none.body.code, none.body.data.params]).toEqual([
    400,
    'rest_missing_callback_param',
    ['token'],
  ]);
});

test("with an order's token a guest asks for its money, and sees what becomes of it (8.13)", async () => {
  const { token, attendeeIds } = await makeOrder(service, { places: [[seat, 2]] });
  const one = await ask({ attendee_id: attendeeIds[0] }, { header: token });
  expect([one.status, one.body.amount, one.body.attendee_id]).toEqual([
    201,
    '12.50',
    attendeeIds[0],
  ]);
  const again = await ask({}, { token });
  expect([again.status, again.body.data.reason]).toEqual([403, 'already_requested']);
  await service.call('PUT', `${refundRequests}/${one.body.id}`, {
    as: manager,
    body: { status: 'rejected', admin_notes: 'Not for others' },
  });
  const { body } = await service.call('GET', guestOrder, {
    query: { token, _fields: 'refund_requests' },
  });
  expect(body).toEqual({
    refund_requests: [
      { id: one.body.id, amount: '12.50', status: 'rejected', created_at: one.body.created_at },
    ],
  });
  const whole = await ask({}, { token });
  expect([whole.status, whole.body.amount, whole.body.attendee_id]).toEqual([201, '25.00', 0]);
});

test('users see in my-orders what became of what they asked for (8.13)', async () => {
  const made = await ask({ order_id: orders[0]!.id }, { as: buyer });
  const { body } = await list(myOrders, buyer, { _fields: 'order_id,refund_requests' });
  expect(body[1]).toEqual({
    order_id: orders[0]!.id,
    refund_requests: [
      { id: made.body.id, amount: '12.50', status: 'pending', created_at: made.body.created_at },
    ],
  });
});

test('a token opens its own order alone, and by the rules for buyers (8.13)', async () => {
  const mine = await makeOrder(service, { places: [[seat, 1]] });
  const other = await makeOrder(service, { places: [[seat, 1]] });
  const codeOf = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  const { token } = mine;
  expect(await codeOf(ask({ order_id: other.id }, { token }))).toEqual([403, 'rest_forbidden']);
  expect(await codeOf(ask({ attendee_id: other.attendeeIds[0] }, { token }))).toEqual([
    403,
    'rest_forbidden',
  ]);
  expect(await codeOf(ask({}, { token: 'x'.repeat(43) }))).toEqual([404, 'rest_post_invalid_id']);
  expect(await codeOf(ask({ order_id: mine.id }))).toEqual([401, 'rest_not_logged_in']);
  expect(await codeOf(ask({ order_id: mine.id }, { token: other.token }))).toEqual([
    403,
    'rest_forbidden',
  ]);
  const old = await makeOrder(service, { places: [[seat, 1]], placedAt: 1_600_000_000 });
  const late = await ask({}, { token: old.token });
  expect([late.status, late.body.data.reason]).toEqual([403, 'window_over']);
});

test('a page on another origin may send the token in the header (8.13, 5.8)', async () => {
  const preflight = {
    Origin: 'https://shop.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'x-order-token',
  };
  const answer = await fetch(new URL(`/api/${refundRequests}`, service.url), {
    method: 'OPTIONS',
    headers: preflight,
  });
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
    'x-order-token',
  );
});
