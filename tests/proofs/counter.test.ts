import { randomBytes } from 'node:crypto';
import { type Service, type SpawnedService, spawnService, startService } from '../support';
import { assertBooksAddUp } from '../support/books';
import { person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, soldOf, type TestTicket } from '../support/orders';
import {
  type AdminApi,
  type Answer,
  registerFirstAdmin,
  registerWithGrants,
} from '#svc/testing/admin-api';

/* Selling at the counter, and the till of whoever sells. */

interface Sale {
  orderId: number;
  documentId: string;
  total: number | string;
  url: string;
}

interface Till {
  id: number;
  expected: number | string;
  counted: number | string | null;
  closedAt: number | null;
  sums: { means: string; orders: number; total: number | string; refunded: number | string }[];
}

const tick = 'plugin::svc.orders.counter';
let service: Service;
let other: SpawnedService;
let admin: AdminApi;
let clerk: AdminApi;
let seat: TestTicket;

const newKey = () => randomBytes(12).toString('hex');
const sell = (as: AdminApi, change: object = {}) =>
  as('POST', '/svc-admin/counter/sales', {
    key: newKey(),
    tickets: [{ ticketId: seat.id, quantity: 2 }],
    name: 'Wanda Walk-In',
    email: '',
    means: 'cash',
    ...change,
  });
const saleOf = ({ status, body }: Answer) => {
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as Sale;
};
const messageOf = ({ status, body }: Answer) => ({
  status,
  message: (body.error as { message: string } | undefined)?.message,
});
const open = (as: AdminApi, opening: unknown = 5000) =>
  as('POST', '/svc-admin/counter/tills', { opening });
const close = (as: AdminApi, till: number, counted: unknown) =>
  as('POST', '/svc-admin/counter/tills/close', { till, counted });
const tillsOf = async (as: AdminApi) =>
  (await as('GET', '/svc-admin/counter/tills')).body as unknown as {
    own: Till | null;
    closed: Till[];
  };
async function orderOf(id: number): Promise<Record<string, unknown>> {
  const table = service.strapi.db.connection('svc_orders');
  const order = (await table.where({ public_id: id }).first()) as Record<string, unknown>;
  return { ...order, total_minor: Number(order.total_minor) };
}

let people = 0;
const newClerk = () =>
  registerWithGrants(service.url, admin, person(`Clerk${(people += 1)}`), { actions: [tick] });

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  clerk = await newClerk();
  other = await spawnService(service.env);
  seat = await makeOffer(service, manager, { price: 1250, event: { title: 'Winter ball' } });
});

afterAll(() => other?.stop());
afterEach(assertBooksAddUp);

test('who has the tick of the counter sells and keeps a till, and nobody else (4.22)', async () => {
  const reader = await registerWithGrants(service.url, admin, person('Rita'), {
    grants: [{ subject: 'plugin::svc.order', actions: ['read'], fields: ['publicId'] }],
    actions: ['plugin::svc.orders.pay'],
  });
  const calls: [string, string, object?][] = [
    ['GET', '/svc-admin/counter/events'],
    ['GET', `/svc-admin/counter/events/${seat.eventId}`],
    ['GET', '/svc-admin/counter/tills'],
    ['POST', '/svc-admin/counter/tills', { opening: 0 }],
    ['POST', '/svc-admin/counter/tills/close', { till: 1, counted: 0 }],
    ['POST', '/svc-admin/counter/sales', {}],
  ];
  for (const [method, path, body] of calls) {
    expect((await reader(method, path, body)).status).toBe(403);
    expect((await fetch(service.url + path, { method })).status).toBe(401);
  }
  const { body } = await clerk('GET', `/svc-admin/counter/events/${seat.eventId}`);
  expect(body).toMatchObject({
    title: 'Winter ball',
    tickets: [{ id: seat.id, price: 1250, unavailable: null }],
  });
});

test('of the events at the counter the first that has places on sale is chosen (4.22)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'earlier');
  const event = { title: 'Autumn ball', start_date: '2030-04-01 18:00:00' };
  const earlier = await makeOffer(service, manager, { event });
  const choices = async () => {
    const { body } = await clerk('GET', '/svc-admin/counter/events');
    const { events, next } = body as unknown as { events: { id: number }[]; next: number | null };
    return { first: events[0]!.id, next };
  };
  expect(await choices()).toEqual({ first: earlier.eventId, next: earlier.eventId });
  const tickets = service.strapi.db.connection('svc_tickets');
  await tickets.where({ public_id: earlier.id }).update({ end_sale_date: '2024-04-01 08:00:00' });
  expect(await choices()).toEqual({ first: earlier.eventId, next: seat.eventId });
});

