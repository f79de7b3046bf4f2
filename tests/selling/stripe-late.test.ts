import { built, type Service, startService, type TestUser } from '../support';
import { violationsAtStripe } from '../support/books';
import { inPanel, makeSignedIn } from '../support/events';
import { shownWithAttendees } from '../support/orders';
import { countersOf, makeShopTicket, shopperOf } from '../support/shop';
import { startStripeServer, type StripeServer } from '../support/stripe-server';
import { beginAsked, byStripe, methods, tell } from '../support/stripe-shop';

/*
 * Payments that come when the hold is gone: Stripe could not be asked in time, so the places went back. The buyer gets
 * them again, or the money.
 */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');
const { settleOrder } = built<
  typeof import('../../src/plugins/svc/server/src/resources/order/operations/payment/settle')
>('resources/order/operations/payment/settle');
const { findOrderInPayment } = built<
  typeof import('../../src/plugins/svc/server/src/resources/order/operations/payment/order-in-payment')
>('resources/order/operations/payment/order-in-payment');

let server: StripeServer;
let service: Service;
let manager: TestUser;

beforeAll(async () => {
  server = await startStripeServer();
  service = await startService({ env: { ...server.env, PAYMENT_TIMEOUT_SECONDS: '5' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

const table = (name: string) => service.strapi.db.connection(name);

async function assertBooksAddUp(): Promise<void> {
  expect(await violationsAtStripe(service, server)).toEqual([]);
}

const outage = { when: 'before', how: 500 } as const;

/** As if the time had passed for which the order's places were held, and as if the next minute had come. */
async function overdue(id: number): Promise<void> {
  await table('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
  await table('svc_orders')
    .where({ public_id: id })
    .whereNotNull('settle_after')
    .update({ settle_after: 1 });
}

const orderOf = async (id: number) =>
  (await table('svc_orders').where({ public_id: id }).first('status', 'settle_after')) as {
    status: string;
    settle_after: number | string | null;
  };

interface AttendeeRow {
  public_id: number;
  full_name: string;
  email: string;
  status: string;
}

const attendeesOf = async (id: number) =>
  (await table('svc_attendees')
    .where({ order_id: id })
    .orderBy('public_id')
    .select('public_id', 'full_name', 'email', 'status')) as AttendeeRow[];

/** An order whose places went back, because nobody could say whether it was paid. */
async function withGivenUp(capacity = 2) {
  const ticket = await makeShopTicket(service, manager, { capacity });
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 2);
  const attendees = [{ ticket_id: ticket.id, full_name: 'Cleo', email: 'cleo@example.test' }];
  const { body } = await shopper.pay({ ...byStripe(methods.asked), attendees });
  const id = body.order_id as number;
  const before = await attendeesOf(id);
  server.fail('cancel', outage, 2);
  await overdue(id);
  await runJobs();
  return { ticket, shopper, id, intentId: body.payment.payment_intent as string, before };
}

const goneBack = (intentId: string) => server.refundsOf(intentId).map(({ amount }) => amount);

describe('while Stripe cannot be asked', () => {
  test('the places are released when the hold expires, and Stripe is still polled (4.13)', async () => {
    const { ticket, id } = await withGivenUp();
    const order = await orderOf(id);
    expect(order.status).toBe('failed');
    expect(Number(order.settle_after)).toBeGreaterThan(Date.now() / 1000);
    expect(await attendeesOf(id)).toEqual([]);
    expect((await shopperOf(service.call).add(ticket.id, 2)).status).toBe(200);
    await overdue(id);
    await runJobs();
    expect(await orderOf(id)).toEqual({ status: 'failed', settle_after: null });
    await assertBooksAddUp();
  });

  test('they stay held until the hold ends (4.13)', async () => {
    const ticket = await makeShopTicket(service, manager, { capacity: 1 });
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 1);
    server.fail('confirm', outage, 2);
    server.fail('cancel', outage, 4);
    expect((await shopper.pay(byStripe())).status).toBe(500);
    const { public_id: id } = (await table('svc_orders')
      .orderBy('id', 'desc')
      .first('public_id')) as {
      public_id: number;
    };
    await table('svc_orders').where({ public_id: id }).update({ settle_after: 1 });
    await runJobs();
    expect((await orderOf(id)).status).toBe('pending');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
    await overdue(id);
    await runJobs();
    expect((await orderOf(id)).status).toBe('failed');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
    await assertBooksAddUp();
  });
});

test('a process that does not know the payment yet cannot fail the order (4.13)', async () => {
  const ticket = await makeShopTicket(service, manager, { capacity: 1 });
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 1);
  const { order_id: id } = await beginAsked(shopper);
  const order = (await findOrderInPayment({ public_id: id }))!;
  expect(order.reference).toMatch(/^pi_/);
  const readBefore = { ...order, reference: '' };
  const refusal = { status: 'declined', reason: 'There is no such payment.' } as const;
  expect(await settleOrder(readBefore, refusal)).toBeNull();
  expect((await orderOf(id)).status).toBe('pending');
  expect(await attendeesOf(id)).toHaveLength(1);
  await settleOrder(order, refusal, { hasKey: false });
  expect((await orderOf(id)).status).toBe('failed');
  await assertBooksAddUp();
});

describe('a late payment', () => {
  test.each(['is told by Stripe', 'is found by asking'])(
    '%s: the attendees are reinstated (4.13)',
    async (how) => {
      const { ticket, id, intentId, before } = await withGivenUp();
      server.settle(intentId, 'succeeded');
      if (how === 'is told by Stripe') await tell(service.call, server.intent(intentId));
      else {
        await overdue(id);
        await runJobs();
      }
      expect(await orderOf(id)).toEqual({ status: 'completed', settle_after: null });
      expect(await attendeesOf(id)).toEqual(before.map((one) => ({ ...one, status: 'confirmed' })));
      expect(before.map(({ full_name }) => full_name)).toEqual(['Cleo', 'Ada Buyer']);
      const shown = await shownWithAttendees(service, id);
      expect(shown).toEqual(before.map(() => [ticket.id, id]));
      expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
      expect(goneBack(intentId)).toEqual([]);
      await assertBooksAddUp();
    },
  );

  test('for places that are sold is refunded automatically, once (4.13, 4.19)', async () => {
    const { ticket, id, intentId } = await withGivenUp();
    const other = shopperOf(service.call);
    await other.add(ticket.id, 1);
    expect((await other.pay(byStripe())).status).toBe(201);
    server.settle(intentId, 'succeeded');
    const intent = server.intent(intentId);
    await Promise.all([tell(service.call, intent), tell(service.call, intent), runJobs()]);
    await tell(service.call, intent);
    expect(await orderOf(id)).toEqual({ status: 'failed', settle_after: null });
    expect(await attendeesOf(id)).toEqual([]);
    expect(goneBack(intentId)).toEqual([2500]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
    await assertBooksAddUp();
  });

  test('for an event that is no longer public is refunded (4.13)', async () => {
    const { ticket, id, intentId } = await withGivenUp();
    await inPanel(service, ticket.eventId).trash();
    server.settle(intentId, 'succeeded');
    await tell(service.call, server.intent(intentId));
    expect([(await orderOf(id)).status, goneBack(intentId)]).toEqual(['failed', [2500]]);
    await assertBooksAddUp();
  });

  test('is handled once, by the first process that learns of it (4.13)', async () => {
    const { ticket, id, intentId } = await withGivenUp(5);
    server.settle(intentId, 'succeeded');
    await overdue(id);
    const intent = server.intent(intentId);
    await Promise.all([
      runJobs(),
      runJobs(),
      ...Array(4)
        .fill(intent)
        .map(() => tell(service.call, intent)),
    ]);
    expect((await orderOf(id)).status).toBe('completed');
    expect(await attendeesOf(id)).toHaveLength(2);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    await assertBooksAddUp();
  });

  test('and a new buyer compete for the same places: one gets them (3.13, 4.13)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ticket, id, intentId } = await withGivenUp();
      server.settle(intentId, 'succeeded');
      const [, added] = await Promise.all([
        tell(service.call, server.intent(intentId)),
        shopperOf(service.call).add(ticket.id, 1),
      ]);
      const { status } = await orderOf(id);
      expect([status, added.status]).toEqual(
        status === 'completed' ? ['completed', 403] : ['failed', 200],
      );
      expect(goneBack(intentId)).toEqual(status === 'completed' ? [] : [2500]);
    }
    await assertBooksAddUp();
  });

  test('for an order that had failed for good still counts (4.11, 4.13)', async () => {
    const ticket = await makeShopTicket(service, manager, { capacity: 1 });
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 1);
    const { order_id: id, payment } = await beginAsked(shopper);
    await overdue(id);
    await runJobs();
    expect(await orderOf(id)).toEqual({ status: 'failed', settle_after: null });
    server.settle(payment.payment_intent, 'succeeded');
    await tell(service.call, server.intent(payment.payment_intent));
    expect((await orderOf(id)).status).toBe('completed');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
    await assertBooksAddUp();
  });
});

describe('an automatic refund of a late payment', () => {
  /** A payment for places that somebody else has by now; it is told of and not given back yet. */
  async function withSoldPlaces(fault: 'outage' | 'lost answer') {
    const made = await withGivenUp();
    await shopperOf(service.call).add(made.ticket.id, 1);
    server.settle(made.intentId, 'succeeded');
    if (fault === 'outage') server.fail('refund', outage, 2);
    else server.fail('refund', { when: 'after', how: 500 }, 2);
    expect((await tell(service.call, server.intent(made.intentId))).status).toBe(200);
    await table('svc_late_payments').whereNotNull('settle_after').update({ settle_after: 1 });
    return made;
  }

  test.each(['outage', 'lost answer'] as const)(
    'is asked for again after an %s, and goes once (4.13, 4.19)',
    async (fault) => {
      const { intentId } = await withSoldPlaces(fault);
      server.recover();
      await Promise.all([runJobs(), runJobs()]);
      expect(goneBack(intentId)).toEqual([2500]);
      await assertBooksAddUp();
    },
  );

  test('and is refused, is tried again under another key (4.13, 4.19)', async () => {
    const { id, intentId } = await withSoldPlaces('outage');
    server.recover();
    const whole = server.intent(intentId).amount_received;
    server.tamper(intentId, { amount_received: 1 });
    const spy = jest.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    await runJobs();
    spy.mockRestore();
    const row = (await table('svc_late_payments').where({ order_id: id }).first()) as {
      attempt: number;
      settle_after: number | string;
    };
    expect(row.attempt).toBe(2);
    expect(Number(row.settle_after)).toBeGreaterThan(Date.now() / 1000 + 3500);
    server.tamper(intentId, { amount_received: whole });
    await table('svc_late_payments').where({ order_id: id }).update({ settle_after: 1 });
    await runJobs();
    expect(goneBack(intentId)).toEqual([2500]);
    const keys = server.requests.filter(({ operation }) => operation === 'refund');
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
    await assertBooksAddUp();
  });

  test.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'eur' }],
  ])('is a payment of another %s: the order is never completed (4.13)', async (_, change) => {
    const ticket = await makeShopTicket(service, manager, { capacity: 1 });
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 1);
    const { order_id: id, payment } = await beginAsked(shopper);
    const intentId = payment.payment_intent;
    const asked = { ...server.intent(intentId) };
    server.tamper(intentId, change);
    server.settle(intentId, 'succeeded');
    const spy = jest.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    await tell(service.call, asked);
    expect(String(spy.mock.calls[0])).toContain(`Order ${id} costs 1250 USD, but `);
    spy.mockRestore();
    expect(await orderOf(id)).toEqual({ status: 'failed', settle_after: null });
    expect(goneBack(intentId)).toEqual([server.intent(intentId).amount_received]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
    await assertBooksAddUp();
  });
});
