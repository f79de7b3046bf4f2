import { setTimeout as sleep } from 'node:timers/promises';
import { countQueries, type Service, startService, type TestUser } from '../support';
import type { Answer } from '#svc/testing/client';
import { collections, makeSignedIn, panelDocuments } from '../support/events';
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

/* Places are held for as long as a hold lasts, which here is three seconds. */

const holdSeconds = 3;
const nothing = { items: [], total: '0.00', expires_at: null };

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  const env = {
    CART_HOLD_SECONDS: String(holdSeconds),
    CART_HOLD_MAX_SECONDS: '600',
    PUBLIC_URL: 'http://tickets.example.test',
  };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(() => assertCounted(service));

const guest = () => shopperOf(service.call);
const table = (name: string) => service.strapi.db.connection(name);
const ticketWith = (fields: TicketFields = {}) => makeShopTicket(service, manager, fields);
const quantities = ({ body }: Answer) =>
  (body.items as { ticket_id: number; quantity: number }[]).map((item) => [
    item.ticket_id,
    item.quantity,
  ]);

/** A clock that goes on by a second each time somebody looks at it. */
const stepping = (from: number) => () => (from += 1000);

/** Waits until all that is held now is no longer. */
const holdsEnd = () => sleep(holdSeconds * 1000 + 50);

/** Sets when the newest cart's hold ends, in seconds from now. */
async function endNewestHold(seconds: number): Promise<void> {
  const [{ id }] = (await table('svc_carts').orderBy('id', 'desc').limit(1).select('id')) as [
    { id: number },
  ];
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  await table('svc_carts').where({ id }).update({ expires_at });
}

