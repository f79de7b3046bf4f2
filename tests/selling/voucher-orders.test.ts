import type { Knex } from 'knex';
import { built, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { askBack, givenBack, refundRequests } from '../support/refunds';
import {
  addShopTicket,
  countersOf,
  makeShopTicket,
  shopperOf,
  type ShopTicket,
} from '../support/shop';
import { type MadeVoucher, makeVoucher, usesOf } from '../support/vouchers';

/* What becomes of an order that a voucher has lowered, and of the places that it counts there. */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');
const { testProvider } = built<
  typeof import('../../src/plugins/svc/server/src/payments/test/test-provider')
>('payments/test/test-provider');
const { checkIntegrity } = built<
  typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
>('integrity/check-integrity');

let service: Service;
let manager: TestUser;
let ticket: ShopTicket;
let users = 0;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(service, manager, { priceMinor: 1250 });
});

afterEach(assertBooksAddUp);

const table = (name: string) => service.strapi.db.connection(name);
const newUser = () => makeSignedIn(service, 'authenticated', `buyer${(users += 1)}`);

/** Somebody with two places in the cart and the voucher on it. */
async function buyerWith({ code }: MadeVoucher, as?: TestUser) {
  const buyer = shopperOf(service.call, as);
  await buyer.add(ticket.id, 2);
  expect((await buyer.apply(code)).status).toBe(200);
  return buyer;
}

const changeOrder = (id: number, status: string) =>
  service.call('PUT', `svc/tickets/v1/orders/${id}`, { as: manager, body: { status } });

test('shows the voucher and the discount by name, to who placed it and to the office (8.21, 8.5)', async () => {
  const made = await makeVoucher(service, { amountMinor: 250 });
  const user = await newUser();
  const { body } = await (await buyerWith(made, user)).pay();
  const expected = { voucher: made.code, discount: '5.00' };
  const named = '_fields=voucher,discount';
  const read = async (path: string, as?: TestUser) =>
    (await service.call('GET', `svc/tickets/v1/${path}`, { as })).body as unknown;
  expect(await read(`orders/${body.order_id}?${named}`, manager)).toEqual(expected);
  expect(await read(`my-orders?${named}`, user)).toEqual([expected]);
  const token = new URL(body.confirmation_url as string).searchParams.get('token')!;
  expect(await read(`guest-order?token=${token}&${named}`)).toEqual(expected);
  expect(await read(`guest-order?token=${token}`)).not.toHaveProperty('voucher');
  const without = shopperOf(service.call);
  await without.add(ticket.id, 1);
  const plain = (await without.pay()).body.order_id as number;
  expect(await read(`orders/${plain}?${named}`, manager)).toEqual({
    voucher: '',
    discount: '0.00',
  });
});

test('a refund of a lowered place gives back what was paid for it; its use stays counted (8.21, 4.18)', async () => {
  const made = await makeVoucher(service, { percent: 10 });
  const user = await newUser();
  const { body } = await (await buyerWith(made, user)).pay();
  const [attendee] = body.attendee_ids as number[];
  const request = await askBack(service.call, user, { attendee_id: attendee });
  const decided = await service.call('PUT', `${refundRequests}/${request}`, {
    as: manager,
    body: { status: 'approved' },
  });
  expect([decided.status, decided.body.amount]).toEqual([200, '11.25']);
  expect(await givenBack(service, body.order_id as number)).toEqual([1125]);
  expect(await usesOf(service, made)).toBe(2);
});

test.each([
  ['pending', 'failed'],
  ['pending', 'cancelled'],
  ['completed', 'cancelled'],
])('an order that was %s and is %s gives its places back, once (8.21)', async (from, to) => {
  const made = await makeVoucher(service, { maxPlaces: 2 });
  const buyer = await buyerWith(made);
  const { order_id: id } = (await buyer.pay({ payment_method: 'offline' })).body;
  if (from === 'completed') expect((await changeOrder(id, 'completed')).status).toBe(200);
  expect(await usesOf(service, made)).toBe(2);
  expect((await changeOrder(id, to)).status).toBe(200);
  expect((await changeOrder(id, to)).status).toBe(200);
  expect(await usesOf(service, made)).toBe(0);
});

