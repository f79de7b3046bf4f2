import {
  basic,
  bearer,
  countQueries,
  makeApiToken,
  makeUser,
  type Service,
  startService,
  type TestUser,
} from '../support';
import type { Answer, CallOptions } from '#svc/testing/client';
import { collections, type Fields, makeSignedIn, inPanel } from '../support/events';
import {
  addShopTicket,
  assertCounted,
  changeTicket,
  countersOf,
  makeShopTicket,
  paths,
  shopperOf,
  type ShopTicket,
} from '../support/shop';

const { cart } = paths;
const header = 'X-API-Cart';
const tokenForm = /^[\w-]{43}\.[\w-]{22}$/;
const nothing = { items: [], total: '0.00', expires_at: null };

let service: Service;
let manager: TestUser;
let buyers = 0;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(() => assertCounted(service));

const guest = () => shopperOf(service.call);
const newUser = () => makeSignedIn(service, 'authenticated', `buyer${(buyers += 1)}`);
const ticketWith = (fields: Parameters<typeof makeShopTicket>[2] = {}, event: Fields = {}) =>
  makeShopTicket(service, manager, fields, event);
const table = (name: string) => service.strapi.db.connection(name);

/** The cookies that an answer sets, each as it is sent. */
const cookiesOf = ({ headers }: Answer) => headers.getSetCookie();
const quantities = ({ body }: Answer) =>
  (body.items as { ticket_id: number; quantity: number }[]).map((item) => [
    item.ticket_id,
    item.quantity,
  ]);

