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
import { addShopTicket, makeShopTicket, shopperOf } from '../support/shop';
import { makeVoucher, usesOf } from '../support/vouchers';

/*
 * Many buyers with one voucher at once, at two processes on one database. That these tests can fail shows
 * races-unguarded.test.ts, which runs the first of them without the guard.
 */

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

const callOf = (index: number) => (index % 2 === 0 ? service.call : second.call);
const many = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));
const table = (name: string) => service.strapi.db.connection(name);

/** Somebody with the tickets in the cart and the voucher on it. */
async function buyerWith(index: number, code: string, tickets: number[], quantity = 1) {
  const buyer = shopperOf(callOf(index));
  for (const ticket of tickets) expect((await buyer.add(ticket, quantity)).status).toBe(200);
  expect((await buyer.apply(code)).status).toBe(200);
  return buyer;
}

/** How many places of the tickets were sold for less. */
async function placesLowered(tickets: number[]): Promise<number> {
  const [row] = (await table('svc_attendees')
    .whereIn('ticket_id', tickets)
    .where('price_minor', '<', 1000)
    .count('* as places')) as { places: number | string }[];
  return Number(row!.places);
}

test('of 30 buyers with a voucher for five places, five buy for less (8.21)', async () => {
  const ticket = await addShopTicket(service, eventId, { priceMinor: 1000, capacity: 60 });
  const voucher = await makeVoucher(service, { percent: 50, maxPlaces: 5 });
  const buyers = await many(30, (index) => buyerWith(index, voucher.code, [ticket.id]));
  const answers = await Promise.all(buyers.map((buyer) => buyer.pay()));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refused.length).toBe(5);
  for (const { status, body } of refused) {
    expect([status, body.data.reason, body.data.remaining]).toEqual([403, 'voucher_used_up', 0]);
  }
  expect([await usesOf(service, voucher), await placesLowered([ticket.id])]).toEqual([5, 5]);
});

test('carts of two tickets in opposite order wait for each other at no voucher (8.21)', async () => {
  const one = await addShopTicket(service, eventId, { priceMinor: 1000, capacity: 100 });
  const other = await addShopTicket(service, eventId, { priceMinor: 1000, capacity: 100 });
  const vouchers = [await makeVoucher(service), await makeVoucher(service)];
  const bought = await many(20, async (index) => {
    const order = index % 4 < 2 ? [one.id, other.id] : [other.id, one.id];
    const buyer = await buyerWith(index, vouchers[index % 2]!.code, order, 2);
    return buyer.pay();
  });
  expect(bought.map(({ status }) => status)).toEqual(bought.map(() => 201));
  expect([await usesOf(service, vouchers[0]!), await usesOf(service, vouchers[1]!)]).toEqual([
    40, 40,
  ]);
});

test('declined payments give the places of a voucher to others, and none twice (8.21)', async () => {
  const ticket = await addShopTicket(service, eventId, { priceMinor: 1000, capacity: 60 });
  const voucher = await makeVoucher(service, { percent: 50, maxPlaces: 6 });
  const buyers = await many(12, (index) => buyerWith(index, voucher.code, [ticket.id], 2));
  const answers = await many(12, (index) =>
    buyers[index]!.pay({ payment_token: index % 2 === 0 ? 'tok_declined' : 'tok_ok' }),
  );
  const paid = answers.filter(({ status }) => status === 201).length;
  expect(await usesOf(service, voucher)).toBe(2 * paid);
  expect(await placesLowered([ticket.id])).toBe(2 * paid);
  const again = await many(12, (index) => buyers[index]!.pay());
  const more = again.filter(({ status }) => status === 201).length;
  expect(paid + more).toBe(3);
  expect(await usesOf(service, voucher)).toBe(6);
});

test('one key buys once at two processes, and counts once (4.12, 8.21)', async () => {
  const ticket = await addShopTicket(service, eventId, { priceMinor: 1000, capacity: 60 });
  const voucher = await makeVoucher(service, { maxPlaces: 10 });
  const buyer = await buyerWith(0, voucher.code, [ticket.id], 2);
  const headers = { 'Idempotency-Key': 'a voucher at two processes' };
  await many(10, (index) => shopperOf(callOf(index), undefined, buyer.token()).pay({}, headers));
  expect(await usesOf(service, voucher)).toBe(2);
});

test('an order that is cancelled as it is paid gives its places back once, or keeps them (8.21)', async () => {
  const { cancelUnpaidOrder } = built<
    typeof import('../../src/plugins/svc/server/src/resources/order/operations/change-status')
  >('resources/order/operations/change-status');
  const ticket = await addShopTicket(service, eventId, { priceMinor: 1000, capacity: 60 });
  const voucher = await makeVoucher(service, { maxPlaces: 20 });
  const orders = await many(8, async (index) => {
    const buyer = await buyerWith(index, voucher.code, [ticket.id], 2);
    return (await buyer.pay({ payment_method: 'offline' })).body.order_id as number;
  });
  expect(await usesOf(service, voucher)).toBe(16);
  const path = (id: number) => `svc/tickets/v1/orders/${id}`;
  await many(8, (index) =>
    Promise.all([
      cancelUnpaidOrder(orders[index]!),
      callOf(index)('PUT', path(orders[index]!), { as: manager, body: { status: 'completed' } }),
      callOf(index + 1)('PUT', path(orders[index]!), { as: manager, body: { status: 'failed' } }),
    ]),
  );
  const kept = await table('svc_orders')
    .whereIn('public_id', orders)
    .where({ status: 'completed' });
  expect(await usesOf(service, voucher)).toBe(2 * kept.length);
});

test('a voucher that is edited and deleted during a sale lowers what it counts (8.21)', async () => {
  const ticket = await addShopTicket(service, eventId, { priceMinor: 1000, capacity: 60 });
  const voucher = await makeVoucher(service, { eventId, maxPlaces: 40 });
  const { documentId } = voucher;
  const vouchers = service.strapi.documents('plugin::svc.voucher' as never) as unknown as {
    update(params: object): Promise<unknown>;
    delete(params: object): Promise<unknown>;
  };
  const buyers = await many(16, (index) => buyerWith(index, voucher.code, [ticket.id]));
  const edits = many(4, (index) =>
    vouchers.update({ documentId, data: { maxPlaces: 40 + index, note: `Edit ${index}` } }),
  );
  const answers = await Promise.all([...buyers.slice(0, 8).map((buyer) => buyer.pay()), edits]);
  expect(answers).toHaveLength(9);
  expect(await usesOf(service, voucher)).toBe(8);
  const rest = buyers.slice(8).map((buyer) => buyer.pay());
  await vouchers.delete({ documentId });
  for (const { status, body } of await Promise.all(rest)) {
    expect([201, 403]).toContain(status);
    if (status === 403) expect(body.data.reason).toBe('voucher_ended');
  }
});

test('of two codes that dashes alone tell apart there is one, whoever makes them at once (8.20)', async () => {
  for (let round = 0; round < 8; round += 1) {
    const codes = [`AT-ONCE-${round}`, `ATONCE${round}`];
    const made = await many(2, (index) =>
      callOf(index)('POST', 'svc/tickets/v1/vouchers', {
        as: manager,
        body: { code: codes[index]!, percent: 10 },
      }),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 400]);
  }
});