describe('a hold', () => {
  test('expires: the cart is empty and another buyer can take the places at once (4.2)', async () => {
    const ticket = await ticketWith({ capacity: 3 });
    const [one, other] = [guest(), guest()];
    const { body } = await one.add(ticket.id, 3);
    expect(quantities(await one.show())).toEqual([[ticket.id, 3]]);
    expect((await other.add(ticket.id, 1)).status).toBe(403);
    await holdsEnd();
    expect(Date.parse(body.expires_at)).toBeLessThanOrEqual(Date.now());
    expect((await one.show()).body).toEqual(nothing);
    expect((await other.add(ticket.id, 3)).status).toBe(200);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 3 });
    expect((await one.add(ticket.id, 1)).status).toBe(403);
    expect((await one.show()).body).toEqual(nothing);
  });

  test('that expired leaves its owner a new cart at today’s prices (4.2, 4.5)', async () => {
    const ticket = await ticketWith({ capacity: 5, priceMinor: 1000 });
    const other = await addShopTicket(service, ticket.eventId, { capacity: 5 });
    const buyer = guest();
    await buyer.add(ticket.id, 3);
    await buyer.add(other.id, 2);
    await endNewestHold(-1);
    await changeTicket(service, ticket, { price_minor: 1500 });
    const { body } = await buyer.add(ticket.id, 2);
    expect(body).toMatchObject({
      items: [{ ticket_id: ticket.id, quantity: 2, price: '15.00', subtotal: '30.00' }],
      total: '30.00',
    });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    expect(await countersOf(service, other.id)).toEqual({ sold: 0, held: 0 });
  });

  test('that expired is released by the job within a minute (4.2)', async () => {
    const ticket = await ticketWith({ capacity: 5 });
    await guest().add(ticket.id, 3);
    await endNewestHold(-1);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 3 });
    const everyMinute = service.strapi.cron.jobs.find(({ name }) => name === 'svc-jobs');
    const [next, after] = (
      everyMinute?.job as unknown as { nextRuns(count: number): Date[] }
    ).nextRuns(2);
    expect(after!.getTime() - next!.getTime()).toBe(60_000);
    await everyMinute!.job.invoke();
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test('that expired in more carts than one batch releases all their places (4.2)', async () => {
    const carts = 60;
    const ticket = await ticketWith({ capacity: carts });
    await Promise.all(Array.from({ length: carts }, () => guest().add(ticket.id, 1)));
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: carts });
    await table('svc_carts').where('expires_at', '>', 0).update({ expires_at: 1 });
    expect((await guest().add(ticket.id, carts)).status).toBe(200);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: carts });
  });

  const changes: [string, (as: Shopper, ticket: ShopTicket) => Promise<Answer>][] = [
    ['PUT', (as, { id }) => as.set(id, 0)],
    ['DELETE', (as) => as.clear()],
  ];

  test.each(changes)('that expired leaves %s nothing to release (4.2)', async (_, change) => {
    const ticket = await ticketWith({ capacity: 5 });
    const buyer = guest();
    await buyer.add(ticket.id, 3);
    await endNewestHold(0);
    const answer = await change(buyer, ticket);
    expect([answer.status, answer.body]).toEqual([200, nothing]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test('is renewed for the whole cart with each change (4.2)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const other = await addShopTicket(service, ticket.eventId, { capacity: 9 });
    const buyer = guest();
    await buyer.add(ticket.id, 2);
    for (const change of [
      () => buyer.add(other.id, 2),
      () => buyer.set(other.id, 1),
      () => buyer.set(other.id, 3),
      () => buyer.set(other.id, 0),
    ]) {
      await endNewestHold(600);
      const from = Math.floor(Date.now() / 1000);
      const { body } = await change();
      const to = Math.floor(Date.now() / 1000);
      const end = Date.parse(body.expires_at) / 1000;
      expect(end).toBeGreaterThanOrEqual(from + holdSeconds);
      expect(end).toBeLessThanOrEqual(to + holdSeconds);
      expect((await buyer.show()).body).toEqual(body);
    }
  });

  test('ends when the response to the first change says (4.2)', async () => {
    const ticket = await ticketWith();
    jest.spyOn(Date, 'now').mockImplementation(stepping(Date.now()));
    const buyer = guest();
    const { body } = await buyer.add(ticket.id, 1);
    jest.restoreAllMocks();
    const stored = await table('svc_carts').orderBy('id', 'desc').first<{ expires_at: number }>();
    expect(Date.parse(body.expires_at) / 1000).toBe(Number(stored?.expires_at));
  });

  test('is not renewed by reading the cart or by a refused change (4.2)', async () => {
    const ticket = await ticketWith({ capacity: 2, maxPerOrder: 5 });
    const buyer = guest();
    await buyer.add(ticket.id, 2);
    await endNewestHold(600);
    const { body } = await buyer.show();
    expect((await buyer.add(ticket.id, 1)).status).toBe(403);
    expect((await buyer.add(ticket.id, 9)).status).toBe(400);
    expect((await buyer.show()).body).toEqual(body);
  });

  test('that expires during a change has expired before it or is renewed by it (4.2, 4.4)', async () => {
    const ticket = await ticketWith({ capacity: 3 });
    const outcomes = new Set<number>();
    // Some look at the clock more often: the drivers do, too.
    for (let seconds = 1; seconds <= 30; seconds += 1) {
      const buyer = guest();
      await buyer.add(ticket.id, 3);
      await endNewestHold(seconds);
      jest.spyOn(Date, 'now').mockImplementation(stepping(Date.now()));
      const { status } = await buyer.add(ticket.id, 1);
      jest.restoreAllMocks();
      await assertCounted(service);
      outcomes.add(status);
      await buyer.clear();
    }
    // Some hold had ended and was given back, some went on and left no place.
    expect(outcomes).toEqual(new Set([200, 403]));
  });

  test('keeps the first price until the ticket is removed (4.5)', async () => {
    const ticket = await ticketWith({ priceMinor: 1000 });
    const buyer = guest();
    const price = ({ body }: Answer) => [body.items[0].price, body.total] as string[];
    await buyer.add(ticket.id, 1);
    await changeTicket(service, ticket, { price_minor: 700 });
    expect(price(await buyer.add(ticket.id, 1))).toEqual(['10.00', '20.00']);
    await changeTicket(service, ticket, { price_minor: 9900 });
    expect(price(await buyer.set(ticket.id, 3))).toEqual(['10.00', '30.00']);
    expect(price(await buyer.show())).toEqual(['10.00', '30.00']);
    await buyer.set(ticket.id, 0);
    expect(price(await buyer.add(ticket.id, 1))).toEqual(['99.00', '99.00']);
  });
});

