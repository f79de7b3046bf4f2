import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { outboxOf } from '../support/outbox';
import { countersOf, makeShopTicket, shopperOf } from '../support/shop';
import { makeGate, startStripeServer, type StripeServer } from '../support/stripe-server';
import {
  beginAsked,
  byStripe,
  intentOf,
  methods,
  signedEvent,
  tell,
  webhookPath,
} from '../support/stripe-shop';

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

afterEach(assertBooksAddUp);

const table = (name: string) => service.strapi.db.connection(name);

/** An order of a place, or of more, that waits for its buyer's answer to the bank. */
async function withAsked(quantity = 1) {
  const ticket = await makeShopTicket(service, manager, { capacity: 5 });
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, quantity);
  const { order_id: id } = await beginAsked(shopper);
  const intent = await intentOf(service, server, id);
  server.requests.length = 0;
  return { ticket, shopper, id, intent };
}

const statusOf = async (id: number) => {
  const row = (await table('svc_orders').where({ public_id: id }).first('status')) as {
    status: string;
  };
  return row.status;
};

const told = { received: true };

describe('a webhook event that is rejected', () => {
  const problem = (params: object) => ({ code: 'rest_invalid_param', data: { params } });
  const old = Math.floor(Date.now() / 1000) - 301;

  test('has no signature (4.13)', async () => {
    const { intent, id } = await withAsked();
    server.settle(intent.id, 'succeeded');
    const { body } = signedEvent(intent, 'payment_intent.succeeded');
    const answer = await service.call('POST', webhookPath, { body });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'rest_missing_callback_param', data: { params: ['Stripe-Signature'] } },
    ]);
    expect([await statusOf(id), server.requests]).toEqual(['pending', []]);
  });

  test.each([
    ['is signed by somebody else', { secret: 'whsec_of_somebody' }, 'does not match the body'],
    ['is old', { signedAt: old }, 'is older than 300 seconds'],
  ])('%s (4.13)', async (_, options, reason) => {
    const { intent, id } = await withAsked();
    server.settle(intent.id, 'succeeded');
    const answer = await tell(service.call, intent, 'payment_intent.succeeded', options);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(problem({ 'Stripe-Signature': reason }));
    expect([await statusOf(id), server.requests]).toEqual(['pending', []]);
  });

  test('was changed on its way, if only by a space (4.13)', async () => {
    const { intent } = await withAsked();
    const { body, headers } = signedEvent(intent, 'payment_intent.succeeded');
    for (const changed of [`${body} `, body.replace('evt_1', 'evt_2'), '{}', '[]', 'x', '']) {
      const answer = await service.call('POST', webhookPath, { body: changed, headers });
      expect([answer.status, answer.body.code]).toEqual([400, 'rest_invalid_param']);
    }
  });

  test.each(['', 't=1', 'v1=abc', 't=x,v1=y', 'nonsense', 't=1,v1=', 'v1=,t='])(
    'has %j for a signature (4.13)',
    async (signature) => {
      const { body } = signedEvent({ id: 'pi_1' }, 'payment_intent.succeeded');
      const headers = { 'Stripe-Signature': signature };
      const { status } = await service.call('POST', webhookPath, { body, headers });
      expect(status).toBe(400);
    },
  );
});

describe('a webhook event that changes nothing', () => {
  test('is of a payment that no order has (4.13)', async () => {
    const { status, body } = await tell(service.call, { id: 'pi_of_another_shop' });
    expect([status, body, server.requests]).toEqual([200, told, []]);
  });

  test('is of a type that the service ignores (4.13)', async () => {
    const { intent, id } = await withAsked();
    server.settle(intent.id, 'succeeded');
    for (const type of ['payment_intent.created', 'charge.succeeded', 'customer.created']) {
      expect((await tell(service.call, intent, type)).body).toEqual(told);
    }
    expect([await statusOf(id), server.requests]).toEqual(['pending', []]);
  });

  test('claims a wrong status: Stripe is asked for the real one (4.13)', async () => {
    const { intent, id } = await withAsked();
    const object = { status: 'succeeded', amount_received: intent.amount };
    const answer = await tell(service.call, intent, 'payment_intent.succeeded', { object });
    expect([answer.status, await statusOf(id)]).toEqual([200, 'pending']);
    expect(server.requests.map(({ operation }) => operation)).toEqual(['retrieve']);
  });

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'eur' }],
  ])('has another %s than the order, and is logged (4.13)', async (_, object) => {
    const { intent, id } = await withAsked();
    server.settle(intent.id, 'succeeded');
    const spy = jest.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    const answer = await tell(service.call, intent, 'payment_intent.succeeded', { object });
    expect([answer.status, answer.body, await statusOf(id)]).toEqual([200, told, 'pending']);
    expect(String(spy.mock.calls[0])).toContain(`order ${id} costs 1250 USD`);
    spy.mockRestore();
  });

  test('is sent to an order that the box office has cancelled since (4.11, 4.13)', async () => {
    const { intent, id, ticket } = await withAsked();
    server.settle(intent.id, 'succeeded');
    await tell(service.call, intent);
    const path = `svc/tickets/v1/orders/${id}`;
    await service.call('PUT', path, { as: manager, body: { status: 'cancelled' } });
    expect((await tell(service.call, intent)).body).toEqual(told);
    expect([await statusOf(id), server.refundsOf(intent.id)]).toEqual(['cancelled', []]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });
});

