import {
  built,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import { stepsIn, stripeSteps } from '../support/crash-steps';
import { type Fields, makeSignedIn } from '../support/events';
import { addShopTicket, makeShopTicket, type Shopper, shopperOf } from '../support/shop';
import { makeVoucher, usesOf } from '../support/vouchers';

/*
 * A process is killed at each step of a checkout. Another one, on the same database, settles what it left: nobody has
 * paid without an order, no order has half of its attendees, and no place is lost.
 */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

/** What is sent, and the steps on its way at which it is killed. */
const ways: [string, Fields, string[]][] = [
  [
    'a payment that succeeds',
    { payment_token: 'tok_ok' },
    [
      'quoted',
      'cart claimed',
      'order written',
      'voucher counted',
      'places sold',
      'attendees written',
      'reserved',
      'charged',
      'cart cleared',
      'order closed',
      'attendees confirmed',
      'answered',
    ],
  ],
  [
    'a payment that is declined',
    { payment_token: 'tok_declined' },
    ['reserved', 'charged', 'order failed', 'attendees deleted'],
  ],
  ['an outage', { payment_token: 'tok_error' }, ['charged', 'payment finalized']],
  ['an order to be paid offline', { payment_method: 'offline' }, ['reserved', 'order closed']],
];

let service: Service;
let eventId: number;

beforeAll(async () => {
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true' },
  });
  const manager: TestUser = await makeSignedIn(service, 'event-manager', 'manager');
  ({ eventId } = await makeShopTicket(service, manager));
});

const table = (name: string) => service.strapi.db.connection(name);