describe('a cart with a ticket that was deleted', () => {
  const deletions: [string, (ticket: ShopTicket) => Promise<unknown>][] = [
    ['in the database', ({ id }) => table('svc_tickets').where({ public_id: id }).delete()],
    [
      'in the panel',
      ({ documentId }) => panelDocuments(service, 'plugin::svc.ticket').delete({ documentId }),
    ],
    [
      'with its event',
      ({ eventId }) =>
        service.call('DELETE', `${collections.events}/${eventId}`, {
          as: manager,
          query: { force: 'true' },
        }),
    ],
  ];

  describe.each(deletions)('%s', (_, remove) => {
    async function deletedAndKept() {
      const [deleted, kept] = [
        await ticketWith({ capacity: 9 }),
        await ticketWith({ capacity: 9 }),
      ];
      const buyer = guest();
      await buyer.add(deleted.id, 2);
      await buyer.add(kept.id, 1);
      await remove(deleted);
      await endNewestHold(600);
      return { deleted, kept, buyer };
    }

    test('is shown, changed and emptied without it (4.2)', async () => {
      const { deleted, kept, buyer } = await deletedAndKept();
      const { status, body } = await buyer.show();
      expect([status, body.items.length, body.total]).toEqual([200, 1, '12.50']);
      expect(quantities(await buyer.add(kept.id, 2))).toEqual([[kept.id, 3]]);
      expect((await buyer.set(deleted.id, 0)).status).toBe(404);
      const emptied = await buyer.clear();
      expect([emptied.status, emptied.body]).toEqual([200, nothing]);
      expect(await countersOf(service, kept.id)).toEqual({ sold: 0, held: 0 });
    });

    test('expires without it (4.2)', async () => {
      const { kept, buyer } = await deletedAndKept();
      await endNewestHold(-1);
      expect(quantities(await buyer.add(kept.id, 2))).toEqual([[kept.id, 2]]);
      expect(await countersOf(service, kept.id)).toEqual({ sold: 0, held: 2 });
    });

    test('goes into a user’s without it (4.1, 4.2)', async () => {
      const { kept, buyer } = await deletedAndKept();
      const user = await makeSignedIn(service, 'authenticated', `user${kept.id}`);
      const answer = await shopperOf(service.call, user, buyer.token()).show();
      expect(quantities(answer)).toEqual([[kept.id, 1]]);
      expect(await countersOf(service, kept.id)).toEqual({ sold: 0, held: 1 });
    });
  });

  test('and nothing else is empty (4.2)', async () => {
    const ticket = await ticketWith({ capacity: 9 });
    const buyer = guest();
    await buyer.add(ticket.id, 2);
    await table('svc_tickets').where({ public_id: ticket.id }).delete();
    expect((await buyer.show()).body).toEqual(nothing);
  });
});

test('a cart with a ticket whose event is missing is shown and emptied (4.2)', async () => {
  const ticket = await ticketWith({ capacity: 9 });
  const buyer = guest();
  await buyer.add(ticket.id, 2);
  await table('svc_event_listings').where({ public_id: ticket.eventId }).delete();
  await endNewestHold(600);
  const { status, body } = await buyer.show();
  expect([status, body.items]).toMatchObject([
    200,
    [{ event_id: ticket.eventId, event_title: '' }],
  ]);
  expect((await buyer.add(ticket.id, 1)).status).toBe(403);
  expect((await buyer.clear()).body).toEqual(nothing);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
});

test('the cookie is not secure on a site without https (4.1)', async () => {
  const { headers } = await service.call('GET', paths.cart);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^svc_cart=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

test('a change takes as many statements with many tickets in the cart as with one (4.3)', async () => {
  const ticket = await ticketWith();
  const buyer = guest();
  const change = async (quantity: number) => {
    await endNewestHold(600);
    const { result, queries } = await countQueries(service.strapi, () =>
      buyer.set(ticket.id, quantity),
    );
    expect(result.status).toBe(200);
    return queries.length;
  };
  await buyer.add(ticket.id, 1);
  const one = await change(2);
  for (let count = 0; count < 4; count += 1) {
    const { id } = await addShopTicket(service, ticket.eventId);
    await endNewestHold(600);
    await buyer.add(id, 1);
  }
  expect(await change(3)).toBe(one);
  expect((await buyer.show()).body.items).toHaveLength(5);
});
