import {
  built,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import {
  addShopTicket,
  countersOf,
  makeShopTicket,
  shopperOf,
  type TicketFields,
} from '../support/shop';

/*
 * Many buyers at once, over HTTP, at two processes on one database. After each race everything adds up. That these
 * tests can fail shows races-unguarded.test.ts, which runs the first of them without the guard.
 */

const attendees = 'svc/tickets/v1/attendees';
const tickets = 'svc/tickets/v1/tickets';

let service: Service;
let second: SpawnedService;
let manager: TestUser;
let eventId: number;

beforeAll(async () => {
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', CART_HOLD_SECONDS: '600' },
  });
  second = await spawnService(service.env);
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ({ eventId } = await makeShopTicket(service, manager));
});

afterEach(assertBooksAddUp);

/** The two processes in turn. */
const callOf = (index: number) => (index % 2 === 0 ? service.call : second.call);
const addTicket = (fields: TicketFields) => addShopTicket(service, eventId, fields);
const many = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

/** How many answers there were of each kind, `201` or `403 rest_cannot_create`. */
function tally(answers: { status: number; body: { code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = status < 300 ? String(status) : `${status} ${body.code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

const table = (name: string) => service.strapi.db.connection(name);

test('of 30 buyers, one gets the last place (3.13)', async () => {
  const ticket = await addTicket({ capacity: 1 });
  const answers = await many(30, (index) => shopperOf(callOf(index)).add(ticket.id, 1));
  expect(tally(answers)).toEqual({ 200: 1, '403 rest_cannot_create': 29 });
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
});

test('50 places go to 16 carts of three, and all of them are bought (3.13, 4.9)', async () => {
  const ticket = await addTicket({ capacity: 50 });
  const bought = await many(25, async (index) => {
    const buyer = shopperOf(callOf(index));
    const added = await buyer.add(ticket.id, 3);
    return added.status === 200 ? buyer.pay() : added;
  });
  expect(tally(bought)).toEqual({ 201: 16, '403 rest_cannot_create': 9 });
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 48, held: 0 });
});

test('carts with two tickets in opposite order do not deadlock (3.13)', async () => {
  const [one, other] = [await addTicket({ capacity: 40 }), await addTicket({ capacity: 40 })];
  const bought = await many(20, async (index) => {
    const buyer = shopperOf(callOf(index));
    const order = index % 4 < 2 ? [one, other] : [other, one];
    for (const { id } of order) await buyer.add(id, 2);
    return buyer.pay();
  });
  expect(tally(bought)).toEqual({ 201: 20 });
  expect(await countersOf(service, one.id)).toEqual({ sold: 40, held: 0 });
  expect(await countersOf(service, other.id)).toEqual({ sold: 40, held: 0 });
});

test('a new attendee never takes an occupied place (3.10)', async () => {
  const ticket = await addTicket({ capacity: 5 });
  const body = { full_name: 'Ada', email: 'ada@example.test', ticket_id: ticket.id };
  const answers = await many(30, (index) =>
    index % 3 === 0
      ? shopperOf(callOf(index)).add(ticket.id, 1)
      : callOf(index)('POST', attendees, { as: manager, body }),
  );
  const { sold, held } = await countersOf(service, ticket.id);
  expect(sold + held).toBe(5);
  expect(tally(answers)['403 rest_cannot_create']).toBe(25);
});

test('one cart is checked out once by two processes (4.12)', async () => {
  const ticket = await addTicket({ capacity: 10 });
  const buyer = shopperOf(service.call);
  await buyer.add(ticket.id, 2);
  const answers = await many(10, (index) =>
    shopperOf(callOf(index), undefined, buyer.token()).pay(),
  );
  expect(tally(answers)[201]).toBe(1);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
});

test('one key buys once at two processes (4.12)', async () => {
  const ticket = await addTicket({ capacity: 10 });
  const buyer = shopperOf(service.call);
  await buyer.add(ticket.id, 2);
  const headers = { 'Idempotency-Key': 'at two processes' };
  const answers = await many(10, (index) =>
    shopperOf(callOf(index), undefined, buyer.token()).pay({}, headers),
  );
  const { 201: done = 0, '409 rest_idempotency_in_flight': waiting = 0 } = tally(answers);
  expect(done).toBeGreaterThanOrEqual(1);
  expect(done + waiting).toBe(10);
  const orders = answers.filter(({ status }) => status === 201).map(({ body }) => body.order_id);
  expect(new Set(orders).size).toBe(1);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
});

async function makeAttendee(ticketId: number): Promise<string> {
  const body = { full_name: 'Ada', email: 'ada@example.test', ticket_id: ticketId };
  const answer = await service.call('POST', attendees, { as: manager, body });
  expect(answer.status).toBe(201);
  return `${attendees}/${answer.body.id}`;
}

const change = (index: number, path: string, body: object) =>
  callOf(index)('PUT', path, { as: manager, body });

test('an order paid by hand as its time ends is paid or cancelled, and its places counted once (7.4)', async () => {
  const { cancelUnpaidOrders } = built<
    typeof import('../../src/plugins/svc/server/src/resources/order/operations/cancel-unpaid-orders')
  >('resources/order/operations/cancel-unpaid-orders');
  const ticket = await addTicket({ capacity: 24 });
  const orders = await many(12, async (index) => {
    const buyer = shopperOf(callOf(index));
    await buyer.add(ticket.id, 2);
    return (await buyer.pay({ payment_method: 'offline' })).body.order_id as number;
  });
  const longAgo = Math.floor(Date.now() / 1000) - 8 * 24 * 60 * 60;
  await table('svc_orders').whereIn('public_id', orders).update({ placed_at: longAgo });
  const paid = many(12, (index) =>
    change(index, `svc/tickets/v1/orders/${orders[index]}`, { status: 'completed' }),
  );
  await Promise.all([paid, cancelUnpaidOrders(), cancelUnpaidOrders()]);
  await cancelUnpaidOrders();
  const answers = tally(await paid);
  const { 200: completed = 0 } = answers;
  expect(completed + (answers['400 rest_invalid_param'] ?? 0)).toBe(12);
  const isPaid = { status: 'completed' };
  const kept = await table('svc_orders').whereIn('public_id', orders).where(isPaid);
  expect(kept).toHaveLength(completed);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2 * completed, held: 0 });
  const mails = await table('svc_outbox_entries').where({ kind: 'cancellation mail' });
  expect(mails).toHaveLength(12 - completed);
});

test('an attendee is checked in once, however many doors scan the code (3.9)', async () => {
  const ticket = await addTicket({ capacity: 10 });
  const path = await makeAttendee(ticket.id);
  const answers = await many(10, (index) => change(index, path, { status: 'checked_in' }));
  expect(tally(answers)).toEqual({ 200: 10 });
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
});

test('an attendee who is cancelled while being checked in gives the place back once, or keeps it (3.9)', async () => {
  const ticket = await addTicket({ capacity: 10 });
  for (let round = 0; round < 5; round += 1) {
    const path = await makeAttendee(ticket.id);
    const before = await countersOf(service, ticket.id);
    const answers = await many(10, (index) =>
      change(index, path, { status: index % 3 === 0 ? 'cancelled' : 'checked_in' }),
    );
    const { body } = await service.call('GET', path, { as: manager });
    const after = await countersOf(service, ticket.id);
    expect(before.sold - after.sold).toBe(body.status === 'cancelled' ? 1 : 0);
    expect(['cancelled', 'checked_in']).toContain(body.status);
    expect(Object.keys(tally(answers))).toEqual(expect.arrayContaining(['200']));
  }
});

test('a capacity that is lowered during a sale is not sold beyond (3.2)', async () => {
  const ticket = await addTicket({ capacity: 40 });
  const bought = many(30, async (index) => {
    const buyer = shopperOf(callOf(index));
    const added = await buyer.add(ticket.id, 1);
    return added.status === 200 ? buyer.pay() : added;
  });
  const lowered = change(1, `${tickets}/${ticket.id}`, { capacity: 10 });
  const [answers, { status }] = await Promise.all([bought, lowered]);
  expect(status).toBe(200);
  const { sold } = await countersOf(service, ticket.id);
  expect(tally(answers)[201]).toBe(sold);
  const more = await shopperOf(service.call).add(ticket.id, 1);
  expect(more.status).toBe(sold >= 10 ? 403 : 200);
  const { body } = await service.call('GET', `${tickets}/${ticket.id}`);
  expect(body).toMatchObject({
    capacity: 10,
    remaining: Math.max(0, 10 - sold - (sold < 10 ? 1 : 0)),
  });
});

test('a hold that expires during checkout becomes an order or a free place, never both (4.2)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ticket = await addTicket({ capacity: 1 });
    const buyer = shopperOf(service.call);
    await buyer.add(ticket.id, 1);
    const ofBuyer = table('svc_cart_items').where({ ticket_id: ticket.id }).select('cart_id');
    const expired = table('svc_carts')
      .whereIn('id', ofBuyer)
      .whereNull('order_id')
      .update({ expires_at: 1 });
    const [paid, other] = await Promise.all([
      buyer.pay(),
      expired.then(() => shopperOf(second.call).add(ticket.id, 1)),
    ]);
    const { sold, held } = await countersOf(service, ticket.id);
    expect(sold + held).toBeLessThanOrEqual(1);
    expect([paid.status === 201, other.status === 200].filter(Boolean)).toHaveLength(sold + held);
  }
});
