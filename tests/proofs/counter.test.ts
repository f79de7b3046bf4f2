import { randomBytes } from 'node:crypto';
import { type Service, type SpawnedService, spawnService, startService } from '../support';
import { assertBooksAddUp } from '../support/books';
import { documentOf, person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeChargedOrder } from '../support/refunds';
import { makeOffer, makeOrder, soldOf, type TestTicket } from '../support/orders';
import { panelFile, panelToken } from '../support/panel-files';
import {
  closeTill as close,
  openTill as open,
  registerCashier,
  type Till,
  tillsOf,
} from '../support/tills';
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
    ['GET', '/svc-admin/counter/tills/closed'],
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
    sums: [{ kind: 'sale', means: 'cash', count: 1, amount: 2500 }],
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

/** What is in a till, sum by sum, and what should be in it. */
async function sumsOf(as: AdminApi) {
  const { sums, expected } = (await tillsOf(as)).own!;
  const lines = sums.map(({ kind, means, count, amount }) => [kind, means, count, Number(amount)]);
  return { lines, expected: Number(expected) };
}
const refund = (as: AdminApi, { documentId }: { documentId: string }, body: object) =>
  as('POST', `/svc-admin/orders/${documentId}/refund`, { refunded: '0.00', ...body });

test('what costs nothing is in no till, whatever was to be paid with, and its history says who sold it (4.22, 4.24)', async () => {
  const [manager, seller] = await Promise.all([
    makeSignedIn(service, 'event-manager', 'giver'),
    newClerk(),
  ]);
  const child = await makeOffer(service, manager, { price: 0, event: { title: 'Open day' } });
  const tickets = [{ ticketId: child.id, quantity: 2 }];
  expect(messageOf(await sell(seller, { tickets, means: null }))).toMatchObject({
    message: 'The till is closed: open it to sell.',
  });
  await open(seller, 1000);
  const sales = [
    saleOf(await sell(seller, { tickets, means: null })),
    saleOf(await sell(seller, { tickets, means: 'cash' })),
  ];
  expect(await sumsOf(seller)).toEqual({ lines: [], expected: 1000 });
  const ada = await panelToken(service.url, 'Ada');
  const { text } = await panelFile(`${service.url}/svc-admin/exports/orders.csv`, ada);
  for (const { orderId, documentId } of sales) {
    expect(text).toMatch(new RegExp(`^${orderId},.*,free,,`, 'm'));
    const types = '/content-manager/collection-types/plugin::svc.order';
    const { body } = await admin('GET', `${types}/${documentId}`);
    expect((body.data as { details: object }).details).toMatchObject({
      history: [
        {
          deed: 'sold',
          hand: 'administrator',
          by: expect.stringMatching(/^Clerk\d+ Office$/),
          means: 'free',
        },
      ],
    });
  }
  expect(messageOf(await sell(seller, { means: null }))).toMatchObject({
    status: 400,
    message: 'The means has to be cash, card or free.',
  });
  const { own } = await tillsOf(seller);
  expect((await close(seller, own!.id, 1000)).body).toMatchObject({ expected: 1000, sums: [] });
});

test('what is handed back goes out of the till of who does it, whoever has sold it (4.19, 4.22)', async () => {
  const [seller, cashier] = await Promise.all([
    newClerk(),
    registerCashier(service.url, admin, 'Paul'),
  ]);
  await open(seller, 1000);
  await open(cashier, 3000);
  const [cash, card] = [saleOf(await sell(seller)), saleOf(await sell(seller, { means: 'card' }))];
  // Who has no till open, and who says nothing of one, hands over what is in none.
  expect((await refund(admin, cash, { amount: '10.00' })).status).toBe(204);
  const again = { amount: '5.00', refunded: '10.00' };
  expect((await refund(cashier, cash, { ...again, means: 'cash' })).status).toBe(204);
  expect((await refund(cashier, card, { amount: '25.00', means: 'card' })).status).toBe(204);
  expect(await sumsOf(seller)).toEqual({
    lines: [
      ['sale', 'card', 1, 2500],
      ['sale', 'cash', 1, 2500],
    ],
    expected: 3500,
  });
  expect(await sumsOf(cashier)).toEqual({
    lines: [
      ['refund', 'card', 1, -2500],
      ['refund', 'cash', 1, -500],
    ],
    expected: 2500,
  });
  const { own } = await tillsOf(cashier);
  expect((await close(cashier, own!.id, 2500)).body).toMatchObject({ expected: 2500 });
});

test('money that goes back by itself is in no till (4.19, 4.22)', async () => {
  const cashier = await registerCashier(service.url, admin, 'Petra');
  await open(cashier, 0);
  const { id } = await makeChargedOrder(service, { places: [[seat, 1]] });
  const documentId = await documentOf(admin, 'orders', id);
  expect((await refund(cashier, { documentId }, { means: 'cash' })).status).toBe(204);
  expect(await sumsOf(cashier)).toEqual({ lines: [], expected: 0 });
});