test('without an open till nothing is sold (4.22)', async () => {
  expect(messageOf(await sell(clerk))).toEqual({
    status: 400,
    message: 'The till is closed: open it to sell.',
  });
  expect(await soldOf(service, seat)).toBe(0);
});

test('a walk-in is a real order: paid, with attendees, and a page to print (4.22)', async () => {
  expect((await open(clerk)).status).toBe(200);
  expect(messageOf(await open(clerk))).toMatchObject({ message: 'The till is open already.' });
  const sale = saleOf(await sell(clerk));
  expect(await orderOf(sale.orderId)).toMatchObject({
    status: 'completed',
    buyer_name: 'Wanda Walk-In',
    buyer_email: 'walk-in@svc.invalid',
    payment_method: 'counter',
    payment_reference: 'cash',
    total_minor: 2500,
  });
  const page = await fetch(sale.url.replace(/^https?:\/\/[^/]+/, service.url));
  expect(await page.text()).toMatch(/Wanda Walk-In[\s\S]*QR code/);
  expect(await soldOf(service, seat)).toBe(2);
  const { own } = await tillsOf(clerk);
  expect(own).toMatchObject({
    sums: [{ means: 'cash', orders: 1, total: 2500, refunded: 0 }],
    expected: 7500,
  });
});

test('with an e-mail address the buyer gets the tickets; a card reader is no cash, and free costs nothing (4.22)', async () => {
  const card = saleOf(await sell(clerk, { means: 'card', email: 'wanda@example.org' }));
  expect(await orderOf(card.orderId)).toMatchObject({
    buyer_email: 'wanda@example.org',
    payment_reference: 'card',
  });
  const gift = saleOf(await sell(clerk, { means: 'free' }));
  expect(await orderOf(gift.orderId)).toMatchObject({ status: 'completed', total_minor: 0 });
  expect((await tillsOf(clerk)).own).toMatchObject({ expected: 7500 });
});

test('what of a sale is paid back lowers its way of paying, and of cash what should be in the till (4.22)', async () => {
  const cashier = await newClerk();
  await open(cashier, 1000);
  const [cash, card] = [
    saleOf(await sell(cashier)),
    saleOf(await sell(cashier, { means: 'card' })),
  ];
  for (const [{ documentId }, amount] of [
    [cash, '10.00'],
    [card, '25.00'],
  ] as const) {
    const path = `/svc-admin/orders/${documentId}/refund`;
    expect((await admin('POST', path, { amount, refunded: '0.00' })).status).toBe(204);
  }
  const { own } = await tillsOf(cashier);
  expect(own).toMatchObject({
    sums: [
      { means: 'card', orders: 1, total: 2500, refunded: 2500 },
      { means: 'cash', orders: 1, total: 2500, refunded: 1000 },
    ],
    expected: 1000 + 2500 - 1000,
  });
  expect((await close(cashier, own!.id, 2500)).body).toMatchObject({ expected: 2500 });
});

test('over REST nobody pays at the counter (4.22)', async () => {
  const office = await makeSignedIn(service, 'box-office', 'office');
  const cart = await service.call('POST', 'svc/tickets/v1/cart', {
    as: office,
    body: { ticket_id: seat.id, quantity: 1 },
  });
  expect(cart.status).toBe(200);
  const answer = await service.call('POST', 'svc/tickets/v1/checkout', {
    as: office,
    body: {
      buyer_name: 'Rest',
      buyer_email: 'rest@example.org',
      payment_method: 'counter',
      payment_token: 'cash',
    },
  });
  expect(answer.status).toBe(400);
  await service.call('DELETE', 'svc/tickets/v1/cart', { as: office });
});

test('what is typed wrongly is named, and nothing is sold (4.22)', async () => {
  const before = await soldOf(service, seat);
  const wrong: [object, RegExp][] = [
    [{ name: '  ' }, /^The name must not be empty/],
    [{ email: 'wanda@nowhere' }, /^The e-mail has to look like/],
    [{ means: 'cheque' }, /^The means has to be cash, card or free/],
    [{ tickets: [] }, /^The tickets have to be chosen/],
    [{ tickets: [{ ticketId: seat.id, quantity: 0.5 }] }, /^The tickets/],
    [{ tickets: [{ ticketId: 999_999, quantity: 1 }] }, /no ticket|There is no/i],
    [{ tickets: [{ ticketId: seat.id, quantity: 2000 }] }, /at most/],
  ];
  for (const [change, message] of wrong) {
    const answer = messageOf(await sell(clerk, change));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.message).toMatch(message);
  }
  for (const opening of [-1, 1.5, 'many', null]) {
    expect((await open(clerk, opening)).status).toBe(400);
  }
  expect(await soldOf(service, seat)).toBe(before);
});