describe('when the buyer has paid', () => {
  test('the order is completed, and its attendees have their places (4.8, 4.13)', async () => {
    const { intent, id, ticket, shopper } = await withAsked(2);
    server.settle(intent.id, 'succeeded');
    const { status, body } = await tell(service.call, intent);
    expect([status, body, await statusOf(id)]).toEqual([200, told, 'completed']);
    expect(await table('svc_attendees').where({ order_id: id }).pluck('status')).toEqual([
      'confirmed',
      'confirmed',
    ]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    expect((await shopper.show()).body.items).toEqual([]);
    expect((await shopper.add(ticket.id, 1)).status).toBe(200);
  });

  test('hooks and mail are sent once, however often Stripe sends the event (4.13, 4.20)', async () => {
    const { intent, id } = await withAsked();
    server.settle(intent.id, 'succeeded');
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(service.call, intent)));
    for (const { status } of answers) expect(status).toBe(200);
    await tell(service.call, intent);
    const entries = await outboxOf(service).rows();
    const ofOrder = entries.filter(({ order_key }) => order_key.endsWith(` ${id}`));
    expect(ofOrder.map(({ kind }) => kind).sort()).toEqual(['confirmation mail', 'order placed']);
  });

  test('an event of an earlier failure that comes late changes nothing (4.13)', async () => {
    const { intent, id } = await withAsked();
    const failed = { ...intent, status: 'requires_payment_method' };
    server.settle(intent.id, 'succeeded');
    // Before the news of the success, and after it.
    await tell(service.call, failed, 'payment_intent.payment_failed');
    expect(await statusOf(id)).toBe('completed');
    await tell(service.call, intent);
    await tell(service.call, failed, 'payment_intent.payment_failed');
    expect([await statusOf(id), (await intentOf(service, server, id)).status]).toEqual([
      'completed',
      'succeeded',
    ]);
  });

  test('Stripe tells again if it could not be asked (4.13)', async () => {
    const { intent, id } = await withAsked();
    server.settle(intent.id, 'succeeded');
    server.fail('retrieve', { when: 'before', how: 500 }, 2);
    const first = await tell(service.call, intent);
    expect([first.status, first.body.code]).toEqual([500, 'rest_payment_unavailable']);
    expect(await statusOf(id)).toBe('pending');
    expect([(await tell(service.call, intent)).status, await statusOf(id)]).toEqual([
      200,
      'completed',
    ]);
  });
});

describe('when the bank has refused', () => {
  test.each([
    ['the buyer', 'payment_intent.payment_failed', 'failed'],
    ['Stripe', 'payment_intent.canceled', 'canceled'],
  ] as const)(
    'after %s the order fails and the cart is restored (4.10, 4.13)',
    async (_, type, how) => {
      const { intent, id, ticket, shopper } = await withAsked(2);
      if (how === 'failed') server.settle(intent.id, 'failed');
      else server.tamper(intent.id, { status: 'canceled' });
      expect((await tell(service.call, intent, type)).status).toBe(200);
      expect([await statusOf(id), server.intent(intent.id).status]).toEqual(['failed', 'canceled']);
      expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
      expect((await shopper.pay(byStripe())).body.status).toBe('completed');
    },
  );

  test('a buyer who is trying another card is left alone (4.13)', async () => {
    const { intent, id } = await withAsked();
    await tell(service.call, intent, 'payment_intent.payment_failed');
    expect([await statusOf(id), server.intent(intent.id).status]).toEqual([
      'pending',
      'requires_action',
    ]);
  });
});

describe('while the checkout is still in its call', () => {
  test.each([
    [methods.ok, 'payment_intent.succeeded', 201, 'completed'],
    [methods.declined, 'payment_intent.payment_failed', 400, 'failed'],
  ])('%s is settled by the event, and answered the same (4.13)', async (method, type, ...end) => {
    const ticket = await makeShopTicket(service, manager, { capacity: 1 });
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 1);
    const gate = makeGate();
    server.fail('confirm', { when: 'after', how: gate });
    const paying = shopper.pay(byStripe(method));
    await gate.reached;
    const intent = server.intents().at(-1)!;
    expect((await tell(service.call, intent, type)).status).toBe(200);
    gate.open();
    const { status, body } = await paying;
    const order = (await table('svc_orders').orderBy('id', 'desc').first('status')) as object;
    expect([status, order]).toEqual([end[0], { status: end[1] }]);
    if (status === 400) expect(body.message).toBe('Your card was declined.');
    const counters = status === 201 ? { sold: 1, held: 0 } : { sold: 0, held: 1 };
    expect(await countersOf(service, ticket.id)).toEqual(counters);
  });
});