test('an order that is paid on the spot is in the till, by what it was paid with (4.11, 4.22)', async () => {
  const cashier = await registerCashier(service.url, admin, 'Pia');
  const waiting = async () => {
    const { id } = await makeOrder(service, { places: [[seat, 2]], status: 'pending' });
    const documentId = await documentOf(admin, 'orders', id);
    return {
      id,
      pay: (body: object) => cashier('POST', `/svc-admin/orders/${documentId}/pay`, body),
    };
  };
  const early = await waiting();
  expect(messageOf(await early.pay({ means: 'cash' }))).toEqual({
    status: 400,
    message: 'The till was closed meanwhile: nothing was done.',
  });
  expect(await orderOf(early.id)).toMatchObject({ status: 'pending' });
  await open(cashier, 500);
  const [card, byBank] = [await waiting(), await waiting()];
  expect((await early.pay({ means: 'cash' })).status).toBe(204);
  expect((await early.pay({ means: 'cash' })).status).toBe(204);
  expect((await card.pay({ means: 'card' })).status).toBe(204);
  expect((await byBank.pay({})).status).toBe(204);
  expect(messageOf(await byBank.pay({ means: 'cash' }))).toEqual({
    status: 400,
    message: 'It is paid already, and this money is in no till.',
  });
  expect((await byBank.pay({ means: 'cheque' })).status).toBe(400);
  expect(await sumsOf(cashier)).toEqual({
    lines: [
      ['payment', 'card', 1, 2500],
      ['payment', 'cash', 1, 2500],
    ],
    expected: 3000,
  });
  const ada = await panelToken(service.url, 'Ada');
  const { text } = await panelFile(`${service.url}/svc-admin/exports/orders.csv`, ada);
  const paidWith = ({ id }: { id: number }) =>
    new RegExp(`^${id},.*,(offline,\\w*),`, 'm').exec(text)?.[1];
  expect([early, card, byBank].map(paidWith)).toEqual(['offline,cash', 'offline,card', 'offline,']);
});

test('what a till has sold counts also where no amount was written with it, and cancelling moves no money (4.22)', async () => {
  const cashier = await newClerk();
  await open(cashier, 100);
  const { orderId, documentId } = saleOf(await sell(cashier));
  const rows = service.strapi.db.connection('svc_till_sales').where({ order_id: orderId });
  await rows.update({ amount_minor: null });
  expect((await admin('POST', `/svc-admin/orders/${documentId}/cancel`)).status).toBe(204);
  expect(await sumsOf(cashier)).toEqual({ lines: [['sale', 'cash', 1, 2500]], expected: 2600 });
  const { own } = await tillsOf(cashier);
  expect((await close(cashier, own!.id, 2600)).body).toMatchObject({ expected: 2600 });
});

test('who has approved what is handed over is in the history, not the service (4.19, 4.24)', async () => {
  const cashier = await registerCashier(service.url, admin, 'Priya');
  await open(cashier, 0);
  const { id } = await makeOrder(service, { places: [[seat, 1]] });
  const documentId = await documentOf(admin, 'orders', id);
  expect((await refund(cashier, { documentId }, { means: 'cash' })).status).toBe(204);
  const types = '/content-manager/collection-types/plugin::svc.order';
  const { body } = await admin('GET', `${types}/${documentId}`);
  const { details } = body.data as { details: { history: Record<string, unknown>[] } };
  expect(details.history).toMatchObject([
    { deed: 'refund_by_hand', hand: 'administrator', by: 'Priya Office', means: 'cash' },
    { deed: 'refund_approved', by: 'Priya Office' },
    { deed: 'refund_requested', by: 'Priya Office' },
    { deed: 'placed' },
  ]);
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
    [{ means: undefined }, /^The means has to be cash, card or free/],
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

test('a till is not closed with a sum that was counted before more came in (4.22)', async () => {
  const cashier = await newClerk();
  await open(cashier, 1000);
  const shown = (await tillsOf(cashier)).own!;
  saleOf(await sell(cashier));
  const closeAs = (expected: unknown) =>
    cashier('POST', '/svc-admin/counter/tills/close', { till: shown.id, counted: 1000, expected });
  expect(messageOf(await closeAs(Number(shown.expected)))).toEqual({
    status: 400,
    message:
      'The till has changed since you counted: more came in or went out. Compare with what should be in it now.',
  });
  expect((await closeAs('1000')).status).toBe(400);
  expect((await tillsOf(cashier)).own).toMatchObject({ id: shown.id, closedAt: null });
  expect((await closeAs(3500)).body).toMatchObject({ counted: 1000 });
});

test('a till that was closed is read by who has the tick, whoever kept it (4.22)', async () => {
  const cashier = await newClerk();
  await open(cashier, 1000);
  saleOf(await sell(cashier));
  const { own } = await tillsOf(cashier);
  const read = async (page: number) => {
    const { body } = await clerk('GET', `/svc-admin/counter/tills/closed?page=${page}`);
    return body as unknown as { tills: Till[]; pages: number };
  };
  expect((await read(1)).tills.map(({ id }) => id)).not.toContain(own!.id);
  await close(cashier, own!.id, 3450);
  const [newest] = (await read(1)).tills;
  expect(newest).toMatchObject({ id: own!.id, holder: own!.holder, closedAt: expect.any(Number) });
  expect([newest!.opening, newest!.expected, newest!.counted].map(Number)).toEqual([
    1000, 3500, 3450,
  ]);
  expect(newest!.sums).toMatchObject([{ kind: 'sale', means: 'cash', count: 1 }]);
  for (let more = 0; more < 12; more += 1) {
    await open(cashier, 0);
    await close(cashier, (await tillsOf(cashier)).own!.id, 0);
  }
  const { tills, pages } = await read(1);
  expect([tills.length, pages]).toEqual([12, 2]);
  expect((await read(2)).tills[0]!.id).toBe(own!.id);
  expect((await clerk('GET', '/svc-admin/counter/tills/closed?page=0')).status).toBe(400);
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
        expect(messageOf(answer).message).toMatch(/while a sale or a refund is not over/);
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
