import { type Service, startService, type TestUser } from '../support';
import type { Answer } from '#svc/testing/client';
import { makeSignedIn } from '../support/events';
import {
  addShopTicket,
  assertCounted,
  changeTicket,
  countersOf,
  makeShopTicket,
  paths,
  type Shopper,
  shopperOf,
  type ShopTicket,
  type TicketFields,
} from '../support/shop';

/* Who signs in keeps what was in the cart before. */

const nothing = { items: [], total: '0.00', expires_at: null };
const spentCookie = 'svc_cart=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure';

let service: Service;
let manager: TestUser;
let buyers = 0;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(() => assertCounted(service));

const table = (name: string) => service.strapi.db.connection(name);
const ticketWith = (fields: TicketFields = {}) => makeShopTicket(service, manager, fields);
const quantities = ({ body }: Answer) =>
  (body.items as { ticket_id: number; quantity: number }[]).map((item) => [
    item.ticket_id,
    item.quantity,
  ]);

/** A guest with places of a ticket. */
async function guestWith(ticket: ShopTicket, quantity: number): Promise<Shopper> {
  const guest = shopperOf(service.call);
  expect((await guest.add(ticket.id, quantity)).status).toBe(200);
  return guest;
}

/** Somebody signed in, as they are without a token and with that of a guest. */
async function newUser() {
  buyers += 1;
  const user = await makeSignedIn(service, 'authenticated', `buyer${buyers}`);
  return {
    id: user.id,
    shopper: shopperOf(service.call, user),
    bringing: (guest: Shopper) => shopperOf(service.call, user, guest.token()),
  };
}

/** Makes the hold of a user's or a guest's cart end a second ago. */
async function expire(whose: { user_id: number } | { guest: Shopper }): Promise<void> {
  const past = Math.floor(Date.now() / 1000) - 1;
  const carts = table('svc_carts');
  if ('user_id' in whose) void carts.where(whose);
  else void carts.whereNull('user_id').orderBy('id', 'desc').limit(1);
  const [{ id }] = (await carts.select('id')) as [{ id: number }];
  await table('svc_carts').where({ id }).update({ expires_at: past });
}

describe('the first request of a user who brings a guest’s token', () => {
  const requests: [string, (as: Shopper, ticket: ShopTicket) => Promise<Answer>, number][] = [
    ['GET', (as) => as.show(), 2],
    ['POST', (as, { id }) => as.add(id, 1), 3],
    ['PUT', (as, { id }) => as.set(id, 1), 1],
    ['DELETE', (as) => as.clear(), 0],
  ];

  test.each(requests)('%s merges both carts (4.1)', async (_, send, quantity) => {
    const ticket = await ticketWith({ capacity: 10 });
    const guest = await guestWith(ticket, 2);
    const user = await newUser();
    const answer = await send(user.bringing(guest), ticket);
    const kept = quantity === 0 ? [] : [[ticket.id, quantity]];
    expect([answer.status, quantities(answer)]).toEqual([200, kept]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: quantity });
    expect(answer.headers.getSetCookie()).toEqual([spentCookie]);
    expect(answer.headers.get('X-API-Cart')).toBeNull();
    expect((await guest.show()).body).toEqual(nothing);
    expect(quantities(await user.shopper.show())).toEqual(kept);
  });

  test('by cookie merges them too (4.1)', async () => {
    const ticket = await ticketWith();
    const guest = await guestWith(ticket, 2);
    const as = await makeSignedIn(service, 'authenticated', 'browser');
    const headers = { Cookie: `svc_cart=${guest.token()}` };
    const answer = await service.call('GET', paths.cart, { as, headers });
    expect(quantities(answer)).toEqual([[ticket.id, 2]]);
    expect(answer.headers.getSetCookie()).toEqual([spentCookie]);
  });

  test('by header and another by cookie merges both (4.1)', async () => {
    const ticket = await ticketWith();
    const [one, other] = [await guestWith(ticket, 2), await guestWith(ticket, 1)];
    const as = await makeSignedIn(service, 'authenticated', 'twofold');
    const headers = { 'X-API-Cart': one.token(), Cookie: `svc_cart=${other.token()}` };
    const answer = await service.call('GET', paths.cart, { as, headers });
    expect(quantities(answer)).toEqual([[ticket.id, 3]]);
  });

  test('that is the checkout buys what is in both (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 10 });
    const guest = await guestWith(ticket, 2);
    const user = await newUser();
    await user.shopper.add(ticket.id, 1);
    const answer = await user.bringing(guest).pay();
    expect([answer.status, answer.body.total]).toEqual([201, '37.50']);
    expect(answer.headers.getSetCookie()).toEqual([spentCookie]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 3, held: 0 });
    expect((await guest.show()).body).toEqual(nothing);
  });

  test('with a forged token uses the user’s cart only (4.1)', async () => {
    const ticket = await ticketWith();
    const user = await newUser();
    await user.shopper.add(ticket.id, 1);
    const headers = { 'X-API-Cart': 'made.up' };
    const as = await makeSignedIn(service, 'authenticated', 'honest');
    const answer = await service.call('GET', paths.cart, { as, headers });
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([200, nothing, []]);
  });
});

