import { type Service, startService, type TestUser } from '../support';
import type { Answer } from '#svc/testing/client';
import { makeSignedIn } from '../support/events';
import {
  addShopTicket,
  assertCounted,
  changeTicket,
  makeShopTicket,
  shopperOf,
  type ShopTicket,
} from '../support/shop';
import { makeVoucher, usesOf, vouchersInPanel } from '../support/vouchers';

/* A voucher on a cart: what it does to the prices, and what takes it off. */

let service: Service;
let manager: TestUser;
let ticket: ShopTicket;
let users = 0;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(service, manager, { priceMinor: 1250 });
});

afterEach(() => assertCounted(service));

const guest = () => shopperOf(service.call);
const newUser = () => makeSignedIn(service, 'authenticated', `buyer${(users += 1)}`);
const table = (name: string) => service.strapi.db.connection(name);
const prices = ({ body }: Answer) =>
  (body.items as { price: string; quantity: number }[]).map((item) => [item.quantity, item.price]);

/** A guest with two places in the cart. */
async function buyerOf(one: ShopTicket = ticket, quantity = 2) {
  const buyer = guest();
  expect((await buyer.add(one.id, quantity)).status).toBe(200);
  return buyer;
}

describe('a voucher on a cart (8.21)', () => {
  test('lowers the price of each place; the full price is told by name', async () => {
    const { code } = await makeVoucher(service, { percent: 10 });
    const buyer = await buyerOf();
    const before = (await buyer.show()).body;
    const { status, body } = await buyer.apply(code);
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [{ ...before.items[0], price: '11.25', subtotal: '22.50' }],
      total: '22.50',
      expires_at: before.expires_at,
    });
    expect((await buyer.showAll()).body).toEqual({
      ...body,
      currency: 'USD',
      voucher: { code, percent: 10, amount: null },
      discount: '2.50',
      full_total: '25.00',
    });
  });

  test('is found however its code is typed', async () => {
    await makeVoucher(service, { code: 'summer-26', amountMinor: 300 });
    const buyer = await buyerOf();
    expect((await buyer.apply('  Summer -26 ')).body.total).toBe('19.00');
    const { voucher } = (await buyer.showAll()).body;
    expect(voucher).toEqual({ code: 'SUMMER-26', percent: null, amount: '3.00' });
  });

  test.each(['SOMMER29', 'som-mer29', 'SOM\u2013MER\u201129', 'SOM\u2014MER \u00ad29\u200b'])(
    'is found without its dashes, and with those of a telephone: %j',
    async (typed) => {
      await makeVoucher(service, { code: 'SOM-MER-29' }).catch(() => {});
      const buyer = await buyerOf();
      await buyer.apply(typed);
      expect((await buyer.showAll()).body.voucher.code).toBe('SOM-MER-29');
    },
  );

  test('is for what is put in afterwards, and for more of what is there', async () => {
    const { code } = await makeVoucher(service, { percent: 50 });
    const other = await addShopTicket(service, ticket.eventId, { priceMinor: 999 });
    const buyer = await buyerOf();
    await buyer.apply(code);
    expect(prices(await buyer.add(other.id, 1))).toEqual([
      [2, '6.25'],
      [1, '4.99'],
    ]);
    expect(prices(await buyer.set(ticket.id, 5))).toEqual([
      [5, '6.25'],
      [1, '4.99'],
    ]);
  });

  test('is one: another takes its place', async () => {
    const half = await makeVoucher(service, { percent: 50 });
    const all = await makeVoucher(service, { percent: 100 });
    const buyer = await buyerOf();
    await buyer.apply(half.code);
    expect((await buyer.apply(all.code)).body.total).toBe('0.00');
    expect((await buyer.showAll()).body.voucher.code).toBe(all.code);
    expect((await buyer.apply(half.code)).body.total).toBe('12.50');
  });

  test('is taken off: everything costs what it did', async () => {
    const { code } = await makeVoucher(service);
    const buyer = await buyerOf();
    const { body } = await buyer.show();
    expect((await buyer.remove()).body).toEqual(body);
    await buyer.apply(code);
    const removed = await buyer.remove();
    expect([removed.status, removed.body]).toEqual([200, body]);
    const { voucher, discount } = (await buyer.showAll()).body;
    expect([voucher, discount]).toEqual([null, '0.00']);
  });

  test('of one event lowers nothing of another', async () => {
    const elsewhere = await makeShopTicket(service, manager, { priceMinor: 1000 });
    const { code } = await makeVoucher(service, { percent: 10, eventId: elsewhere.eventId });
    const buyer = await buyerOf();
    const refused = await buyer.apply(code);
    expect([refused.status, refused.body.data.reason]).toEqual([403, 'voucher_not_for_these']);
    await buyer.add(elsewhere.id, 1);
    expect(prices(await buyer.apply(code))).toEqual([
      [2, '12.50'],
      [1, '9.00'],
    ]);
  });

  test('does not renew the hold', async () => {
    const { code } = await makeVoucher(service);
    const buyer = await buyerOf();
    const until = Math.floor(Date.now() / 1000) + 60;
    await table('svc_carts').whereNotNull('expires_at').update({ expires_at: until });
    const expected = new Date(until * 1000).toISOString().replace('.000Z', '+00:00');
    expect((await buyer.apply(code)).body.expires_at).toBe(expected);
    expect((await buyer.remove()).body.expires_at).toBe(expected);
  });
});

