import { built, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { countersOf, makeShopTicket, shopperOf } from '../support/shop';
import {
  makeGate,
  secretKey,
  startStripeServer,
  type StripeServer,
} from '../support/stripe-server';
import { beginAsked, byStripe, intentOf, methods } from '../support/stripe-shop';

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

let server: StripeServer;
let service: Service;
let manager: TestUser;

beforeAll(async () => {
  server = await startStripeServer();
  service = await startService({
    env: { ...server.env, PAYMENT_TIMEOUT_SECONDS: '2', PAYMENT_TEST_PROVIDER: 'true' },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

afterEach(assertBooksAddUp);

const table = (name: string) => service.strapi.db.connection(name);

async function withPlaces(quantity = 1, fields: Parameters<typeof makeShopTicket>[2] = {}) {
  const ticket = await makeShopTicket(service, manager, fields);
  const shopper = shopperOf(service.call);
  expect((await shopper.add(ticket.id, quantity)).status).toBe(200);
  return { ticket, shopper };
}

interface OrderRow {
  public_id: number;
  status: string;
  payment_reference: string | null;
  settle_after: number | string | null;
}

const lastOrder = async () =>
  (await table('svc_orders')
    .orderBy('id', 'desc')
    .first('public_id', 'status', 'payment_reference', 'settle_after')) as OrderRow;

const attendeesOf = async (orderId: number) =>
  (await table('svc_attendees')
    .where({ order_id: orderId })
    .orderBy('public_id')
    .select('public_id', 'status')) as { public_id: number; status: string }[];

const operations = () => server.requests.map(({ operation }) => operation);

describe('a card that is accepted', () => {
  test('pays the order, which is completed (4.8, 4.9)', async () => {
    const { ticket, shopper } = await withPlaces(2, { capacity: 2 });
    const { status, body } = await shopper.pay(byStripe());
    expect([status, body]).toEqual([
      201,
      {
        order_id: expect.any(Number),
        status: 'completed',
        total: '25.00',
        attendee_ids: [expect.any(Number), expect.any(Number)],
        confirmation_url: expect.any(String),
      },
    ]);
    const intent = await intentOf(service, server, body.order_id);
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 2500,
      currency: 'usd',
      metadata: { order_id: String(body.order_id), site: 'https://tickets.example.test' },
    });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    expect((await shopper.show()).body.items).toEqual([]);
  });

  test('is asked with keys that follow from the order, and the version of the API (4.12)', async () => {
    const { shopper } = await withPlaces();
    const { body } = await shopper.pay(byStripe());
    expect(operations()).toEqual(['create', 'confirm']);
    const [create, confirm] = server.requests;
    expect(create!.key).toMatch(new RegExp(`^order-${body.order_id}-[0-9a-f]{12}$`));
    expect(confirm!.key).toBe(`${create!.key}-confirm`);
    expect(create!.params).toMatchObject({ 'allowed_payment_method_types[0]': 'card' });
    for (const { version } of server.requests) expect(version).toMatch(/^20\d\d-\d\d-\d\d\.\w+$/);
  });

  test('pays once, however often the request is sent with a key (4.12)', async () => {
    const { shopper } = await withPlaces();
    const headers = { 'Idempotency-Key': 'stripe once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shopper.pay(byStripe(), headers)),
    );
    const paid = answers.filter(({ status }) => status === 201);
    const [order] = [...new Set(paid.map(({ body }) => body.order_id as number))];
    expect(paid.every(({ body }) => body.order_id === order)).toBe(true);
    expect(operations()).toEqual(['create', 'confirm']);
    const again = await shopper.pay(byStripe(), headers);
    expect([again.status, again.body.order_id]).toEqual([201, order]);
  });
});

describe('a card that is declined', () => {
  test.each([
    ['is declined', methods.declined, 'Your card was declined.', 'card_declined'],
    [
      'is unknown to Stripe',
      'pm_nobody',
      'The payment provider does not accept this payment_token.',
      'resource_missing',
    ],
  ])(
    'that %s keeps the cart for another attempt (4.10, 8.10)',
    async (_, method, message, code) => {
      const { ticket, shopper } = await withPlaces(2, { capacity: 2 });
      const { expires_at } = (await shopper.show()).body;
      const { status, body } = await shopper.pay(byStripe(method));
      expect([status, body.code, body.message]).toEqual([400, 'rest_payment_failed', message]);
      expect(body.data).toMatchObject({ reason: 'declined', decline_code: code });
      const failed = await lastOrder();
      expect(failed).toMatchObject({ status: 'failed', settle_after: null });
      expect(await attendeesOf(failed.public_id)).toEqual([]);
      expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
      expect((await shopper.show()).body).toMatchObject({ items: [{ quantity: 2 }], expires_at });
      expect((await shopper.pay(byStripe())).body.status).toBe('completed');
    },
  );

  test('for an amount that Stripe does not take, declines too (4.10)', async () => {
    const { shopper } = await withPlaces(1, { priceMinor: 49 });
    const { status, body } = await shopper.pay(byStripe());
    expect([status, body.code]).toEqual([400, 'rest_payment_failed']);
    expect(operations()).toEqual(['create']);
  });

  test('needs a token (4.8)', async () => {
    const { shopper } = await withPlaces();
    const { status, body } = await shopper.pay({
      payment_method: 'stripe',
      payment_token: undefined,
    });
    expect([status, body.code, body.data.params]).toEqual([
      400,
      'rest_missing_callback_param',
      ['payment_token'],
    ]);
  });
});

describe('a card that needs authentication', () => {
  test('leaves the order pending and returns the next step (4.8, 4.9)', async () => {
    const { ticket, shopper } = await withPlaces(2, { capacity: 2 });
    const { status, body } = await shopper.pay(byStripe(methods.asked));
    const intent = await intentOf(service, server, body.order_id);
    expect([status, body]).toEqual([
      201,
      {
        order_id: expect.any(Number),
        status: 'pending',
        total: '25.00',
        attendee_ids: [expect.any(Number), expect.any(Number)],
        confirmation_url: expect.any(String),
        payment: {
          provider: 'stripe',
          status: 'requires_action',
          payment_intent: intent.id,
          client_secret: intent.client_secret,
        },
      },
    ]);
    expect(await attendeesOf(body.order_id)).toMatchObject([
      { status: 'pending' },
      { status: 'pending' },
    ]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  });

  test('keeps places and cart for as long as a hold, from then on (4.2, 4.8)', async () => {
    const { ticket, shopper } = await withPlaces();
    await table('svc_carts')
      .where({ expires_at: (await cartOf(ticket.id)).expires_at })
      .update({
        expires_at: Math.floor(Date.now() / 1000) + 5,
      });
    const { order_id: id } = await beginAsked(shopper);
    const { settle_after: until } = await lastOrder();
    expect(Number(until)).toBeGreaterThan(Date.now() / 1000 + 1700);
    expect(Number((await cartOf(ticket.id)).expires_at)).toBe(Number(until));
    for (const answer of [
      await shopper.add(ticket.id, 1),
      await shopper.pay(byStripe()),
      await shopper.clear(),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'rest_cart_in_checkout']);
    }
    await runJobs();
    expect(await lastOrder()).toMatchObject({ public_id: id, status: 'pending' });
  });

  test('keeps them no longer than the greatest age of a hold, and for a payment’s time (4.8, 7.1)', async () => {
    const { ticket, shopper } = await withPlaces();
    const since = Math.floor(Date.now() / 1000) - 3590;
    const until = since + 3600 + Number(service.env.PAYMENT_TIMEOUT_SECONDS);
    await table('svc_carts')
      .where({ expires_at: (await cartOf(ticket.id)).expires_at })
      .update({ held_since: since, expires_at: since + 3600 });
    const { payment } = await beginAsked(shopper);
    expect(Number((await lastOrder()).settle_after)).toBe(until);
    expect(Number((await cartOf(ticket.id)).expires_at)).toBe(until);
    server.settle(payment.payment_intent, 'failed');
    const now = jest.spyOn(Date, 'now').mockReturnValue((until + 1) * 1000);
    await runJobs();
    now.mockRestore();
    expect(await lastOrder()).toMatchObject({ status: 'failed' });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  const cartOf = async (ticketId: number) =>
    (await table('svc_carts as c')
      .join('svc_cart_items as i', 'i.cart_id', 'c.id')
      .where('i.ticket_id', ticketId)
      .first('c.expires_at')) as { expires_at: number | string };

  test('gets the next step again, which is never stored (4.12)', async () => {
    const { shopper } = await withPlaces();
    const key = { 'Idempotency-Key': 'asked' };
    const first = await beginAsked(shopper, key);
    const again = await shopper.pay(byStripe(methods.asked), key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first);
    const stored = JSON.stringify([await table('svc_orders'), await table('svc_idempotency_keys')]);
    expect(stored).toContain(first.payment.payment_intent);
    expect(stored).not.toContain(first.payment.client_secret);
  });

  test('is paid by who sends the request again, should Stripe not have told yet (4.12)', async () => {
    const { ticket, shopper } = await withPlaces();
    const key = { 'Idempotency-Key': 'asked and paid' };
    const { order_id: id, payment } = await beginAsked(shopper, key);
    server.settle(payment.payment_intent, 'succeeded');
    const { status, body } = await shopper.pay(byStripe(methods.asked), key);
    expect([status, body.order_id, body.status, body.payment]).toEqual([
      201,
      id,
      'completed',
      undefined,
    ]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
  });

  test('says so when Stripe cannot be asked again (4.10, 4.12)', async () => {
    const { shopper } = await withPlaces();
    const key = { 'Idempotency-Key': 'asked in vain' };
    await beginAsked(shopper, key);
    server.fail('retrieve', { when: 'before', how: 500 }, 2);
    const { status, body } = await shopper.pay(byStripe(methods.asked), key);
    expect([status, body.code]).toEqual([500, 'rest_payment_unavailable']);
  });

  test('stays pending while the payment is processing (4.8)', async () => {
    const { shopper } = await withPlaces();
    const { status, body } = await shopper.pay(byStripe(methods.slow));
    expect([status, body.status, body.payment.status]).toEqual([201, 'pending', 'processing']);
    server.settle(body.payment.payment_intent, 'succeeded');
  });

  test('cannot be completed or cancelled by the box office meanwhile (4.11)', async () => {
    const { shopper } = await withPlaces();
    const { order_id: id } = await beginAsked(shopper);
    for (const status of ['completed', 'cancelled']) {
      const answer = await service.call('PUT', `svc/tickets/v1/orders/${id}`, {
        as: manager,
        body: { status },
      });
      expect([answer.status, answer.body.data.params]).toEqual([
        400,
        { status: 'cannot change while the payment is being processed' },
      ]);
    }
  });
});

describe('an abandoned payment', () => {
  /** As if the hold of its places had ended. */
  const overdue = async (id: number) => {
    await table('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
    await table('svc_orders').where({ public_id: id }).update({ settle_after: 1 });
  };

  test('ends by itself, and the places are free (4.13)', async () => {
    const { ticket, shopper } = await withPlaces(1, { capacity: 1 });
    const { order_id: id } = await beginAsked(shopper);
    await overdue(id);
    await runJobs();
    expect(await lastOrder()).toMatchObject({
      public_id: id,
      status: 'failed',
      settle_after: null,
    });
    expect((await intentOf(service, server, id)).status).toBe('canceled');
    expect((await shopperOf(service.call).add(ticket.id, 1)).status).toBe(200);
  });

  test('that was paid meanwhile completes the order (4.13)', async () => {
    const { ticket, shopper } = await withPlaces(1, { capacity: 1 });
    const { order_id: id, payment } = await beginAsked(shopper);
    server.settle(payment.payment_intent, 'succeeded');
    await overdue(id);
    await runJobs();
    expect(await lastOrder()).toMatchObject({ public_id: id, status: 'completed' });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
  });
});

describe('a checkout so slow that the job settles its order meanwhile', () => {
  test.each([
    ['create', 'after', false],
    ['confirm', 'before', false],
    ['confirm', 'after', true],
  ] as const)(
    'at "%s", %s it was done, charges as the order says (4.13)',
    async (operation, when, isPaid) => {
      const { ticket, shopper } = await withPlaces(1, { capacity: 1 });
      const gate = makeGate();
      server.fail(operation, { when, how: gate });
      const paying = shopper.pay(byStripe());
      await gate.reached;
      await table('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
      await runJobs();
      gate.open();
      const { status } = await paying;
      const order = await lastOrder();
      expect([order.status, order.settle_after, status === 201]).toEqual([
        isPaid ? 'completed' : 'failed',
        null,
        isPaid,
      ]);
      expect(server.intents().at(-1)!.amount_received).toBe(isPaid ? 1250 : 0);
      const counters = isPaid ? { sold: 1, held: 0 } : { sold: 0, held: 1 };
      expect(await countersOf(service, ticket.id)).toEqual(counters);
    },
  );
});

describe('an outage', () => {
  const faults = [
    ['an error before anything', { when: 'before', how: 500 }],
    ['an error after it was done', { when: 'after', how: 500 }],
    ['no answer, and nothing done', { when: 'before', how: 'hang' }],
    ['no answer after it was done', { when: 'after', how: 'hang' }],
    ['a closed connection', { when: 'after', how: 'drop' }],
    ['a key that was revoked', { when: 'before', how: 401 }],
    ['too many requests', { when: 'before', how: 429 }],
  ] as const;

  const silent = faults.filter(([, { how }]) => how !== 'drop');

  test.each(silent)('at the first request, %s, leaves the cart (4.10)', async (_, fault) => {
    const { ticket, shopper } = await withPlaces(1, { capacity: 1 });
    server.fail('create', fault, 3);
    const { status, body } = await shopper.pay(byStripe());
    expect([status, body.code]).toEqual([500, 'rest_payment_unavailable']);
    expect(await lastOrder()).toMatchObject({ status: 'failed', settle_after: null });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
    server.recover();
    expect((await shopper.pay(byStripe())).body.status).toBe('completed');
  });

  test('of one connection is not noticed: the request goes out again, under its key (4.12)', async () => {
    const { shopper } = await withPlaces();
    server.fail('create', { when: 'after', how: 'drop' });
    const { body } = await shopper.pay(byStripe());
    expect(body.status).toBe('completed');
    // Requests of orders before this one, which were given up, may still come in.
    const own = server.requests.filter(({ key }) => key?.startsWith(`order-${body.order_id}-`));
    const creations = own.filter(({ operation }) => operation === 'create');
    expect(creations.length).toBe(2);
    expect(creations[1]!.key).toBe(creations[0]!.key);
  });

  test.each(faults)(
    'at the charge, %s, ends paid or cancelled for good (4.10)',
    async (_, fault) => {
      const { ticket, shopper } = await withPlaces(1, { capacity: 1 });
      server.fail('confirm', fault, 3);
      const { status, body } = await shopper.pay(byStripe());
      const order = await lastOrder();
      const intent = await intentOf(service, server, order.public_id);
      if (intent.status === 'succeeded') {
        expect([status, body.status, order.status]).toEqual([201, 'completed', 'completed']);
        expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
      } else {
        expect([status, body.code]).toEqual([500, 'rest_payment_unavailable']);
        expect([intent.status, order.status]).toEqual(['canceled', 'failed']);
        expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
      }
    },
  );

  test('that lasts leaves the order pending until Stripe can be asked (4.10, 4.13)', async () => {
    const { ticket, shopper } = await withPlaces(1, { capacity: 1 });
    server.fail('confirm', { when: 'after', how: 500 }, 3);
    server.fail('cancel', { when: 'before', how: 500 }, 3);
    const { status, body } = await shopper.pay(byStripe());
    expect([status, body.code]).toEqual([500, 'rest_payment_unavailable']);
    const { public_id: id } = await lastOrder();
    expect((await lastOrder()).status).toBe('pending');
    server.recover();
    await table('svc_orders').where({ public_id: id }).update({ settle_after: 1 });
    await runJobs();
    expect((await lastOrder()).status).toBe('completed');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
  });

  test('tells neither buyer nor log the secret key (4.10)', async () => {
    const lines: string[] = [];
    const { strapi } = service;
    const spy = jest.spyOn(strapi.log, 'warn').mockImplementation((...args: unknown[]) => {
      lines.push(args.map(String).join(' '));
      return strapi.log;
    });
    const { shopper } = await withPlaces();
    server.fail('create', { when: 'before', how: 401 });
    const { body } = await shopper.pay(byStripe());
    spy.mockRestore();
    expect(lines.join('\n')).toMatch(/uncertain \(StripeAuthenticationError/);
    expect(`${lines.join('\n')} ${JSON.stringify(body)}`).not.toContain(secretKey);
  });
});
