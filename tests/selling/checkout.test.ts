import { built, countQueries, type Service, startService, type TestUser } from '../support';
import { type Fields, inPanel, makeSignedIn } from '../support/events';
import { shownWithAttendees } from '../support/orders';
import { worker } from '../support/outbox';
import {
  addShopTicket,
  countersOf,
  makeShopTicket,
  type Shopper,
  shopperOf,
} from '../support/shop';

let service: Service;
let manager: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  buyer = await makeSignedIn(service, 'authenticated', 'bella');
});

const guest = () => shopperOf(service.call);
const table = (name: string) => service.strapi.db.connection(name);

interface OrderRow {
  public_id: number;
  status: string;
  user_id: number | null;
  buyer_name: string;
  buyer_email: string;
  settle_after: number | null;
  access_digest: string;
}

const orderRow = async (id: number) =>
  (await table('svc_orders').where({ public_id: id }).first()) as OrderRow;

interface AttendeeRow {
  public_id: number;
  full_name: string;
  email: string;
  status: string;
  ticket_id: number;
  event_id: number;
  price_minor: number;
}

const attendeeRows = async (orderId: number) =>
  (await table('svc_attendees').where({ order_id: orderId }).orderBy('public_id')) as AttendeeRow[];

/** A guest with places of a new ticket in the cart. */
async function withPlaces(quantity = 1, fields: Parameters<typeof makeShopTicket>[2] = {}) {
  const ticket = await makeShopTicket(service, manager, fields);
  const shopper = guest();
  const { status } = await shopper.add(ticket.id, quantity);
  expect(status).toBe(200);
  return { ticket, shopper };
}

/** Status, code and the parameters of an error. */
function problemOf({ status, body }: Awaited<ReturnType<Shopper['pay']>>) {
  return [status, body.code, body.data?.params];
}