describe('merging a guest’s cart', () => {
  test('into no cart keeps items and prices and renews the hold (4.1, 4.5)', async () => {
    const ticket = await ticketWith({ capacity: 5, priceMinor: 1000 });
    const guest = await guestWith(ticket, 2);
    await changeTicket(service, ticket, { price_minor: 2000 });
    const { body } = await (await newUser()).bringing(guest).show();
    expect([body.items[0].price, body.total]).toEqual(['10.00', '20.00']);
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(1790_000);
    expect(await table('svc_carts').where({ user_id: null, expires_at: null })).toEqual([]);
  });

  test('into an empty cart keeps the items (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 5 });
    const guest = await guestWith(ticket, 2);
    const user = await newUser();
    await user.shopper.add(ticket.id, 1);
    await user.shopper.clear();
    expect(quantities(await user.bringing(guest).show())).toEqual([[ticket.id, 2]]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
  });

  test('into a cart whose hold has ended, without what was in that (4.1, 4.2)', async () => {
    const [ticket, old] = [await ticketWith({ capacity: 5 }), await ticketWith({ capacity: 5 })];
    const user = await newUser();
    await user.shopper.add(old.id, 3);
    await user.shopper.add(ticket.id, 1);
    await expire({ user_id: user.id });
    const guest = await guestWith(ticket, 2);
    expect(quantities(await user.bringing(guest).show())).toEqual([[ticket.id, 2]]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    expect(await countersOf(service, old.id)).toEqual({ sold: 0, held: 0 });
  });

  test('into a cart with the same ticket: the sum, at the user’s own price (4.1, 4.5)', async () => {
    const ticket = await ticketWith({ capacity: 9, priceMinor: 1000 });
    const user = await newUser();
    await user.shopper.add(ticket.id, 2);
    await changeTicket(service, ticket, { price_minor: 2000 });
    const guest = await guestWith(ticket, 3);
    const { body } = await user.bringing(guest).show();
    expect(body.items).toMatchObject([{ quantity: 5, price: '10.00', subtotal: '50.00' }]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 5 });
  });

  test('into a cart with other tickets, after those (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const other = await addShopTicket(service, ticket.eventId, { capacity: 9 });
    const user = await newUser();
    await user.shopper.add(other.id, 2);
    const guest = await guestWith(ticket, 3);
    await guest.add(other.id, 1);
    expect(quantities(await user.bringing(guest).show())).toEqual([
      [other.id, 3],
      [ticket.id, 3],
    ]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 3 });
    expect(await countersOf(service, other.id)).toEqual({ sold: 0, held: 3 });
  });

  test('stops at the limit per order and releases the surplus (4.1, 4.3)', async () => {
    const ticket = await ticketWith({ capacity: 9, maxPerOrder: 4 });
    const user = await newUser();
    await user.shopper.add(ticket.id, 3);
    const guest = await guestWith(ticket, 4);
    expect(quantities(await user.bringing(guest).show())).toEqual([[ticket.id, 4]]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 4 });
  });

  test('no further than 100 where the ticket has no limit of its own (4.1, 4.3)', async () => {
    const ticket = await ticketWith();
    await changeTicket(service, ticket, { max_per_order: null });
    const user = await newUser();
    await user.shopper.add(ticket.id, 60);
    const guest = await guestWith(ticket, 60);
    expect(quantities(await user.bringing(guest).show())).toEqual([[ticket.id, 100]]);
  });

  test('whole, though the limit was lowered since; a lowered limit takes nothing away (4.1, 4.3)', async () => {
    const ticket = await ticketWith({ capacity: 20, maxPerOrder: 6 });
    const [user, another] = [await newUser(), await newUser()];
    const guests = [await guestWith(ticket, 6), await guestWith(ticket, 3)] as const;
    await another.shopper.add(ticket.id, 5);
    await changeTicket(service, ticket, { max_per_order: 2 });
    expect(quantities(await user.bringing(guests[0]).show())).toEqual([[ticket.id, 6]]);
    expect(quantities(await another.bringing(guests[1]).show())).toEqual([[ticket.id, 5]]);
  });

  test('adds nothing when the guest’s hold has expired (4.1, 4.2)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const user = await newUser();
    await user.shopper.add(ticket.id, 1);
    const guest = await guestWith(ticket, 3);
    await expire({ guest });
    const answer = await user.bringing(guest).show();
    expect(quantities(answer)).toEqual([[ticket.id, 1]]);
    expect(answer.headers.getSetCookie()).toEqual([spentCookie]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
  });
});

