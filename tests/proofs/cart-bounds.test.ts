import {
  built,
  countQueries,
  makeApiToken,
  makeUser,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import type { Answer, Handle } from '#svc/testing/client';
import { makeSignedIn } from '../support/events';
import {
  addShopTicket,
  assertCounted,
  callFrom,
  changeTicket,
  countersOf,
  makeShopTicket,
  type Shopper,
  shopperOf,
  type ShopTicket,
  type TicketFields,
} from '../support/shop';

/*
 * What a stranger may keep from others: for how long, how much, in how many carts, and how many cards they may try. As
 * the service is without a setting: a hold lasts half an hour after a change and an hour at most.
 */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

const nothing = { items: [], total: '0.00', expires_at: null };
const declinedCard = { payment_token: 'tok_declined' };

let service: Service;
let manager: TestUser;
let users = 0;
let addresses = 0;

beforeAll(async () => {
  const env = { PAYMENT_TEST_PROVIDER: 'true', TRUST_PROXY: 'true', GUEST_CARTS_PER_ADDRESS: '' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(async () => {
  jest.restoreAllMocks();
  await assertCounted(service);
  await assertBooksAddUp();
});

const table = (name: string) => service.strapi.db.connection(name);
const ticketWith = (fields: TicketFields = {}, event = {}) =>
  makeShopTicket(service, manager, fields, event);

/** An address that nobody has had before. */
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;
const guestAt = (address: string, as?: Handle) => shopperOf(callFrom(service.call, address), as);
const guest = () => guestAt(newAddress());

async function newUser() {
  const user = await makeUser(service.strapi, 'authenticated', `buyer${(users += 1)}`);
  return {
    shopper: shopperOf(service.call, user),
    bringing: (brought: Shopper) => shopperOf(service.call, user, brought.token()),
  };
}

/** From now on the service's clock is so many minutes ahead. */
const realNow = Date.now.bind(Date);
const minutesLater = (minutes: number) =>
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + minutes * 60_000);

const times = <T>(count: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const refusal = ({ status, body }: Answer) => [status, body.code, body.data?.reason] as const;
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const endOf = ({ body }: Answer) => Date.parse(body.expires_at as string) / 1000;
const quantities = ({ body }: Answer) =>
  (body.items as { ticket_id: number; quantity: number }[]).map((item) => [
    item.ticket_id,
    item.quantity,
  ]);

describe('the greatest age of a hold', () => {
  test('ten carts of a hundred places are not renewed for ever (7.1)', async () => {
    const ticket = await ticketWith({ capacity: 1000 });
    const other = await addShopTicket(service, ticket.eventId);
    const strangers = Array.from({ length: 10 }, guest);
    for (const stranger of strangers) expect((await stranger.add(ticket.id, 100)).status).toBe(200);
    expect((await guest().add(ticket.id, 1)).status).toBe(403);
    const buyers: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      minutesLater(25 * round);
      buyers.push((await guest().add(ticket.id, 1)).status);
      for (const stranger of strangers) {
        await stranger.set(ticket.id, 100);
        await stranger.set(other.id, round);
      }
    }
    expect(buyers[2]).toBe(200);
  });

  test('an early price is not kept by changes, past its window and the greatest age (7.1)', async () => {
    const early = await ticketWith({ priceMinor: 500 });
    const other = await addShopTicket(service, early.eventId);
    const buyer = guest();
    await buyer.add(early.id, 10);
    await changeTicket(service, early, { end_sale_date: '2020-01-01 00:00:00' });
    for (const minutes of [20, 40, 59]) {
      minutesLater(minutes);
      expect((await buyer.set(other.id, minutes)).status).toBe(200);
    }
    minutesLater(61);
    expect((await buyer.show()).body).toEqual(nothing);
    expect((await buyer.add(early.id, 1)).status).toBe(403);
    expect((await buyer.pay()).status).toBe(400);
    expect((await runJobs(), await countersOf(service, early.id))).toEqual({ sold: 0, held: 0 });
  });

  test('counts from the first place that came into the empty cart (7.1)', async () => {
    const ticket = await ticketWith();
    const buyer = guest();
    const first = endOf(await buyer.add(ticket.id, 1)) - 1800;
    minutesLater(45);
    expect((await buyer.show()).body).toEqual(nothing);
    const begun = endOf(await buyer.add(ticket.id, 1)) - 1800;
    expect(begun).toBeGreaterThanOrEqual(first + 45 * 60);
    minutesLater(85);
    await buyer.clear();
    expect(endOf(await buyer.add(ticket.id, 1))).toBeGreaterThanOrEqual(first + 115 * 60);
    minutesLater(110);
    expect(endOf(await buyer.add(ticket.id, 1))).toBeGreaterThanOrEqual(first + 140 * 60);
    minutesLater(130);
    const end = endOf(await buyer.add(ticket.id, 1));
    expect(end - first).toBeGreaterThanOrEqual(145 * 60);
    expect(end - first).toBeLessThanOrEqual(145 * 60 + 5);
  });

  test('a change that changes nothing renews nothing (7.1)', async () => {
    const ticket = await ticketWith();
    const other = await addShopTicket(service, ticket.eventId);
    const buyer = guest();
    const { body } = await buyer.add(ticket.id, 2);
    minutesLater(20);
    expect((await buyer.set(ticket.id, 2)).body).toEqual(body);
    expect((await buyer.set(other.id, 0)).body).toEqual(body);
    expect((await buyer.show()).body).toEqual(body);
    minutesLater(31);
    expect((await buyer.set(ticket.id, 0)).body).toEqual(nothing);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test.each([
    ['the guest’s', 0, 20],
    ['the user’s', 20, 0],
  ])('a merged cart keeps the older beginning: %s (7.1)', async (_, guestAt, userAt) => {
    const ticket = await ticketWith();
    const { shopper, bringing } = await newUser();
    const visitor = guest();
    const start = Math.floor(Date.now() / 1000);
    for (const minutes of [0, 20]) {
      minutesLater(minutes);
      if (minutes === guestAt) await visitor.add(ticket.id, 1);
      if (minutes === userAt) await shopper.add(ticket.id, 1);
    }
    minutesLater(25);
    const merged = await bringing(visitor).show();
    expect(quantities(merged)).toEqual([[ticket.id, 2]]);
    minutesLater(45);
    const end = endOf(await shopper.add(ticket.id, 1));
    expect(end - start).toBeGreaterThanOrEqual(60 * 60);
    expect(end - start).toBeLessThanOrEqual(60 * 60 + 5);
  });

  test('a user without a cart takes over the beginning of the guest’s (7.1)', async () => {
    const ticket = await ticketWith();
    const visitor = guest();
    const first = endOf(await visitor.add(ticket.id, 1)) - 1800;
    minutesLater(25);
    await visitor.add(ticket.id, 1);
    minutesLater(50);
    const merged = await (await newUser()).bringing(visitor).show();
    expect(endOf(merged) - first).toBe(60 * 60);
  });

  test('the checkout asks again whether the event is over, not whether the sale is (4.7, 7.1)', async () => {
    const ended = await ticketWith();
    const over = await ticketWith();
    const buyer = guest();
    const late = guest();
    await buyer.add(ended.id, 1);
    const { body } = await late.add(over.id, 1);
    await changeTicket(service, ended, { end_sale_date: '2020-01-01 00:00:00' });
    await table('svc_event_listings').where({ public_id: over.eventId }).update({ end_utc: 1 });
    expect((await buyer.pay()).status).toBe(201);
    const refused = await late.pay();
    expect([refused.status, refused.body.code]).toEqual([403, 'rest_cannot_create']);
    expect((await late.show()).body).toEqual(body);
    expect(await countersOf(service, over.id)).toEqual({ sold: 0, held: 1 });
  });

  test('is not prolonged by payments that fail (7.1, 7.13)', async () => {
    const ticket = await ticketWith({ capacity: 1 });
    const buyer = guest();
    const { body } = await buyer.add(ticket.id, 1);
    minutesLater(29);
    expect((await buyer.pay(declinedCard)).status).toBe(400);
    expect((await buyer.show()).body).toEqual(body);
    minutesLater(31);
    expect((await guest().add(ticket.id, 1)).status).toBe(200);
  });
});

describe('the size of a cart', () => {
  const maxPlaces = 200;

  test('has at most 200 places, and a refused change loses nothing (7.2)', async () => {
    const ticket = await ticketWith();
    const [other, third] = [
      await addShopTicket(service, ticket.eventId),
      await addShopTicket(service, ticket.eventId),
    ];
    const buyer = guest();
    await buyer.add(ticket.id, 100);
    const { body } = await buyer.add(other.id, 100);
    for (const answer of [await buyer.add(third.id, 1), await buyer.set(third.id, 5)]) {
      expect([
        answer.status,
        answer.body.code,
        Object.keys(answer.body.data.params as object),
      ]).toEqual([400, 'rest_invalid_param', ['quantity']]);
    }
    expect((await buyer.show()).body).toEqual(body);
    expect((await buyer.set(ticket.id, 99)).status).toBe(200);
    expect((await buyer.add(third.id, 1)).status).toBe(200);
  });

  test('has at most 50 tickets (7.2)', async () => {
    const { eventId, id } = await ticketWith({ capacity: 9 });
    const buyer = guest();
    await buyer.add(id, 1);
    for (let count = 1; count < 50; count += 1) {
      const ticket = await addShopTicket(service, eventId);
      expect((await buyer.add(ticket.id, 1)).status).toBe(200);
    }
    const last = await addShopTicket(service, eventId);
    const { status, body } = await buyer.add(last.id, 1);
    expect([status, Object.keys(body.data.params as object)]).toEqual([400, ['quantity']]);
    expect((await buyer.add(id, 1)).status).toBe(200);
    expect((await buyer.set(id, 0)).status).toBe(200);
    expect((await buyer.add(last.id, 1)).status).toBe(200);
  });

  test('bounds a ticket’s own limit (4.3, 7.2)', async () => {
    const ticket = await ticketWith({ maxPerOrder: 1000 });
    const buyer = guest();
    const { status, body } = await buyer.add(ticket.id, maxPlaces + 1);
    expect([status, body.data.params.quantity]).toEqual([
      400,
      expect.stringMatching(/at most 200$/),
    ]);
    expect((await buyer.add(ticket.id, maxPlaces)).status).toBe(200);
  });

  test('is no larger after signing in: the guest’s last items fall out (4.1, 7.2)', async () => {
    const first = await ticketWith({ capacity: 300 });
    const [second, third] = [
      await addShopTicket(service, first.eventId, { capacity: 300 }),
      await addShopTicket(service, first.eventId, { capacity: 300 }),
    ];
    const { shopper, bringing } = await newUser();
    await shopper.add(first.id, 90);
    const visitor = guest();
    await visitor.add(second.id, 90);
    await visitor.add(third.id, 60);
    expect(quantities(await bringing(visitor).show())).toEqual([
      [first.id, 90],
      [second.id, 90],
      [third.id, 20],
    ]);
    expect(await countersOf(service, third.id)).toEqual({ sold: 0, held: 20 });
    const more = guest();
    await more.add(third.id, 60);
    expect(quantities(await bringing(more).show())).toHaveLength(3);
    expect(await countersOf(service, third.id)).toEqual({ sold: 0, held: 20 });
  });
});

describe('carts of one address', () => {
  const most = 50;
  const tooMany = [403, 'rest_cannot_create', 'too_many_carts'];

  /** An address whose guests have as many carts with places as there may be. */
  async function fullAddress(ticket: ShopTicket) {
    const address = newAddress();
    const guests = Array.from({ length: most }, () => guestAt(address));
    for (const one of guests) expect((await one.add(ticket.id, 1)).status).toBe(200);
    return { address, guests };
  }

  test('are at most 50; the next cart is refused and takes nothing (7.3)', async () => {
    const ticket = await ticketWith({ capacity: 100 });
    const { address, guests } = await fullAddress(ticket);
    const late = guestAt(address);
    expect(refusal(await late.add(ticket.id, 1))).toEqual(tooMany);
    expect((await late.show()).body).toEqual(nothing);
    expect(refusal(await late.set(ticket.id, 1))).toEqual(tooMany);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: most });
    expect((await guests[0]!.add(ticket.id, 1)).status).toBe(200);
    expect((await guest().add(ticket.id, 1)).status).toBe(200);
  });

  test('are free for others when they are emptied, bought or over (7.3)', async () => {
    const ticket = await ticketWith({ priceMinor: 0, capacity: 100 });
    const { address, guests } = await fullAddress(ticket);
    const [emptied, bought] = guests;
    await emptied!.clear();
    expect((await guestAt(address).add(ticket.id, 1)).status).toBe(200);
    expect(refusal(await emptied!.add(ticket.id, 1))).toEqual(tooMany);
    expect((await bought!.pay({ payment_method: 'free' })).status).toBe(201);
    expect((await emptied!.add(ticket.id, 1)).status).toBe(200);
    expect(refusal(await bought!.add(ticket.id, 1))).toEqual(tooMany);
    minutesLater(31);
    const again = await times(10, () => guestAt(address).add(ticket.id, 1));
    expect(statuses(again)).toEqual(again.map(() => 200));
  });

  test('of users and API tokens are not counted, and sign-in frees one (7.3)', async () => {
    const ticket = await ticketWith({ capacity: 100 });
    const { address, guests } = await fullAddress(ticket);
    const token = await makeApiToken(service.strapi, 'full-access');
    const user = await makeSignedIn(service, 'authenticated', 'counted');
    const call = callFrom(service.call, address);
    expect((await shopperOf(call, token).add(ticket.id, 1)).status).toBe(200);
    expect((await shopperOf(call, user, guests[0]!.token()).add(ticket.id, 1)).status).toBe(200);
    expect((await guestAt(address).add(ticket.id, 1)).status).toBe(200);
    expect(refusal(await guestAt(address).add(ticket.id, 1))).toEqual(tooMany);
  });

  test('of IPv6 are those of a /64 (7.3)', async () => {
    const ticket = await ticketWith({ capacity: 100 });
    const inside = (host: number) => guestAt(`2001:db8:7:0:${host.toString(16)}::${host}`);
    for (let host = 1; host <= most; host += 1) await inside(host).add(ticket.id, 1);
    expect(refusal(await inside(99).add(ticket.id, 1))).toEqual(tooMany);
    expect((await guestAt('2001:db8:7:1::1').add(ticket.id, 1)).status).toBe(200);
  });

  test('in batches are counted like others (6.2, 7.3)', async () => {
    const ticket = await ticketWith({ capacity: 100 });
    const { address } = await fullAddress(ticket);
    const fresh = guestAt(address);
    await fresh.show();
    const body = { ticket_id: ticket.id, quantity: 1 };
    const headers = { 'X-API-Cart': fresh.token() };
    const entry = { path: 'svc/tickets/v1/cart', body, headers };
    const { body: answer } = await callFrom(service.call, address)('POST', 'batch/v1', {
      body: { requests: [entry, entry] },
    });
    const answers = answer.responses as { status: number }[];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  test('cost one statement, and leave no address behind (7.3)', async () => {
    const ticket = await ticketWith({ priceMinor: 0 });
    const [address, other] = [newAddress(), newAddress()];
    const buyer = guestAt(address);
    const { queries } = await countQueries(service.strapi, async () => {
      await buyer.add(ticket.id, 1);
      await buyer.add(ticket.id, 1);
      await buyer.pay({ payment_method: 'free' });
    });
    expect(queries.filter((query) => /svc_cart_addresses/.test(query))).toHaveLength(1);
    await guestAt(other).add(ticket.id, 1);
    const kept = async () =>
      JSON.stringify([await table('svc_carts'), await table('svc_cart_addresses')]);
    expect(await kept()).not.toContain(address);
    expect(await kept()).not.toContain(other);
    minutesLater(600);
    await runJobs();
    expect(await table('svc_cart_addresses')).toEqual([]);
    expect(await table('svc_carts').whereNotNull('address_digest')).toEqual([]);
  });
});

describe('declined cards', () => {
  const tooOften = [403, 'rest_cannot_create', 'declined_too_often'];

  async function declinedFiveTimes() {
    const ticket = await ticketWith({ capacity: 9 });
    const buyer = guest();
    const { body } = await buyer.add(ticket.id, 1);
    for (let card = 1; card <= 5; card += 1) {
      expect((await buyer.pay(declinedCard)).status).toBe(400);
    }
    return { ticket, buyer, body };
  }

  test('are five; then the cart is refused, and stays as it was (7.13)', async () => {
    const { ticket, buyer, body } = await declinedFiveTimes();
    const orders = await table('svc_orders').count();
    expect(refusal(await buyer.pay(declinedCard))).toEqual(tooOften);
    expect(refusal(await buyer.pay())).toEqual(tooOften);
    expect(await table('svc_orders').count()).toEqual(orders);
    expect((await buyer.show()).body).toEqual(body);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
  });

  test('are counted though the cart is emptied, and forgotten after an hour (7.13)', async () => {
    const { ticket, buyer } = await declinedFiveTimes();
    await buyer.clear();
    await buyer.add(ticket.id, 1);
    expect(refusal(await buyer.pay())).toEqual(tooOften);
    minutesLater(59);
    await runJobs();
    await buyer.clear();
    await buyer.add(ticket.id, 1);
    expect(refusal(await buyer.pay())).toEqual(tooOften);
    minutesLater(61);
    expect((await buyer.pay()).status).toBe(201);
  });

  test('tried at once are no more than five (7.13)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const buyer = guest();
    await buyer.add(ticket.id, 1);
    const answers: Answer[] = [];
    for (let round = 0; round < 5; round += 1) {
      answers.push(...(await times(6, () => buyer.pay(declinedCard))));
    }
    const tried = answers.filter(({ body }) => body.code === 'rest_payment_failed');
    expect(tried).toHaveLength(5);
    expect(refusal(await buyer.pay(declinedCard))).toEqual(tooOften);
  });

  test('do not count what is an outage (4.10, 7.13)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const buyer = guest();
    await buyer.add(ticket.id, 1);
    for (let card = 1; card <= 6; card += 1) {
      expect((await buyer.pay({ payment_token: 'tok_error' })).status).toBe(500);
    }
    expect((await buyer.pay()).status).toBe(201);
  });
});

describe('carts that nobody comes back for', () => {
  test('a guest’s that is empty is forgotten after an hour (7.3)', async () => {
    const ticket = await ticketWith();
    const buyer = guest();
    await buyer.add(ticket.id, 1);
    await buyer.clear();
    const rows = () => table('svc_carts').where({ user_id: null }).count({ rows: '*' });
    minutesLater(600);
    await runJobs();
    expect(Number((await rows())[0]!.rows)).toBe(0);
  });

  test('a user’s goes with the user, and gives its places back (7.3)', async () => {
    const ticket = await ticketWith({ capacity: 5 });
    const user = await makeSignedIn(service, 'authenticated', 'leaving');
    await shopperOf(service.call, user).add(ticket.id, 5);
    await service.strapi.db
      .query('plugin::users-permissions.user')
      .delete({ where: { id: user.id } });
    expect(await table('svc_carts').where({ user_id: user.id })).toEqual([]);
    expect((await guest().add(ticket.id, 5)).status).toBe(200);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 5 });
  });
});