describe('a purchase', () => {
  test('turns the cart into an order with its attendees (4.7, 4.9)', async () => {
    const { ticket, shopper } = await withPlaces(2, { capacity: 5 });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    const { status, body, headers } = await shopper.pay();
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
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    expect((await shopper.show()).body).toEqual({ items: [], total: '0.00', expires_at: null });
    const attendees = await attendeeRows(body.order_id);
    expect(attendees.map(({ public_id }) => public_id)).toEqual(body.attendee_ids);
    expect(attendees[0]).toMatchObject({
      full_name: 'Ada Buyer',
      email: 'ada@example.test',
      status: 'confirmed',
      ticket_id: ticket.id,
      event_id: ticket.eventId,
      price_minor: 1250,
    });
  });

  test('is confirmed at an address with a token that is stored as a digest (4.14)', async () => {
    const { shopper } = await withPlaces();
    const { body } = await shopper.pay();
    const [, id, token] =
      /^https:\/\/tickets\.example\.test\/orders\/(\d+)\?token=([\w-]{43})$/.exec(
        body.confirmation_url,
      )!;
    expect(Number(id)).toBe(body.order_id);
    const row = await orderRow(body.order_id);
    expect(row.access_digest).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('is shown in the panel with its attendees, and they with their ticket (4.9)', async () => {
    const { ticket, shopper } = await withPlaces(2);
    const { order_id: id } = (await shopper.pay()).body;
    const shown = await shownWithAttendees(service, id);
    expect(shown).toEqual([
      [ticket.id, id],
      [ticket.id, id],
    ]);
  });

  test('names the attendees as sent and the rest after the buyer (4.7)', async () => {
    const { ticket, shopper } = await withPlaces(3);
    const { body } = await shopper.pay({
      attendees: [
        { ticket_id: ticket.id, full_name: 'Bob', email: 'bob@example.test' },
        { ticket_id: ticket.id, full_name: 'Cleo' },
      ],
    });
    const people = (await attendeeRows(body.order_id)).map((row) => [row.full_name, row.email]);
    expect(people).toEqual([
      ['Bob', 'bob@example.test'],
      ['Cleo', 'ada@example.test'],
      ['Ada Buyer', 'ada@example.test'],
    ]);
  });

  test('of several tickets costs what was shown, at the prices of when they were added (4.5, 4.6)', async () => {
    const { ticket, shopper } = await withPlaces(2, { priceMinor: 1999 });
    const other = await addShopTicket(service, ticket.eventId, { priceMinor: 1 });
    await shopper.add(other.id, 3);
    await table('svc_tickets').where({ public_id: ticket.id }).update({ price_minor: 5000 });
    expect((await shopper.pay()).body.total).toBe('40.01');
  });

  test('of a user is linked to the account, which says who buys (4.7)', async () => {
    const ticket = await makeShopTicket(service, manager, {});
    const shopper = shopperOf(service.call, buyer);
    await shopper.add(ticket.id, 1);
    const { body } = await shopper.pay({ buyer_name: undefined, buyer_email: undefined });
    expect(await orderRow(body.order_id)).toMatchObject({
      user_id: buyer.id,
      buyer_name: 'bella',
      buyer_email: 'bella@example.test',
    });
  });

  test('takes what a guest had in the cart before signing in (4.1)', async () => {
    const { ticket, shopper } = await withPlaces(1);
    const { status, body } = await service.call('POST', 'svc/tickets/v1/checkout', {
      as: buyer,
      headers: { 'X-API-Cart': shopper.token() },
      body: { payment_method: 'test', payment_token: 'tok_ok' },
    });
    expect(status).toBe(201);
    expect(await attendeeRows(body.order_id)).toMatchObject([{ ticket_id: ticket.id }]);
  });

  test('of two places takes at most 20 statements', async () => {
    const ticket = await makeShopTicket(service, manager, { capacity: 5 });
    // What follows the purchase is no part of it.
    await worker().stopWorker();
    const { queries } = await countQueries(service.strapi, async () => {
      const shopper = guest();
      expect((await shopper.add(ticket.id, 2)).status).toBe(200);
      expect((await shopper.pay()).status).toBe(201);
    });
    worker().startWorker();
    expect(queries.length).toBeLessThanOrEqual(20);
  });
});

describe('a checkout that is refused', () => {
  const refused: [string, Fields, unknown[]][] = [
    [
      'without a name',
      { buyer_name: undefined },
      [400, 'rest_missing_callback_param', ['buyer_name']],
    ],
    [
      'without a buyer, before anything else that is wrong',
      { buyer_name: undefined, buyer_email: undefined, attendees: 'x' },
      [400, 'rest_missing_callback_param', ['buyer_name', 'buyer_email']],
    ],
    [
      'with everything wrong',
      { buyer_name: '', buyer_email: 'x', payment_method: 7, attendees: [1] },
      [
        400,
        'rest_invalid_param',
        {
          buyer_name: 'must not be empty',
          buyer_email: 'must be an e-mail address',
          payment_method: 'must be text',
          attendees: 'entry 0 must be an object',
        },
      ],
    ],
    [
      'with addresses that have no dot in their domain',
      { buyer_email: 'ada@example', attendees: [{ ticket_id: 1, email: 'bob@localhost' }] },
      [
        400,
        'rest_invalid_param',
        {
          buyer_email: 'must have a dot in what follows the @, as in ada@example.org',
          attendees: expect.stringContaining('must have a dot in what follows the @'),
        },
      ],
    ],
    [
      'with a name for a ticket that is not in the cart',
      { attendees: [{ ticket_id: 999_999_999, full_name: 'Bob', email: 'bob@example.test' }] },
      [
        400,
        'rest_invalid_param',
        { attendees: 'names ticket 999999999, which is not in the cart' },
      ],
    ],
    [
      'with a provider that is not set up',
      { payment_method: 'stripe' },
      [400, 'rest_invalid_param', { payment_method: 'must be one of offline, test' }],
    ],
    [
      'for nothing, when it costs something',
      { payment_method: 'free' },
      [400, 'rest_invalid_param', { payment_method: 'must be one of offline, test' }],
    ],
    [
      'without a way of paying',
      { payment_method: undefined },
      [400, 'rest_missing_callback_param', ['payment_method']],
    ],
    [
      'without the token of the provider',
      { payment_token: undefined },
      [400, 'rest_missing_callback_param', ['payment_token']],
    ],
  ];

  test.each(refused)('%s leaves the cart as it is (4.7, 4.8)', async (_, body, expected) => {
    const { ticket, shopper } = await withPlaces(2);
    const orders = await table('svc_orders').count({ total: '*' });
    expect(problemOf(await shopper.pay(body))).toEqual(expected);
    expect(await table('svc_orders').count({ total: '*' })).toEqual(orders);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    expect((await shopper.show()).body.items).toMatchObject([{ quantity: 2 }]);
  });

  test('names more attendees than the cart has places (4.7)', async () => {
    const { ticket, shopper } = await withPlaces(1);
    const name = { ticket_id: ticket.id, full_name: 'Bob', email: 'bob@example.test' };
    expect(problemOf(await shopper.pay({ attendees: [name, name] }))).toEqual([
      400,
      'rest_invalid_param',
      { attendees: `has 2 entries for ticket ${ticket.id}, of which the cart has 1 places` },
    ]);
  });

  test('has an empty cart, or none, or one whose hold has expired (4.7)', async () => {
    const expected = [400, 'rest_invalid_param', { cart: 'is empty, or its hold has expired' }];
    expect(problemOf(await guest().pay())).toEqual(expected);
    const { shopper } = await withPlaces(1);
    await shopper.clear();
    expect(problemOf(await shopper.pay())).toEqual(expected);
    const { ticket, shopper: late } = await withPlaces(1, { capacity: 1 });
    await table('svc_carts')
      .whereIn('id', table('svc_cart_items').where({ ticket_id: ticket.id }).select('cart_id'))
      .update({ expires_at: Math.floor(Date.now() / 1000) - 1 });
    expect(problemOf(await late.pay())).toEqual(expected);
  });

  test.each(['draft', 'private', 'trash'])(
    'is for an event that became %s (3.4)',
    async (status) => {
      const { ticket, shopper } = await withPlaces(1);
      const path = `svc/events/v1/events/${ticket.eventId}`;
      if (status === 'trash') await inPanel(service, ticket.eventId).trash();
      else await service.call('PUT', path, { as: manager, body: { status } });
      expect(problemOf(await shopper.pay()).slice(0, 2)).toEqual([403, 'rest_cannot_create']);
      expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
    },
  );
});

describe('paying', () => {
  test('a free order needs no payment method and ignores the one sent (4.8)', async () => {
    const { shopper } = await withPlaces(1, { priceMinor: 0 });
    const { status, body } = await shopper.pay({ payment_method: undefined });
    expect([status, body.status, body.total]).toEqual([201, 'completed', '0.00']);
    const { shopper: another } = await withPlaces(1, { priceMinor: 0 });
    expect((await another.pay({ payment_method: 'test' })).body.status).toBe('completed');
  });

  test('offline leaves the order and its attendees pending (4.8)', async () => {
    const { ticket, shopper } = await withPlaces(2);
    const { status, body } = await shopper.pay({ payment_method: 'offline' });
    expect([status, body.status]).toEqual([201, 'pending']);
    expect(await orderRow(body.order_id)).toMatchObject({ status: 'pending', settle_after: null });
    const statuses = (await attendeeRows(body.order_id)).map((row) => row.status);
    expect(statuses).toEqual(['pending', 'pending']);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    expect((await shopper.show()).body.items).toEqual([]);
  });

  test.each([
    ['is declined', 'tok_declined', 400, 'rest_payment_failed'],
    ['meets an outage', 'tok_error', 500, 'rest_payment_unavailable'],
  ])('that %s keeps the cart for another attempt (4.10)', async (_, token, status, code) => {
    const { ticket, shopper } = await withPlaces(2, { capacity: 2 });
    const { expires_at } = (await shopper.show()).body;
    const answer = await shopper.pay({ payment_token: token });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const failed = (await table('svc_orders').orderBy('id', 'desc').first()) as OrderRow;
    expect(failed).toMatchObject({ status: 'failed', settle_after: null });
    expect(await attendeeRows(failed.public_id)).toEqual([]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    expect((await shopper.show()).body).toMatchObject({ items: [{ quantity: 2 }], expires_at });

    const { status: then, body } = await shopper.pay();
    expect([then, body.status]).toEqual([201, 'completed']);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  });
});

describe('a request with an Idempotency-Key', () => {
  const key = (value: string) => ({ 'Idempotency-Key': value });

  test('is answered again as it was, and buys once (4.12)', async () => {
    const { ticket, shopper } = await withPlaces(1);
    const first = await shopper.pay({}, key('one'));
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    await table('svc_orders')
      .where({ public_id: first.body.order_id })
      .update({ status: 'cancelled' });
    const again = await shopper.pay({}, key('one'));
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
  });

  test('is not answered for another body (4.12)', async () => {
    const { shopper } = await withPlaces(1);
    await shopper.pay({}, key('two'));
    const other = await shopper.pay({ buyer_name: 'Somebody else' }, key('two'));
    expect([other.status, other.body.code]).toEqual([422, 'rest_idempotency_mismatch']);
  });

  test('is not confused with the same key of somebody else (4.12)', async () => {
    const { shopper: ada } = await withPlaces(1);
    const { shopper: bob } = await withPlaces(1);
    const [one, other] = [await ada.pay({}, key('same')), await bob.pay({}, key('same'))];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.order_id).not.toBe(one.body.order_id);
    expect(other.headers.get('idempotent-replayed')).toBeNull();
  });

  test('that was declined stays declined; another key tries again (4.12)', async () => {
    const { shopper } = await withPlaces(1);
    const declined = { payment_token: 'tok_declined' };
    const first = await shopper.pay(declined, key('three'));
    const again = await shopper.pay(declined, key('three'));
    expect([first.status, again.status]).toEqual([400, 400]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await shopper.pay({}, key('four'))).status).toBe(201);
  });

  test('that was refused before an order existed may reuse its key (4.12)', async () => {
    const { shopper } = await withPlaces(1);
    expect((await shopper.pay({ payment_token: undefined }, key('five'))).status).toBe(400);
    expect((await shopper.pay({}, key('five'))).status).toBe(201);
  });

  test('is recognised whatever the order of its fields (4.12)', async () => {
    const { shopper } = await withPlaces(1);
    const first = await shopper.pay({}, key('six'));
    const headers = { ...key('six'), 'X-API-Cart': shopper.token() };
    const body = {
      payment_token: 'tok_ok',
      payment_method: 'test',
      buyer_email: 'ada@example.test',
      buyer_name: 'Ada Buyer',
    };
    const again = await service.call('POST', 'svc/tickets/v1/checkout', { headers, body });
    expect(again.body).toEqual(first.body);
  });

  test('says the token of the order where it is named, the first time and again (4.12, 4.14)', async () => {
    const { shopper } = await withPlaces(1);
    const first = await shopper.pay({}, key('token'));
    expect(first.body).not.toHaveProperty('order_token');
    const headers = { ...key('token'), 'X-API-Cart': shopper.token() };
    const body = {
      buyer_name: 'Ada Buyer',
      buyer_email: 'ada@example.test',
      payment_method: 'test',
      payment_token: 'tok_ok',
    };
    const query = { _fields: 'order_id,order_token' };
    const again = await service.call('POST', 'svc/tickets/v1/checkout', { headers, body, query });
    const token = new URL(first.body.confirmation_url as string).searchParams.get('token');
    expect([again.status, again.body]).toEqual([
      201,
      { order_id: first.body.order_id, order_token: token },
    ]);
    const opened = await service.call('GET', 'svc/tickets/v1/guest-order', {
      headers: { 'X-Order-Token': again.body.order_token as string },
    });
    expect([opened.status, opened.body.order_id]).toEqual([200, first.body.order_id]);
  });

  test('has at most 255 characters (4.12)', async () => {
    const { shopper } = await withPlaces(1);
    const long = await shopper.pay({}, key('k'.repeat(256)));
    expect(problemOf(long)).toEqual([
      400,
      'rest_invalid_param',
      { 'Idempotency-Key': 'must be at most 255 characters long' },
    ]);
    expect((await shopper.pay({}, key('k'.repeat(255)))).status).toBe(201);
  });

  test('is deleted after a day (4.12)', async () => {
    const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');
    const { shopper } = await withPlaces(1);
    await shopper.pay({}, key('old'));
    const keys = () => table('svc_idempotency_keys').orderBy('id', 'desc').first('id', 'digest');
    const { id } = (await keys()) as { id: number };
    const dayAgo = Math.floor(Date.now() / 1000) - 86_400;
    await table('svc_idempotency_keys')
      .where({ id })
      .update({ created: dayAgo + 5 });
    await runJobs();
    expect(await keys()).toMatchObject({ id });
    await table('svc_idempotency_keys')
      .where({ id })
      .update({ created: dayAgo - 5 });
    await runJobs();
    expect(await table('svc_idempotency_keys').where({ id })).toEqual([]);
  });
});

describe('concurrent checkouts', () => {
  const rounds = 30;
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('one cart becomes one order, however often it is checked out (4.12)', async () => {
    const { ticket, shopper } = await withPlaces(2, { capacity: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.pay()));
    expect(statuses(answers).filter((status) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 201)
        expect(['rest_cart_in_checkout', 'rest_invalid_param']).toContain(body.code);
    }
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    // Who came too late has left no id behind: a register with more ids than things would be made anew.
    for (const kind of ['order', 'attendee']) {
      const registered = await table('svc_public_ids').where({ kind }).orderBy('id').pluck('id');
      expect(registered).toEqual(
        await table(`svc_${kind}s`).orderBy('public_id').pluck('public_id'),
      );
    }
  });

  test('an item added meanwhile is in the order or still held in the cart (4.5, 4.7)', async () => {
    const { ticket, shopper } = await withPlaces(1);
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([shopper.pay(), shopper.add(ticket.id, 1), shopper.add(ticket.id, 1)]);
      const { items } = (await shopper.show()).body as { items: { quantity: number }[] };
      const inCart = items.reduce((sum, { quantity }) => sum + quantity, 0);
      const { held } = await countersOf(service, ticket.id);
      expect([round, held]).toEqual([round, inCart]);
    }
  });

  test('one key buys once; the others get its answer or are told to wait (4.12)', async () => {
    const { ticket, shopper } = await withPlaces(2, { capacity: 3 });
    const headers = { 'Idempotency-Key': 'at once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.pay({}, headers)));
    const orders = new Set(
      answers.filter((one) => one.status === 201).map((one) => one.body.order_id),
    );
    expect(orders.size).toBe(1);
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.code]).toEqual([409, 'rest_idempotency_in_flight']);
    }
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  });
});