describe('after the merge', () => {
  test('the token opens a new guest cart (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const guest = await guestWith(ticket, 2);
    const user = await newUser();
    await user.bringing(guest).show();
    expect(quantities(await guest.add(ticket.id, 1))).toEqual([[ticket.id, 1]]);
    expect(quantities(await user.shopper.show())).toEqual([[ticket.id, 2]]);
  });

  test('a second user who brings it gets nothing (4.1)', async () => {
    const ticket = await ticketWith();
    const guest = await guestWith(ticket, 2);
    await (await newUser()).bringing(guest).show();
    expect((await (await newUser()).bringing(guest).show()).body).toEqual(nothing);
  });
});

describe('while a cart is being paid', () => {
  const claim = (row: object) => table('svc_carts').where(row).update({ order_id: 1 });

  test('nothing is merged into it or from it, and the token is good afterwards (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const user = await newUser();
    await user.shopper.add(ticket.id, 1);
    const guest = await guestWith(ticket, 2);
    await claim({ user_id: user.id });
    const busy = await user.bringing(guest).show();
    expect([busy.status, busy.body.code]).toEqual([409, 'rest_cart_in_checkout']);
    expect(quantities(await user.shopper.show())).toEqual([[ticket.id, 1]]);
    expect(quantities(await guest.show())).toEqual([[ticket.id, 2]]);
    for (const send of [user.shopper.add, user.shopper.set]) {
      expect((await send(ticket.id, 2)).status).toBe(409);
    }
    expect((await user.shopper.clear()).status).toBe(409);
    await table('svc_carts').where({ user_id: user.id }).update({ order_id: null });
    expect(quantities(await user.bringing(guest).show())).toEqual([[ticket.id, 3]]);
  });
});

describe('at once', () => {
  const ten = Array.from({ length: 10 });

  test.each([
    ['no cart', 0],
    ['a cart', 1],
  ])('ten requests that bring one token into %s merge it once (4.1)', async (_, own) => {
    for (let round = 0; round < 4; round += 1) {
      const ticket = await ticketWith({ capacity: 50 });
      const user = await newUser();
      if (own > 0) await user.shopper.add(ticket.id, own);
      const guest = await guestWith(ticket, 2);
      const answers = await Promise.all(ten.map(() => user.bringing(guest).show()));
      expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 200));
      expect(quantities(await user.shopper.show())).toEqual([[ticket.id, own + 2]]);
      expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: own + 2 });
    }
  });

  test('ten that bring a token each, to a user without a cart, are all merged (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 50 });
    const guests = await Promise.all(ten.map(() => guestWith(ticket, 2)));
    const user = await newUser();
    const answers = await Promise.all(guests.map((guest) => user.bringing(guest).show()));
    expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 200));
    expect(quantities(await user.shopper.show())).toEqual([[ticket.id, 20]]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 20 });
  });

  test('what a guest adds while the token is merged is in one of the two carts (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 50 });
    const user = await newUser();
    const guest = await guestWith(ticket, 1);
    const answers = await Promise.all(
      ten.map((_, turn) =>
        turn % 2 === 0 ? user.bringing(guest).add(ticket.id, 1) : guest.add(ticket.id, 1),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 200));
    const both = [...quantities(await user.shopper.show()), ...quantities(await guest.show())];
    expect(both.reduce((sum, [, quantity]) => sum + quantity!, 0)).toBe(11);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 11 });
  });
});