/** As if the time that a payment may take had passed. */
async function waitUntilOverdue(): Promise<void> {
  await table('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
}

/** The shopper's way on with a process that lives: the same key, and a new one where that key's payment failed. */
async function buyAfterAll(buyer: Shopper, body: Fields, key: string): Promise<number> {
  const again = await buyer.pay(body, { 'Idempotency-Key': key });
  if (again.status === 201) return again.body.order_id as number;
  expect([400, 500]).toContain(again.status);
  const anew = await buyer.pay({ payment_token: 'tok_ok' }, { 'Idempotency-Key': `${key} again` });
  expect([anew.status, anew.body.code]).toEqual([201, undefined]);
  return anew.body.order_id as number;
}

/** Pays with a process that dies at the step. */
async function payAndDie(dying: SpawnedService, buyer: Shopper, body: Fields, key: string) {
  const doomed = shopperOf(dying.call);
  const headers = { 'Idempotency-Key': key, 'X-API-Cart': buyer.token() };
  await expect(doomed.pay(body, headers)).rejects.toThrow();
  expect(dying.process.signalCode ?? 'SIGKILL').toBe('SIGKILL');
}

const cases = ways.flatMap(([what, body, steps]) =>
  steps.map((step) => [step, what, body] as const),
);

test.each(cases)(
  'after a crash at "%s" of %s no payment, no place and no use of the voucher is lost (4.13, 8.21)',
  async (step, _, body) => {
    const ticket = await addShopTicket(service, eventId, { capacity: 2 });
    const buyer = shopperOf(service.call);
    expect((await buyer.add(ticket.id, 2)).status).toBe(200);
    const voucher = await makeVoucher(service, { maxPlaces: 2 });
    expect((await buyer.apply(voucher.code)).status).toBe(200);
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    await payAndDie(dying, buyer, body, step);

    await waitUntilOverdue();
    await runJobs();
    await assertBooksAddUp();
    expect(await table('svc_orders').whereNotNull('settle_after')).toEqual([]);

    const order = await buyAfterAll(buyer, body, step);
    await assertBooksAddUp();
    const bought = await table('svc_order_items as i')
      .join('svc_orders as o', 'o.public_id', 'i.order_id')
      .where('i.ticket_id', ticket.id)
      .whereIn('o.status', ['completed', 'pending'])
      .pluck('o.public_id');
    expect(bought).toEqual([order]);
    expect(
      await table('svc_tickets').where({ public_id: ticket.id }).first('sold', 'held'),
    ).toEqual({
      sold: 2,
      held: 0,
    });
    expect(await usesOf(service, voucher)).toBe(2);
  },
);

test('a start settles what is overdue, without waiting for the minute (4.13)', async () => {
  const ticket = await addShopTicket(service, eventId, { capacity: 1 });
  const buyer = shopperOf(service.call);
  await buyer.add(ticket.id, 1);
  const dying = await spawnService({ ...service.env, FAULT_AT: 'charged' });
  await payAndDie(dying, buyer, { payment_token: 'tok_ok' }, 'start');
  await waitUntilOverdue();
  await spawnService(service.env);
  const order = (await table('svc_orders').orderBy('id', 'desc').first('status')) as object;
  expect(order).toEqual({ status: 'completed' });
  await assertBooksAddUp();
});

test('a place is not lost for longer than the hold when nobody comes back (4.13)', async () => {
  const ticket = await addShopTicket(service, eventId, { capacity: 1 });
  const buyer = shopperOf(service.call);
  await buyer.add(ticket.id, 1);
  const dying = await spawnService({ ...service.env, FAULT_AT: 'reserved' });
  await payAndDie(dying, buyer, { payment_token: 'tok_ok' }, 'left');
  await waitUntilOverdue();
  await runJobs();
  await table('svc_carts').whereNotNull('expires_at').update({ expires_at: 1 });
  expect((await shopperOf(service.call).add(ticket.id, 1)).status).toBe(200);
  await assertBooksAddUp();
});

describe('a provider that cannot be asked', () => {
  const { testProvider } = built<
    typeof import('../../src/plugins/svc/server/src/payments/test/test-provider')
  >('payments/test/test-provider');
  const outage = () => Promise.reject(new Error('out of order'));
  const nobody = jest.spyOn(testProvider, 'finalize');
  const charge = jest.spyOn(testProvider, 'charge');

  beforeEach(() => {
    charge.mockImplementation(outage);
    nobody.mockImplementation(outage);
  });

  afterAll(() => jest.restoreAllMocks());

  /** An order for two places of which nobody knows whether it is paid. */
  async function unknown() {
    const ticket = await addShopTicket(service, eventId, { capacity: 2 });
    const buyer = shopperOf(service.call);
    await buyer.add(ticket.id, 2);
    const attendees = [{ ticket_id: ticket.id, full_name: 'Cleo', email: 'cleo@example.test' }];
    expect((await buyer.pay({ payment_token: 'tok_ok', attendees })).status).toBe(500);
    const order = (await table('svc_orders').orderBy('id', 'desc').first('public_id')) as {
      public_id: number;
    };
    return { ticket, id: order.public_id };
  }

  const orderOf = (id: number) =>
    table('svc_orders').where({ public_id: id }).first('status', 'settle_after') as Promise<{
      status: string;
      settle_after: number | string | null;
    }>;

  test('but was paid reinstates the attendees (4.13)', async () => {
    const { id, ticket } = await unknown();
    const attendees = () =>
      table('svc_attendees')
        .where({ order_id: id })
        .orderBy('public_id')
        .select('public_id', 'full_name');
    const before = await attendees();
    expect(before).toMatchObject([{ full_name: 'Cleo' }, { full_name: 'Ada Buyer' }]);
    await table('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
    await waitUntilOverdue();
    await runJobs();
    expect((await orderOf(id)).status).toBe('failed');
    expect(await attendees()).toEqual([]);
    nobody.mockResolvedValue({ status: 'paid', reference: `order-${id}` });
    const paid = { key: `order-${id}`, status: 'paid', amount_minor: 2500, currency: 'USD' };
    await table('svc_test_charges').insert({ ...paid, refund_behaviour: 'ok', created: 1 });
    await waitUntilOverdue();
    await runJobs();
    expect((await orderOf(id)).status).toBe('completed');
    expect(await attendees()).toEqual(before);
    const counted = await table('svc_tickets')
      .where({ public_id: ticket.id })
      .first('sold', 'held');
    expect(counted).toEqual({ sold: 2, held: 0 });
    await assertBooksAddUp();
  });

  test('is still asked about the next order if one cannot be settled (4.13)', async () => {
    const [stuck, next] = [await unknown(), await unknown()];
    nobody.mockResolvedValue({ status: 'declined', reason: 'No.' });
    // As after a fault: its places cannot be given back, whoever tries.
    const sell = (sold: number) =>
      table('svc_tickets').where({ public_id: stuck.ticket.id }).update({ sold });
    await sell(0);
    await waitUntilOverdue();
    const log = jest.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    await runJobs();
    expect(log.mock.calls.flat().join()).toContain(`Could not process order ${stuck.id}`);
    log.mockRestore();
    expect((await orderOf(next.id)).status).toBe('failed');
    const left = await orderOf(stuck.id);
    expect(left.status).toBe('pending');
    expect(Number(left.settle_after)).toBeGreaterThan(Date.now() / 1000);
    await sell(2);
    await waitUntilOverdue();
    await runJobs();
    expect((await orderOf(stuck.id)).status).toBe('failed');
    await assertBooksAddUp();
  });
});

test('the tests crash at every step of a checkout', () => {
  const named = stepsIn('resources/order').filter((step) => !stripeSteps.includes(step));
  expect(new Set(cases.map(([step]) => step))).toEqual(new Set(named));
});
