import { DateTime } from 'luxon';
import {
  built,
  type Handle,
  makeApiToken,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { type Fields, makeSignedIn } from '../support/events';
import { buildWith } from '../support/example-project';
import {
  methodEnv,
  methodFiles,
  type Odd,
  type OfProject,
  type Wallet,
} from '../support/own-methods';
import {
  addShopTicket,
  countersOf,
  makeShopTicket,
  type Shopper,
  shopperOf,
} from '../support/shop';

/*
 * Ways of paying that a project declares in a folder of its own: the invoice of docs/build-on-it.md, a wallet that moves
 * money, and a method that answers what it must not.
 */

const { checkIntegrity } = built<
  typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
>('integrity/check-integrity');
const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

const orders = 'svc/tickets/v1/orders';
const refunds = 'svc/tickets/v1/refund-requests';

let project: string;
let service: Service;
let editor: Handle;
let ada: TestUser;
let eventId: number;

beforeAll(async () => {
  project = await buildWith(methodFiles());
  service = await startService({ appDir: project, env: methodEnv });
  editor = await makeApiToken(service.strapi, 'full-access');
  ada = await makeSignedIn(service, 'authenticated', 'ada');
  ({ eventId } = await makeShopTicket(service, editor));
}, 240_000);

const own = () => service.strapi as unknown as OfProject;
const wallet = () => own().wallet;
const table = (name: string) => service.strapi.db.connection(name);

beforeEach(() => {
  const empty: Wallet = { charges: {}, refunds: {}, refunding: '', isDown: false };
  Object.assign(service.strapi, { wallet: empty, odd: () => ({}) });
});

afterEach(async () => {
  jest.restoreAllMocks();
  const { rules } = await checkIntegrity();
  expect(rules.flatMap(({ violations }) => violations)).toEqual([]);
});

const addTicket = (capacity = -1) => addShopTicket(service, eventId, { capacity });

/** @param as nobody for a guest */
async function shopper(ticketId: number, quantity = 2, as: Handle | null = ada) {
  const buyer = shopperOf(service.call, as ?? undefined);
  expect((await buyer.add(ticketId, quantity)).status).toBe(200);
  return buyer;
}

/** Ada's order, to be paid by invoice; 25.00. */
async function invoiced() {
  const ticket = await addTicket(10);
  const buyer = await shopper(ticket.id);
  const { status, body } = await buyer.pay({ payment_method: 'invoice' });
  expect([status, body.code]).toEqual([201, undefined]);
  return { ticket, id: body.order_id as number, attendeeIds: body.attendee_ids as number[] };
}

const book = (id: number, body: Fields = {}, as: Handle | undefined = editor) =>
  service.call('POST', `${orders}/${id}/invoice-payment`, {
    as,
    body: { amount: '25.00', currency: 'USD', ...body },
  });

interface OrderRow {
  status: string;
  payment_reference: string | null;
  settle_after: unknown;
}

const orderOf = (id: number) =>
  table('svc_orders')
    .where({ public_id: id })
    .first('status', 'payment_reference', 'settle_after') as Promise<OrderRow>;

const lastOrder = async () =>
  ((await table('svc_orders').orderBy('id', 'desc').first('public_id')) as { public_id: number })
    .public_id;

const overdue = () => table('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });

function watchLog(level: 'error' | 'warn') {
  const log = jest.spyOn(service.strapi.log, level).mockReturnValue(service.strapi.log);
  return () => log.mock.calls.flat().join('\n');
}

describe('an order to be paid by a method of the project (4.21)', () => {
  test('is placed, with the next step in the form that the method declares', async () => {
    const ticket = await addTicket(10);
    const buyer = await shopper(ticket.id);
    const { status, body } = await buyer.pay({ payment_method: 'invoice' });
    const reference = `INV-${String(body.order_id)}`;
    const payment = { provider: 'invoice', iban: methodEnv.INVOICE_IBAN, reference, days: 14 };
    expect([status, body.status, body.payment]).toEqual([201, 'pending', payment]);
    expect(await orderOf(body.order_id as number)).toEqual({
      status: 'pending',
      payment_reference: reference,
      settle_after: null,
    });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  });

  test('is offered to whom the method says', async () => {
    const buyer = await shopper((await addTicket()).id, 1, null);
    const { status, body } = await buyer.pay({ payment_method: 'invoice' });
    expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    const { params } = body.data as { params: Record<string, string> };
    expect(params.payment_method).toBe('must be one of offline, test, odd, wallet');
  });

  test('is told again under its key, with what to do, for as long as it waits', async () => {
    const buyer = await shopper((await addTicket()).id);
    const pay = () => buyer.pay({ payment_method: 'invoice' }, { 'Idempotency-Key': 'told again' });
    const first = await pay();
    const again = await pay();
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    await book(first.body.order_id as number);
    expect((await pay()).body.payment).toBeUndefined();
  });

  test('is free where there is nothing to pay', async () => {
    const ticket = await addShopTicket(service, eventId, { priceMinor: 0 });
    const { body } = await (await shopper(ticket.id)).pay({ payment_method: 'invoice' });
    expect([body.status, body.payment]).toEqual(['completed', undefined]);
  });

  test('is shown to its buyer as reserved, with the days of the method', async () => {
    const { order_id: id, confirmation_url: url } = (
      await (await shopper((await addTicket()).id)).pay({ payment_method: 'invoice' })
    ).body as { order_id: number; confirmation_url: string };
    const page = await fetch(url.replace('https://tickets.example.test', service.url));
    const last = DateTime.utc().plus({ days: 14 }).toFormat('d MMMM yyyy');
    const latest = new RegExp(`At the latest</dt>\\s*<dd>\\w+, ${last}`);
    expect([id > 0, await page.text()]).toEqual([true, expect.stringMatching(latest)]);
  });

  test('is cancelled when the days of the method are over (7.4)', async () => {
    const { id, ticket } = await invoiced();
    const placed = (days: number) =>
      table('svc_orders')
        .where({ public_id: id })
        .update({ placed_at: Math.floor(Date.now() / 1000) - days * 86_400 });
    await placed(13);
    await runJobs();
    expect((await orderOf(id)).status).toBe('pending');
    await placed(15);
    await runJobs();
    expect((await orderOf(id)).status).toBe('cancelled');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
    const late = await book(id);
    expect([late.status, late.body.code]).toEqual([400, 'rest_invalid_param']);
    expect((await orderOf(id)).status).toBe('cancelled');
  });

  test('can be marked as paid by the box office, too', async () => {
    const { id } = await invoiced();
    const body = { status: 'completed' };
    expect((await service.call('PUT', `${orders}/${id}`, { as: editor, body })).status).toBe(200);
    expect((await book(id)).body).toEqual({ order_id: id, status: 'completed' });
  });

  test('gives money back by hand, and no more than was paid (4.19)', async () => {
    const { id, ticket } = await invoiced();
    await book(id);
    const ask = (amount: string) =>
      service.call('POST', refunds, { as: editor, body: { order_id: id, amount, reason: 'ill' } });
    expect((await ask('25.01')).status).toBe(400);
    const { id: request } = (await ask('25.00')).body as { id: number };
    const body = { status: 'approved' };
    const approved = await service.call('PUT', `${refunds}/${request}`, { as: editor, body });
    expect([approved.status, approved.body.status]).toEqual([200, 'approved']);
    expect((await orderOf(id)).status).toBe('refunded');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
    expect((await book(id)).body).toEqual({ order_id: id, status: 'refunded' });
  });
});

describe('settlePayment (4.21)', () => {
  test('completes the order, and the same again changes nothing', async () => {
    const { id, attendeeIds } = await invoiced();
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await book(id);
      expect([status, body]).toEqual([200, { order_id: id, status: 'completed' }]);
    }
    const attendees = (await table('svc_attendees')
      .whereIn('public_id', attendeeIds)
      .pluck('status')) as string[];
    expect(attendees).toEqual(['confirmed', 'confirmed']);
  });

  test('is for whom the route of the project lets', async () => {
    const { id } = await invoiced();
    expect((await service.call('POST', `${orders}/${id}/invoice-payment`)).status).toBe(401);
    expect((await book(id, {}, ada)).status).toBe(403);
    expect((await orderOf(id)).status).toBe('pending');
  });

  test.each([
    [{ amount: '24.99' }, { amount: 'must be 25.00, what the order costs' }],
    [{ amount: '25.01' }, { amount: 'must be 25.00, what the order costs' }],
    [{ currency: 'EUR' }, { currency: "must be USD, the order's" }],
  ])('refuses %o, and changes nothing', async (wrong, params) => {
    const { id } = await invoiced();
    const { status, body } = await book(id, wrong);
    expect([status, body.data]).toEqual([400, { status: 400, params }]);
    expect((await orderOf(id)).status).toBe('pending');
  });

  test('leaves an order that the box office has failed: that money goes back by hand', async () => {
    const { id, ticket } = await invoiced();
    const body = { status: 'failed' };
    expect((await service.call('PUT', `${orders}/${id}`, { as: editor, body })).status).toBe(200);
    const late = await book(id);
    expect([late.status, late.body.data]).toEqual([
      400,
      { status: 400, params: { status: 'is failed: the money goes back by hand' } },
    ]);
    expect((await orderOf(id)).status).toBe('failed');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
    expect(await table('svc_late_payments').where({ order_id: id })).toEqual([]);
  });

  test('knows no order of another method, and none that there is not', async () => {
    const buyer = await shopper((await addTicket()).id);
    const { order_id: other } = (await buyer.pay({ payment_method: 'offline' })).body as {
      order_id: number;
    };
    for (const id of [other, 999_999]) {
      expect((await book(id)).body.code).toBe('rest_post_invalid_id');
    }
    expect((await orderOf(other)).status).toBe('pending');
  });

  test('refuses a payment that is named otherwise than its order', async () => {
    const [one, other] = [await invoiced(), await invoiced()];
    const { settlePayment } = service.strapi.plugin('svc').service('order') as {
      settlePayment: (method: string, id: number, received: object) => Promise<string>;
    };
    const received = { amount: 2500, currency: 'USD', reference: `INV-${other.id}` };
    await expect(settlePayment('invoice', one.id, received)).rejects.toMatchObject({
      params: { reference: 'is not that of the payment of this order' },
    });
    expect((await orderOf(one.id)).status).toBe('pending');
    const inside = service.strapi.db.transaction(() => settlePayment('invoice', one.id, received));
    await expect(inside).rejects.toThrow('settlePayment');
  });
});

/** What the method answers, and what the log says of it. */
const oddAnswers: [string, Odd, string][] = [
  [
    'nothing',
    () => undefined,
    'its charge has status undefined, which is none of pending, declined',
  ],
  [
    'no step',
    () => ({ status: 'pending', reference: '' }),
    'its charge has no step, which its nextStep declares',
  ],
  [
    'a step without its field',
    () => ({ status: 'pending', reference: '', step: {} }),
    'its charge has no step.account',
  ],
  [
    'a field of another kind',
    () => ({ status: 'pending', reference: '', step: { account: 7 } }),
    'its charge has a step.account that must be text',
  ],
  [
    'a field that it has not declared',
    () => ({ status: 'pending', reference: '', step: { account: '7', pin: '1234' } }),
    'its charge has step.pin, which its nextStep does not name',
  ],
  [
    'that it is paid',
    () => ({ status: 'paid', reference: '' }),
    'its charge has status "paid", which is none of pending, declined',
  ],
  [
    'no reference',
    () => ({ status: 'pending', step: { account: '7' } }),
    'its charge has no reference of at most 255 characters',
  ],
];

/** The buyer is told that it did not work, and can go on with the same cart. */
async function expectReleased(buyer: Shopper, ticketId: number) {
  const { status, body } = await buyer.pay({ payment_method: 'odd' });
  expect([status, body.code]).toEqual([500, 'rest_payment_unavailable']);
  expect(await orderOf(await lastOrder())).toMatchObject({ status: 'failed', settle_after: null });
  expect(await countersOf(service, ticketId)).toEqual({ sold: 0, held: 2 });
  expect((await buyer.pay({ payment_method: 'invoice' })).status).toBe(201);
  expect(await countersOf(service, ticketId)).toEqual({ sold: 2, held: 0 });
}

describe('a method that moves no money (4.21)', () => {
  test.each(oddAnswers)('and answers %s places no order', async (_, odd, line) => {
    const ticket = await addTicket(2);
    Object.assign(service.strapi, { odd });
    const logged = watchLog('error');
    await expectReleased(await shopper(ticket.id), ticket.id);
    const who = 'The payment method odd in src/api/odd/routes/odd answered what it cannot';
    expect(logged()).toContain(`${who}: ${line}.`);
    expect(logged()).not.toContain('1234');
  });

  test('and throws places no order, and nothing of what it threw is told', async () => {
    const ticket = await addTicket(2);
    const odd = () =>
      Promise.reject(Object.assign(new Error('secret-1234'), { name: 'RangeError' }));
    Object.assign(service.strapi, { odd });
    const logged = watchLog('warn');
    await expectReleased(await shopper(ticket.id), ticket.id);
    expect(logged()).toMatch(/The payment of order \d+ is uncertain \(RangeError\)/);
    expect(logged()).not.toContain('1234');
  });

  test('and hangs is waited for no longer than a payment may take', async () => {
    const ticket = await addTicket(2);
    Object.assign(service.strapi, { odd: () => new Promise(() => undefined) });
    const begun = Date.now();
    await expectReleased(await shopper(ticket.id), ticket.id);
    expect(Date.now() - begun).toBeLessThan(4000);
  });

  test('and answers at the second time has placed the order', async () => {
    const buyer = await shopper((await addTicket()).id);
    let asked = 0;
    const odd = () => {
      if ((asked += 1) === 1) throw new Error('not now');
      return { status: 'pending', reference: '', step: { account: '7' } };
    };
    Object.assign(service.strapi, { odd });
    const { status, body } = await buyer.pay({ payment_method: 'odd' });
    expect([status, body.payment]).toEqual([201, { provider: 'odd', account: '7' }]);
  });

  test('and declines is a payment that was declined (4.10)', async () => {
    const buyer = await shopper((await addTicket()).id);
    Object.assign(service.strapi, { odd: () => ({ status: 'declined', reason: 'Not to you.' }) });
    const { status, body } = await buyer.pay({ payment_method: 'odd' });
    expect([status, body.code, body.message]).toEqual([400, 'rest_payment_failed', 'Not to you.']);
  });
});

const byWallet = (token: string) => ({ payment_method: 'wallet', payment_token: token });

async function awaited() {
  const ticket = await addTicket(2);
  const buyer = await shopper(ticket.id);
  const { status, body } = await buyer.pay(byWallet('awaited'), {
    'Idempotency-Key': `w${ticket.id}`,
  });
  const id = body.order_id as number;
  const step = { redirect_to: `https://wallet.example.test/order-${id}`, seconds: 60 };
  expect([status, body.status, body.payment]).toEqual([
    201,
    'pending',
    { provider: 'wallet', ...step },
  ]);
  return { ticket, buyer, id };
}

const tell = (id: number) => service.call('POST', 'svc/wallet/v1/told', { body: { order_id: id } });

const stand = (id: number, status: string) => {
  wallet().charges[`order-${id}`]!.status = status;
};

describe('a method that moves money (4.21)', () => {
  test('needs its token, completes an order, or declines it', async () => {
    const ticket = await addTicket(4);
    const buyer = await shopper(ticket.id);
    expect((await buyer.pay({ ...byWallet('paid'), payment_token: '' })).body.code).toBe(
      'rest_missing_callback_param',
    );
    const declined = await buyer.pay(byWallet('empty'));
    expect([declined.status, declined.body.message]).toEqual([400, 'The wallet is empty.']);
    const paid = await buyer.pay(byWallet('paid'));
    expect([paid.status, paid.body.status, paid.body.payment]).toEqual([
      201,
      'completed',
      undefined,
    ]);
  });

  test('has its buyer go on, and its webhook completes the order', async () => {
    const { id, ticket } = await awaited();
    expect((await tell(id)).status).toBe(200);
    expect((await orderOf(id)).status).toBe('pending');
    stand(id, 'paid');
    expect((await tell(id)).status).toBe(200);
    expect((await tell(id)).status).toBe(200);
    expect(await orderOf(id)).toEqual({
      status: 'completed',
      payment_reference: `order-${id}`,
      settle_after: null,
    });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    const other = await invoiced();
    expect((await tell(other.id)).status).toBe(200);
    expect((await orderOf(other.id)).status).toBe('pending');
  });

  test('cannot be asked: 500, and the webhook comes again', async () => {
    const { id } = await awaited();
    wallet().isDown = true;
    const logged = watchLog('warn');
    expect((await tell(id)).body.code).toBe('rest_payment_unavailable');
    expect(logged()).not.toContain('secret-of-the-wallet');
    wallet().isDown = false;
    stand(id, 'paid');
    await tell(id);
    expect((await orderOf(id)).status).toBe('completed');
  });

  test('is asked once the hold is over, and the order fails', async () => {
    const { id, ticket } = await awaited();
    await overdue();
    await runJobs();
    expect((await orderOf(id)).status).toBe('failed');
    expect((await countersOf(service, ticket.id)).sold).toBe(0);
  });

  test.each([
    ['and gets its places again', 0, 'completed', 0],
    ['and goes back where they are gone', 2, 'failed', 2500],
  ])('is paid after the order has failed: %s (4.13)', async (_, taken, status, back) => {
    const { id, ticket } = await awaited();
    wallet().isDown = true;
    watchLog('warn');
    await table('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
    await overdue();
    await runJobs();
    expect((await orderOf(id)).status).toBe('failed');
    if (taken > 0) await shopper(ticket.id, taken, null);
    Object.assign(wallet(), { isDown: false });
    stand(id, 'paid');
    await overdue();
    await runJobs();
    await runJobs();
    expect((await orderOf(id)).status).toBe(status);
    expect(wallet().refunds).toEqual(back > 0 ? { [`late-${id}`]: back } : {});
  });

  test('was paid another amount: the order fails, and that amount goes back', async () => {
    const { id } = await awaited();
    wallet().charges[`order-${id}`] = { status: 'mispaid', amount: 100, currency: 'USD' };
    const logged = watchLog('error');
    await tell(id);
    expect((await orderOf(id)).status).toBe('failed');
    expect(wallet().refunds).toEqual({ [`late-${id}`]: 100 });
    expect(logged()).toContain('but 100 USD was paid');
  });

  test('gives money back, refuses to, or answers what it must not (4.19)', async () => {
    const buyer = await shopper((await addTicket()).id);
    const { order_id: id } = (await buyer.pay(byWallet('paid'))).body as { order_id: number };
    const asked = { order_id: id, amount: '5.00', reason: 'ill' };
    const request = (await service.call('POST', refunds, { as: editor, body: asked })).body
      .id as number;
    const approve = () =>
      service.call('PUT', `${refunds}/${request}`, { as: editor, body: { status: 'approved' } });
    wallet().refunding = 'refused';
    expect((await approve()).body.code).toBe('rest_payment_failed');
    wallet().refunding = 'garbage';
    const logged = watchLog('error');
    expect((await approve()).body.code).toBe('rest_payment_unavailable');
    expect(logged()).toContain('its refund has status "maybe", which is none of refunded, refused');
    wallet().refunding = '';
    await table('svc_refund_requests').whereNotNull('settle_after').update({ settle_after: 1 });
    await runJobs();
    expect(wallet().refunds).toEqual({ [`refund-${request}-2`]: 500 });
    expect((await orderOf(id)).status).toBe('partially_refunded');
  });
});

describe('a method that is not named in the settings any more (4.21)', () => {
  test('is not offered, has nothing at its paths, and its orders can still be marked as paid', async () => {
    const { id } = await invoiced();
    const { paymentMethods } = service.strapi.config.get('plugin::svc') as {
      paymentMethods: string[];
    };
    const all = [...paymentMethods];
    paymentMethods.splice(0);
    try {
      const buyer = await shopper((await addTicket()).id);
      expect((await buyer.pay({ payment_method: 'invoice' })).body.code).toBe('rest_invalid_param');
      expect((await book(id)).body.code).toBe('rest_no_route');
      await runJobs();
      expect((await orderOf(id)).status).toBe('pending');
      const body = { status: 'completed' };
      expect((await service.call('PUT', `${orders}/${id}`, { as: editor, body })).status).toBe(200);
    } finally {
      paymentMethods.push(...all);
    }
  });
});