describe('a cart on the wire', () => {
  test('names its tickets and events, with money as text and its end with an offset (4.3, 4.6)', async () => {
    const first = await ticketWith({ priceMinor: 1250, title: 'Front' }, { title: 'Gala' });
    const second = await addShopTicket(service, first.eventId, { priceMinor: 5, title: 'Back' });
    const buyer = guest();
    const before = Date.now();
    await buyer.add(second.id, 1);
    const { status, body } = await buyer.add(first.id, 3);
    const common = { event_id: first.eventId, event_title: 'Gala' };
    const items = [
      { ticket_id: second.id, ticket_title: 'Back', ...common, quantity: 1, price: '0.05' },
      { ticket_id: first.id, ticket_title: 'Front', ...common, quantity: 3, price: '12.50' },
    ];
    expect([status, body]).toEqual([
      200,
      {
        items: [
          { ...items[0], subtotal: '0.05' },
          { ...items[1], subtotal: '37.50' },
        ],
        total: '37.55',
        expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      },
    ]);
    expect(Math.abs(Date.parse(body.expires_at) - before - 1800_000)).toBeLessThan(10_000);
    expect((await buyer.show()).body).toEqual(body);
  });

  test('is empty without items: no price, no end (4.2)', async () => {
    const ticket = await ticketWith({ capacity: 4 });
    const buyer = guest();
    expect((await buyer.show()).body).toEqual(nothing);
    expect((await buyer.clear()).body).toEqual(nothing);
    await buyer.add(ticket.id, 2);
    const removed = await buyer.set(ticket.id, 0);
    expect([removed.status, removed.body]).toEqual([200, nothing]);
    expect((await buyer.show()).body).toEqual(nothing);
    await buyer.add(ticket.id, 2);
    expect((await buyer.clear()).body).toEqual(nothing);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test('costs nothing for free tickets and adds up large sums without a float (4.6)', async () => {
    const free = await ticketWith({ priceMinor: 0 });
    const dear = await addShopTicket(service, free.eventId, { priceMinor: 99_999_999 });
    const dime = await addShopTicket(service, free.eventId, { priceMinor: 10 });
    const buyer = guest();
    await buyer.add(free.id, 2);
    expect((await buyer.add(dime.id, 3)).body.total).toBe('0.30');
    expect((await buyer.add(dear.id, 100)).body.total).toBe('99999999.30');
  });

  test('is never cached: Cache-Control no-store (4.1)', async () => {
    const ticket = await ticketWith();
    const buyer = guest();
    const answers = [await buyer.add(ticket.id, 1), await buyer.show(), await buyer.clear()];
    const kept = answers.map(({ headers }) => headers.get('Cache-Control'));
    expect(kept).toEqual(['no-store', 'no-store', 'no-store']);
  });

  test('is read with one statement, whatever is in it (4.1)', async () => {
    const ticket = await ticketWith();
    const buyer = guest();
    await buyer.add(ticket.id, 1);
    await buyer.show();
    const one = await countQueries(service.strapi, buyer.show);
    for (let count = 0; count < 5; count += 1) {
      await buyer.add((await addShopTicket(service, ticket.eventId)).id, 1);
    }
    const six = await countQueries(service.strapi, buyer.show);
    expect(six.result.body.items).toHaveLength(6);
    expect([one.queries.length, six.queries.length]).toEqual([1, 1]);
  });
});

describe('a guest', () => {
  test('is given a token as a header and as a cookie, with a cart or without (4.1)', async () => {
    const ticket = await ticketWith();
    const body = { ticket_id: ticket.id, quantity: 1 };
    for (const [method, options] of [
      ['GET', {}],
      ['POST', { body }],
      ['PUT', { body }],
      ['DELETE', {}],
    ] as [string, CallOptions][]) {
      const answer = await service.call(method, cart, options);
      expect(answer.status).toBe(200);
      const token = answer.headers.get(header);
      expect(token).toMatch(tokenForm);
      expect(cookiesOf(answer)).toEqual([
        `svc_cart=${token}; Path=/; HttpOnly; SameSite=Lax; Secure`,
      ]);
    }
  });

  test('is known by the header, which every answer repeats, or by the cookie (4.1)', async () => {
    const ticket = await ticketWith();
    const buyer = guest();
    const { body } = await buyer.add(ticket.id, 2);
    const headers: Record<string, string>[] = [
      { [header]: buyer.token() },
      { Cookie: `a=b; svc_cart=${buyer.token()}; c=d` },
    ];
    for (const sent of headers) {
      const answer = await service.call('GET', cart, { headers: sent });
      expect(answer.body).toEqual(body);
      expect(answer.headers.get(header)).toBe(buyer.token());
      expect(cookiesOf(answer)).toEqual([]);
    }
  });

  test('whose header is no token is known by the cookie (4.1)', async () => {
    const ticket = await ticketWith();
    const buyer = guest();
    const { body } = await buyer.add(ticket.id, 2);
    const headers = { [header]: 'undefined', Cookie: `svc_cart=${buyer.token()}` };
    expect((await service.call('GET', cart, { headers })).body).toEqual(body);
  });

  test('leaves no token in the database, only its digest (4.1)', async () => {
    const ticket = await ticketWith();
    const buyer = guest();
    await buyer.add(ticket.id, 2);
    const rows = JSON.stringify(await table('svc_carts').select());
    const [random] = buyer.token().split('.');
    expect([rows.includes(random!), rows.includes('token_digest')]).toEqual([false, true]);
    const digests = (await table('svc_carts')
      .whereNull('user_id')
      .pluck('token_digest')) as string[];
    expect(digests.every((digest) => /^[\da-f]{64}$/.test(digest))).toBe(true);
  });

  test('never sees another guest’s cart (4.1)', async () => {
    const ticket = await ticketWith({ capacity: 10 });
    const [one, other] = [guest(), guest()];
    await one.add(ticket.id, 2);
    await other.add(ticket.id, 3);
    await other.set(ticket.id, 4);
    expect(one.token()).not.toBe(other.token());
    expect(quantities(await one.show())).toEqual([[ticket.id, 2]]);
    expect(quantities(await other.show())).toEqual([[ticket.id, 4]]);
    await other.clear();
    expect(quantities(await one.show())).toEqual([[ticket.id, 2]]);
  });

  const spoiled: [string, (token: string) => string][] = [
    ['guessed', () => `${'A'.repeat(43)}.${'B'.repeat(22)}`],
    ['without a signature', (token) => token.split('.')[0]!],
    ['with an empty signature', (token) => `${token.split('.')[0]}.`],
    ['cut', (token) => token.slice(0, -1)],
    ['longer by a letter', (token) => `${token}A`],
    ['with two signatures', (token) => `${token}.${token.split('.')[1]}`],
    ['sent twice', (token) => `${token}, ${token}`],
    ['in capitals', (token) => token.toUpperCase()],
    ['of nothing but a dot', () => '.'],
    ['empty', () => ''],
    ['huge', (token) => token.repeat(100)],
    ['of SQL', () => "' or 1=1 --"],
    ['with another random part', (token) => `${'A'.repeat(43)}.${token.split('.')[1]}`],
  ];

  test.each(spoiled)('with a token %s has a new, empty cart (4.1)', async (_, spoil) => {
    const ticket = await ticketWith();
    const buyer = guest();
    await buyer.add(ticket.id, 2);
    const sent = spoil(buyer.token());
    const sendings: Record<string, string>[] = [{ [header]: sent }, { Cookie: `svc_cart=${sent}` }];
    for (const headers of sendings) {
      const { result, queries } = await countQueries(service.strapi, () =>
        service.call('GET', cart, { headers }),
      );
      expect(result.status).toBe(200);
      expect(result.body).toEqual(nothing);
      expect(result.headers.get(header)).toMatch(tokenForm);
      expect(result.headers.get(header)).not.toBe(buyer.token());
      expect(cookiesOf(result)).toHaveLength(1);
      expect(queries).toEqual([]);
    }
    expect(quantities(await buyer.show())).toEqual([[ticket.id, 2]]);
  });

  test('with two cookies of the name is never anybody but one of the two (4.1)', async () => {
    const [ticket, buyer] = [await ticketWith(), guest()];
    await buyer.add(ticket.id, 2);
    const Cookie = `svc_cart=made-up.token; svc_cart=${buyer.token()}`;
    const answer = await service.call('GET', cart, { headers: { Cookie } });
    expect([answer.status, answer.body]).toEqual([200, nothing]);
  });

  test('who is an API token of the panel’s is a guest like any other (4.1)', async () => {
    const ticket = await ticketWith();
    const as = await makeApiToken(service.strapi, 'full-access');
    const buyer = shopperOf(service.call, as);
    expect((await buyer.add(ticket.id, 1)).status).toBe(200);
    expect(buyer.token()).toMatch(tokenForm);
    const other = shopperOf(service.call, as);
    expect((await other.show()).body).toEqual(nothing);
    expect(quantities(await shopperOf(service.call, undefined, buyer.token()).show())).toEqual([
      [ticket.id, 1],
    ]);
  });

  test('with wrong credentials is refused, whatever the token (1.8, 4.1)', async () => {
    const buyer = guest();
    await buyer.show();
    for (const as of [basic('nobody', 'nothing'), bearer('made-up')]) {
      const answer = await shopperOf(service.call, as, buyer.token()).show();
      expect([answer.status, answer.body.code]).toEqual([401, 'rest_invalid_credentials']);
    }
  });
});

describe('a user', () => {
  test('has one cart, whatever they sign in with, and is given no token (4.1)', async () => {
    const ticket = await ticketWith();
    const user = await makeUser(service.strapi, 'authenticated', 'ada');
    const signedIn = shopperOf(service.call, user);
    const added = await signedIn.add(ticket.id, 2);
    expect(added.status).toBe(200);
    expect([added.headers.get(header), cookiesOf(added)]).toEqual([null, []]);
    const byMail = shopperOf(service.call, basic(user.email, user.password));
    expect((await byMail.show()).body).toEqual(added.body);
    expect((await shopperOf(service.call, await newUser()).show()).body).toEqual(nothing);
  });
});

describe('the methods of the cart', () => {
  let ticket: ShopTicket;
  beforeAll(async () => {
    ticket = await ticketWith({ capacity: 50, maxPerOrder: 5 });
  });

  test('POST adds, PUT sets, PUT 0 takes out, DELETE empties (4.3)', async () => {
    const buyer = guest();
    expect(quantities(await buyer.add(ticket.id, 1))).toEqual([[ticket.id, 1]]);
    expect(quantities(await buyer.add(ticket.id, 2))).toEqual([[ticket.id, 3]]);
    expect((await countersOf(service, ticket.id)).held).toBe(3);
    expect(quantities(await buyer.set(ticket.id, 2))).toEqual([[ticket.id, 2]]);
    expect(quantities(await buyer.set(ticket.id, 5))).toEqual([[ticket.id, 5]]);
    expect((await countersOf(service, ticket.id)).held).toBe(5);
    expect(quantities(await buyer.set(ticket.id, 5))).toEqual([[ticket.id, 5]]);
    expect((await countersOf(service, ticket.id)).held).toBe(5);
    expect(quantities(await buyer.set(ticket.id, 0))).toEqual([]);
    expect((await buyer.set(ticket.id, 0)).status).toBe(200);
    expect((await countersOf(service, ticket.id)).held).toBe(0);
    expect(quantities(await buyer.set(ticket.id, 4))).toEqual([[ticket.id, 4]]);
    expect(quantities(await buyer.clear())).toEqual([]);
    expect((await countersOf(service, ticket.id)).held).toBe(0);
  });

  test('PUT of a ticket that is not in the cart puts it in, after the others (4.3)', async () => {
    const other = await addShopTicket(service, ticket.eventId);
    const buyer = guest();
    await buyer.add(other.id, 1);
    expect(quantities(await buyer.set(ticket.id, 2))).toEqual([
      [other.id, 1],
      [ticket.id, 2],
    ]);
    expect(quantities(await buyer.set(other.id, 0))).toEqual([[ticket.id, 2]]);
    await buyer.clear();
  });

  const wrong: [string, string][] = [
    ['-1', 'rest_invalid_param'],
    ['1.5', 'rest_invalid_param'],
    ['"x"', 'rest_invalid_param'],
    ['""', 'rest_invalid_param'],
    ['"1.0"', 'rest_invalid_param'],
    ['true', 'rest_invalid_param'],
    ['[]', 'rest_invalid_param'],
    ['[1]', 'rest_invalid_param'],
    ['{}', 'rest_invalid_param'],
    ['{"toString":1}', 'rest_invalid_param'],
    ['6', 'rest_invalid_param'],
    ['1e3', 'rest_invalid_param'],
    ['2147483647', 'rest_invalid_param'],
    ['2147483648', 'rest_invalid_param'],
    ['1e400', 'rest_invalid_param'],
    ['null', 'rest_missing_callback_param'],
  ];

  test.each(wrong)('a quantity of %s is no quantity (4.3)', async (quantity, code) => {
    const buyer = guest();
    await buyer.add(ticket.id, 1);
    const { body: before } = await buyer.show();
    const headers = { [header]: buyer.token() };
    for (const method of ['POST', 'PUT']) {
      const body = `{"ticket_id": ${ticket.id}, "quantity": ${quantity}}`;
      const answer = await service.call(method, cart, { headers, body });
      const params = answer.body.data.params as object;
      expect([answer.status, answer.body.code]).toEqual([400, code]);
      expect(Array.isArray(params) ? params : Object.keys(params)).toEqual(['quantity']);
    }
    expect((await buyer.show()).body).toEqual(before);
    await buyer.clear();
  });

  test('a quantity may be text, is at least 1 in POST and 0 in PUT (1.13, 4.3)', async () => {
    const buyer = guest();
    const put = (quantity: unknown) => buyer.set(ticket.id, quantity as number);
    expect(quantities(await put('2'))).toEqual([[ticket.id, 2]]);
    const zero = await buyer.add(ticket.id, 0);
    expect([zero.status, zero.body.data.params]).toEqual([
      400,
      { quantity: 'must be a whole number, 1 or more' },
    ]);
    expect(quantities(await put('0'))).toEqual([]);
  });

  test('both fields are needed (1.4, 4.3)', async () => {
    for (const method of ['POST', 'PUT']) {
      const answer = await service.call(method, cart, { body: {} });
      expect([answer.status, answer.body.code, answer.body.data.params]).toEqual([
        400,
        'rest_missing_callback_param',
        ['ticket_id', 'quantity'],
      ]);
    }
  });

  test('a ticket that is not there is 404, an event’s id too, at any quantity (1.11, 4.3)', async () => {
    const buyer = guest();
    for (const id of [ticket.eventId, 2_147_483_647]) {
      for (const answer of [
        await buyer.add(id, 1),
        await buyer.add(id, 1000),
        await buyer.set(id, 1),
        await buyer.set(id, 0),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([404, 'rest_post_invalid_id']);
      }
    }
  });

  test('more than an order may have is refused and the cart stays as it was (4.3)', async () => {
    const buyer = guest();
    await buyer.add(ticket.id, 4);
    const { body: before } = await buyer.show();
    for (const answer of [await buyer.add(ticket.id, 2), await buyer.set(ticket.id, 6)]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'rest_invalid_param']);
      expect(answer.body.data.params).toEqual({
        quantity: 'makes 6 places of this ticket; an order has at most 5',
      });
    }
    expect((await buyer.show()).body).toEqual(before);
    await buyer.clear();
  });

  test('a ticket without a limit of its own has one of 100 (4.3)', async () => {
    const plain = await ticketWith();
    await changeTicket(service, plain, { max_per_order: null });
    const buyer = guest();
    expect((await buyer.add(plain.id, 101)).status).toBe(400);
    expect((await buyer.add(plain.id, 100)).status).toBe(200);
    expect((await buyer.add(plain.id, 1)).status).toBe(400);
  });

  test('above a limit that was lowered since, the quantity can go down but not up (4.3)', async () => {
    const own = await ticketWith({ maxPerOrder: 8 });
    const buyer = guest();
    await buyer.add(own.id, 8);
    await changeTicket(service, own, { max_per_order: 3 });
    expect(quantities(await buyer.set(own.id, 6))).toEqual([[own.id, 6]]);
    expect((await buyer.add(own.id, 1)).status).toBe(400);
    expect(quantities(await buyer.set(own.id, 6))).toEqual([[own.id, 6]]);
    expect(quantities(await buyer.set(own.id, 0))).toEqual([]);
  });

  test('_fields picks from the answer as everywhere (1.15)', async () => {
    const answer = await service.call('GET', cart, { query: { _fields: 'total' } });
    expect(answer.body).toEqual({ total: '0.00' });
  });
});

describe('places that are not available', () => {
  test('more than remain are refused and the cart stays as it was (4.4)', async () => {
    const ticket = await ticketWith({ capacity: 5 });
    const [one, other] = [guest(), guest()];
    await one.add(ticket.id, 3);
    await other.add(ticket.id, 1);
    const { body: before } = await one.show();
    for (const answer of [await one.add(ticket.id, 2), await one.set(ticket.id, 5)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'rest_cannot_create']);
    }
    expect((await one.show()).body).toEqual(before);
    expect((await one.add(ticket.id, 1)).status).toBe(200);
    expect((await other.add(ticket.id, 1)).status).toBe(403);
    expect((await guest().add(ticket.id, 1)).status).toBe(403);
    await other.clear();
    expect((await guest().add(ticket.id, 1)).status).toBe(200);
  });

  test('a ticket of no places is sold out, one with unlimited ones never (4.4)', async () => {
    const none = await ticketWith({ capacity: 0 });
    const endless = await addShopTicket(service, none.eventId, { capacity: -1 });
    expect((await guest().add(none.id, 1)).status).toBe(403);
    expect((await guest().add(endless.id, 100)).status).toBe(200);
    expect((await guest().add(endless.id, 100)).status).toBe(200);
  });

  test('a refused first ticket leaves no cart behind (4.4)', async () => {
    const none = await ticketWith({ capacity: 0 });
    const [{ n: before }] = (await table('svc_carts').count({ n: '*' })) as [
      { n: number | string },
    ];
    await guest().add(none.id, 1);
    const [{ n: after }] = (await table('svc_carts').count({ n: '*' })) as [{ n: number | string }];
    expect(after).toBe(before);
  });

  const closed: [string, (ticket: ShopTicket) => Promise<unknown>][] = [
    [
      'not on sale yet',
      (one) => changeTicket(service, one, { start_sale_date: '2029-01-01 00:00:00' }),
    ],
    [
      'no longer on sale',
      (one) => changeTicket(service, one, { end_sale_date: '2020-01-01 00:00:00' }),
    ],
    ['to a draft', (one) => statusOf(one, 'draft')],
    ['to a pending event', (one) => statusOf(one, 'pending')],
    ['to a private event', (one) => statusOf(one, 'private')],
    ['to an unpublished event', ({ eventId }) => inPanel(service, eventId).unpublish()],
    ['to an event in the trash', ({ eventId }) => inPanel(service, eventId).trash()],
    ['to an event that is over', ({ eventId }) => endEvent(eventId)],
    [
      'on sale for longer than its event lasts',
      async (one) => {
        await endEvent(one.eventId);
        await changeTicket(service, one, { end_sale_date: '2099-01-01 00:00:00' });
      },
    ],
  ];

  async function statusOf({ eventId }: ShopTicket, status: string): Promise<void> {
    const path = `${collections.events}/${eventId}`;
    const answer = await service.call('PUT', path, { as: manager, body: { status } });
    expect([answer.status, answer.body.status]).toEqual([200, status]);
  }

  async function endEvent(eventId: number): Promise<void> {
    const path = `${collections.events}/${eventId}`;
    const body = { start_date: '2020-05-01 18:00:00', end_date: '2020-05-01 20:00:00' };
    expect((await service.call('PUT', path, { as: manager, body })).status).toBe(200);
  }

  test.each(closed)(
    'a ticket %s cannot be added, but its quantity can be lowered (4.4)',
    async (_, close) => {
      const ticket = await ticketWith({ capacity: 5 });
      const buyer = guest();
      await buyer.add(ticket.id, 3);
      await close(ticket);
      for (const answer of [
        await guest().add(ticket.id, 1),
        await guest().set(ticket.id, 1),
        await buyer.add(ticket.id, 1),
        await buyer.set(ticket.id, 4),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([403, 'rest_cannot_create']);
      }
      expect(quantities(await buyer.show())).toEqual([[ticket.id, 3]]);
      expect(quantities(await buyer.set(ticket.id, 2))).toEqual([[ticket.id, 2]]);
      expect((await countersOf(service, ticket.id)).held).toBe(2);
      expect((await buyer.set(ticket.id, 0)).body).toEqual(nothing);
      expect((await countersOf(service, ticket.id)).held).toBe(0);
    },
  );
});