test('a sale that is sent again is sold once (4.22)', async () => {
  const before = await soldOf(service, seat);
  const key = newKey();
  const answers = await Promise.all(
    [clerk, clerk.at(other.url), clerk].map((as) => sell(as, { key })),
  );
  const done = answers.filter(({ status }) => status === 200);
  for (const answer of answers) expect([200, 409]).toContain(answer.status);
  expect(new Set(done.map(({ body }) => body.orderId)).size).toBe(1);
  const again = saleOf(await sell(clerk, { key }));
  expect(again.orderId).toBe(done[0]!.body.orderId);
  expect(await soldOf(service, seat)).toBe(before + 2);
});

test('the last places are sold once, however many clerks sell them (4.22)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'scarce-manager');
  const scarce = await makeOffer(service, manager, { price: 100 });
  await service.strapi.db
    .connection('svc_tickets')
    .where({ id: scarce.row })
    .update({ capacity: 3 });
  const clerks = await Promise.all([newClerk(), newClerk()]);
  for (const one of clerks) await open(one, 0);
  const one = [{ ticketId: scarce.id, quantity: 1 }];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      sell(n % 2 ? clerks[0]! : clerks[1]!.at(other.url), { tickets: one }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect({ status, body }).toMatchObject({ status: 403 });
  }
  const sums = await Promise.all(clerks.map(async (as) => (await tillsOf(as)).own!.expected));
  expect(Number(sums[0]) + Number(sums[1])).toBe(300);
  expect(await soldOf(service, scarce)).toBe(3);
});

test('a till is closed once, with what was counted and what is missing (4.22)', async () => {
  const cashier = await newClerk();
  await open(cashier, 1000);
  saleOf(await sell(cashier));
  const { own } = await tillsOf(cashier);
  expect((await close(clerk, own!.id, 3500)).status).toBe(400);
  const answers = await Promise.all(
    [cashier, cashier.at(other.url), cashier].map((as) => close(as, own!.id, 3400)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({ counted: 3400 });
  for (const answer of answers.filter(({ status }) => status === 400)) {
    expect(messageOf(answer).message).toBe('The till is closed already.');
  }
  const after = await tillsOf(cashier);
  expect(after.own).toBeNull();
  expect(after.closed.map(({ expected, counted }) => [Number(expected), Number(counted)])).toEqual([
    [3500, 3400],
  ]);
  expect(messageOf(await sell(cashier)).message).toBe('The till is closed: open it to sell.');
});

test('who sells while the till is being closed is in its sum, or has sold nothing (4.22)', async () => {
  for (let round = 0; round < 4; round += 1) {
    const cashier = await newClerk();
    await open(cashier, 0);
    const { own } = await tillsOf(cashier);
    const sales = Array.from({ length: 4 }, (_, n) =>
      sell(n % 2 ? cashier : cashier.at(other.url)),
    );
    const closing = (async () => {
      for (;;) {
        const answer = await close(cashier, own!.id, 0);
        if (answer.status === 200) return answer;
        expect(messageOf(answer).message).toMatch(/while a sale is not over/);
      }
    })();
    const sold = (await Promise.all(sales)).filter(({ status }) => status === 200).length;
    await closing;
    const [closed] = (await tillsOf(cashier)).closed;
    expect(Number(closed!.expected)).toBe(sold * 2500);
  }
});

test('two clerks who correct an address at once correct it once (4.22, 4.25)', async () => {
  const seller = await newClerk();
  await open(seller, 0);
  const types = '/content-manager/collection-types/plugin::svc.order';
  for (let round = 0; round < 4; round += 1) {
    const { documentId, orderId } = saleOf(await sell(seller));
    const correct = (as: AdminApi, email: string) =>
      as('POST', `/svc-admin/orders/${documentId}/email`, { email, before: 'walk-in@svc.invalid' });
    const answers = await Promise.all([
      correct(admin, 'one@example.org'),
      correct(admin.at(other.url), 'two@example.org'),
      correct(admin, 'three@example.org'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    const { body } = await admin('GET', `${types}/${documentId}`);
    const { details } = body.data as { details: { history: { deed: string; by: string }[] } };
    expect(details.history.map(({ deed, by }) => [deed, by])).toEqual([
      ['email_corrected', 'Ada Office'],
      ['sold', expect.stringMatching(/^Clerk\d+ Office$/)],
    ]);
    const log = service.strapi.db.connection('svc_order_log').where({ order_id: orderId });
    expect(await log).toHaveLength(1);
  }
});