describe('a voucher that is on a cart (8.21)', () => {
  test('goes with the last ticket', async () => {
    const { code, id } = await makeVoucher(service);
    const withIt = () => table('svc_carts').where({ voucher_id: id });
    for (const way of ['set', 'clear', 'expire'] as const) {
      const buyer = await buyerOf();
      await buyer.apply(code);
      if (way === 'set') await buyer.set(ticket.id, 0);
      if (way === 'clear') await buyer.clear();
      if (way === 'expire') await withIt().update({ expires_at: 1 });
      expect([way, (await buyer.showAll()).body.voucher]).toEqual([way, null]);
      const added = await buyer.add(ticket.id, 1);
      expect([way, added.body.total]).toEqual([way, '12.50']);
      expect(await withIt()).toEqual([]);
    }
  });

  test('goes with the order', async () => {
    const { code } = await makeVoucher(service);
    const buyer = await buyerOf();
    await buyer.apply(code);
    expect((await buyer.pay()).status).toBe(201);
    expect((await buyer.add(ticket.id, 1)).body.total).toBe('12.50');
  });

  test('keeps its prices when somebody changes it, or the ticket (4.5)', async () => {
    const made = await makeVoucher(service, { percent: 10 });
    const one = await addShopTicket(service, ticket.eventId, { priceMinor: 1000 });
    const buyer = await buyerOf(one);
    await buyer.apply(made.code);
    await vouchersInPanel(service).update({
      documentId: made.documentId,
      data: { percent: 90, validUntil: '2020-01-01 00:00:00' },
    });
    await changeTicket(service, one, { price_minor: 5000 });
    expect((await buyer.show()).body.total).toBe('18.00');
    expect((await buyer.set(one.id, 3)).body.total).toBe('27.00');
    const paid = await buyer.pay();
    expect([paid.status, paid.body.total]).toEqual([201, '27.00']);
  });

  test('comes along when its guest signs in; a voucher of the user’s own stays (4.1)', async () => {
    const [guests, own] = [
      await makeVoucher(service, { percent: 20 }),
      await makeVoucher(service, { percent: 50 }),
    ];
    const [first, second] = [await newUser(), await newUser()];
    const bringing = await buyerOf();
    await bringing.apply(guests.code);
    const user = shopperOf(service.call, first, bringing.token());
    const merged = (await user.showAll()).body;
    expect([merged.total, merged.voucher.code]).toEqual(['20.00', guests.code]);

    const other = await addShopTicket(service, ticket.eventId, { priceMinor: 1000 });
    const before = shopperOf(service.call, second);
    await before.add(other.id, 1);
    await before.apply(own.code);
    const late = await buyerOf();
    await late.apply(guests.code);
    const both = (await shopperOf(service.call, second, late.token()).showAll()).body;
    expect([both.total, both.voucher.code, both.full_total]).toEqual(['17.50', own.code, '35.00']);
  });
});