test('an order that is not paid in time gives its places back (8.21, 7.4)', async () => {
  const made = await makeVoucher(service);
  const buyer = await buyerWith(made);
  const { order_id: id } = (await buyer.pay({ payment_method: 'offline' })).body;
  await table('svc_orders').where({ public_id: id }).update({ placed_at: 1 });
  await runJobs();
  expect(await table('svc_orders').where({ public_id: id }).first('status')).toEqual({
    status: 'cancelled',
  });
  expect(await usesOf(service, made)).toBe(0);
});

describe('a payment that nobody knows of', () => {
  const outage = () => Promise.reject(new Error('out of order'));
  const overdue = () =>
    table('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });

  afterEach(() => jest.restoreAllMocks());

  test('and comes late takes the places of the voucher again, whatever is left (8.21, 4.13)', async () => {
    const finalize = jest.spyOn(testProvider, 'finalize').mockImplementation(outage);
    const charge = jest.spyOn(testProvider, 'charge').mockImplementation(outage);
    const made = await makeVoucher(service, { percent: 50, maxPlaces: 2 });
    const late = await buyerWith(made);
    expect((await late.pay()).status).toBe(500);
    const { public_id: id } = (await table('svc_orders').orderBy('id', 'desc').first('public_id'))!;
    await table('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
    await overdue();
    await runJobs();
    expect(await usesOf(service, made)).toBe(0);
    charge.mockRestore();
    expect((await (await buyerWith(made)).pay()).status).toBe(201);
    expect(await usesOf(service, made)).toBe(2);
    finalize.mockResolvedValue({ status: 'paid', reference: `order-${id}` });
    const paid = { key: `order-${id}`, status: 'paid', amount_minor: 1250, currency: 'USD' };
    await table('svc_test_charges').insert({ ...paid, refund_behaviour: 'ok', created: 1 });
    await overdue();
    await runJobs();
    expect(await table('svc_orders').where({ public_id: id }).first('status')).toEqual({
      status: 'completed',
    });
    expect(await usesOf(service, made)).toBe(4);
  });
});

test('what is given away uses no voucher, even from a cart that has one (8.21)', async () => {
  const made = await makeVoucher(service, { percent: 50 });
  const free = await addShopTicket(service, ticket.eventId, { priceMinor: 1000 });
  const { cart, order } = {
    cart: service.strapi.plugin('svc').service('cart'),
    order: service.strapi.plugin('svc').service('order'),
  };
  const owner = cart.ownerOfToken(cart.newGuestToken());
  await cart.changeCart(owner, { ticketId: free.id, quantity: 2, mode: 'add' });
  await cart.applyVoucher(owner, made.code);
  const { result } = await order.checkOut({
    owner,
    buyer: { fullName: 'Ada Buyer', email: 'ada@example.test' },
    namedAttendees: [],
    paymentMethod: '',
    paymentToken: '',
    userId: null,
    isBoxOffice: true,
    isGift: true,
    idempotent: null,
  });
  expect(result).toMatchObject({ status: 'completed', total: '0.00' });
  expect(await countersOf(service, free.id)).toEqual({ sold: 2, held: 0 });
  expect(await usesOf(service, made)).toBe(0);
  const row = (await table('svc_orders').where({ public_id: result.orderId }).first())!;
  expect([row.voucher_id, Number(row.discount_minor)]).toEqual([null, 0]);
});

test('the check finds a counter and a discount that somebody has changed (8.21)', async () => {
  const made = await makeVoucher(service);
  const { body } = await (await buyerWith(made)).pay();
  const violationsOf = async (broken: (trx: Knex) => Promise<unknown>) => {
    const trx = await service.strapi.db.connection.transaction();
    try {
      await broken(trx);
      return (await checkIntegrity(trx)).rules.flatMap(({ violations }) => violations);
    } finally {
      await trx.rollback();
    }
  };
  const used = (trx: Knex) => trx('svc_vouchers').where({ public_id: made.id }).update({ used: 1 });
  expect(await violationsOf(used)).toEqual([`voucher ${made.id}: used for 1, 2 in orders`]);
  const more = (trx: Knex) =>
    trx('svc_orders').where({ public_id: body.order_id }).update({ discount_minor: 1 });
  expect(await violationsOf(more)).toEqual([
    `order ${body.order_id}: discount 1, lines 250 (minor units)`,
  ]);
});