describe('a voucher that cannot be used (8.21)', () => {
  const refusal = ({ status, body }: Answer) => [status, body.code, body.data.reason];
  const kept = '25.00';

  test('is unknown: 404, and it says what to do', async () => {
    const buyer = await buyerOf();
    const { status, body } = await buyer.apply('NOBODY-HAS-IT');
    expect([status, body.code]).toEqual([404, 'rest_post_invalid_id']);
    expect(body.message).toMatch(/^There is no voucher with this code\./);
    expect((await buyer.show()).body.total).toBe(kept);
  });

  test('is not valid yet, or no longer', async () => {
    const buyer = await buyerOf();
    const early = await makeVoucher(service, { validFrom: '2090-01-01 12:00:00' });
    const over = await makeVoucher(service, { validUntil: '2020-01-01 12:00:00' });
    const refused = await buyer.apply(early.code);
    expect(refusal(refused)).toEqual([403, 'rest_cannot_create', 'voucher_not_yet']);
    expect(refused.body.data.opens_utc).toBe('2090-01-01T12:00:00+00:00');
    expect(refusal(await buyer.apply(over.code))).toEqual([
      403,
      'rest_cannot_create',
      'voucher_ended',
    ]);
    expect((await buyer.show()).body.total).toBe(kept);
  });

  test('is good for fewer places: it says how many', async () => {
    const { code } = await makeVoucher(service, { maxPlaces: 3 });
    const buyer = await buyerOf(ticket, 4);
    const refused = await buyer.apply(code);
    expect(refusal(refused)).toEqual([403, 'rest_cannot_create', 'voucher_used_up']);
    expect(refused.body.data.remaining).toBe(3);
    await buyer.set(ticket.id, 3);
    expect((await buyer.apply(code)).status).toBe(200);
  });

  test('lowers nothing of what is free', async () => {
    const free = await addShopTicket(service, ticket.eventId, { priceMinor: 0 });
    const { code } = await makeVoucher(service);
    const buyer = await buyerOf(free);
    expect((await buyer.apply(code)).body.data.reason).toBe('voucher_not_for_these');
  });

  test('has no cart to be put on: 400 on cart', async () => {
    const { code } = await makeVoucher(service);
    const { status, body } = await guest().apply(code);
    expect([status, Object.keys(body.data.params)]).toEqual([400, ['cart']]);
  });
});

describe('an order that was bought with a voucher (8.21)', () => {
  const orderOf = (orderId: number) => table('svc_orders').where({ public_id: orderId }).first();

  test('costs the lowered prices, and counts its places once', async () => {
    const made = await makeVoucher(service, { percent: 10, maxPlaces: 5 });
    const buyer = await buyerOf();
    await buyer.apply(made.code);
    const headers = { 'Idempotency-Key': 'a voucher, once' };
    const paid = await buyer.pay({}, headers);
    expect([paid.status, paid.body.total]).toEqual([201, '22.50']);
    expect((await buyer.pay({}, headers)).body.order_id).toBe(paid.body.order_id);
    expect(await usesOf(service, made)).toBe(2);
    const order = (await orderOf(paid.body.order_id))!;
    expect([order.voucher_code, Number(order.discount_minor)]).toEqual([made.code, 250]);
  });

  test('costs nothing with a hundred percent off: nothing is asked for', async () => {
    const made = await makeVoucher(service, { percent: 100 });
    const buyer = await buyerOf();
    await buyer.apply(made.code);
    const paid = await buyer.pay({ payment_method: undefined, payment_token: undefined });
    expect([paid.status, paid.body.total, paid.body.status]).toEqual([201, '0.00', 'completed']);
  });

  test('is refused when others have used the voucher up, and the cart stays as it was', async () => {
    const made = await makeVoucher(service, { maxPlaces: 3 });
    const [one, other] = [await buyerOf(), await buyerOf()];
    await one.apply(made.code);
    await other.apply(made.code);
    const before = (await other.showAll()).body;
    expect((await one.pay()).status).toBe(201);
    const { status, body } = await other.pay();
    expect([status, body.code, body.data.reason, body.data.remaining]).toEqual([
      403,
      'rest_cannot_create',
      'voucher_used_up',
      1,
    ]);
    expect((await other.showAll()).body).toEqual(before);
    expect(await usesOf(service, made)).toBe(2);
    await other.remove();
    expect((await other.pay()).body.total).toBe('25.00');
  });

  test('is refused when the voucher was deleted; the cart keeps its prices until it is taken off', async () => {
    const made = await makeVoucher(service);
    const buyer = await buyerOf();
    await buyer.apply(made.code);
    await vouchersInPanel(service).delete({ documentId: made.documentId });
    const { body } = await buyer.showAll();
    expect([body.total, body.voucher.code]).toEqual(['22.50', made.code]);
    const refused = await buyer.pay();
    expect([refused.status, refused.body.data.reason]).toEqual([403, 'voucher_ended']);
    expect((await buyer.remove()).body.total).toBe('25.00');
    expect((await buyer.pay()).status).toBe(201);
  });

  test('gives the places back when its payment is declined, and takes them at the next try', async () => {
    const made = await makeVoucher(service, { maxPlaces: 2 });
    const buyer = await buyerOf();
    await buyer.apply(made.code);
    const declined = await buyer.pay({ payment_token: 'tok_declined' });
    expect([declined.status, declined.body.code]).toEqual([400, 'rest_payment_failed']);
    expect(await usesOf(service, made)).toBe(0);
    expect((await buyer.showAll()).body.voucher.code).toBe(made.code);
    expect((await buyer.pay()).status).toBe(201);
    expect(await usesOf(service, made)).toBe(2);
  });
});
