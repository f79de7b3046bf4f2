import { makeApiToken, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  makeTicket,
  panelDocuments,
} from '../support/events';

const { events, tickets, attendees } = collections;

let service: Service;
let manager: TestUser;
let eventId: number;

const db = () => service.strapi.db.connection;
const send = (method: string, path: string, body?: Fields) =>
  service.call(method, path, { as: manager, body });
const makeEvent = async (fields: Fields = {}) =>
  (await make(service, manager, events, eventBody({ status: 'publish', ...fields }))).id;
const ticketBody = (fields: Fields = {}): Fields => ({
  title: 'Front row',
  event_id: eventId,
  type: 'paid',
  price: '12.50',
  ...fields,
});
const create = async (fields: Fields = {}) => make(service, manager, tickets, ticketBody(fields));
const change = (id: number, body: Fields) => send('PUT', `${tickets}/${id}`, body);
const read = async (id: number) => (await send('GET', `${tickets}/${id}`)).body as Fields;
const panel = () => panelDocuments(service, 'plugin::svc.ticket');
const rowOf = async (id: number) =>
  (await db()('svc_tickets').where({ public_id: id }).first()) as Fields & { document_id: string };
const attend = (ticketId: number) =>
  make(service, manager, attendees, { full_name: 'A', email: 'a@b.test', ticket_id: ticketId });

/** What an answer says is wrong, by parameter. */
async function refused(answer: ReturnType<typeof send>, code = 'rest_invalid_param') {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([400, code]);
  return body.data.params as Record<string, string>;
}

/** Places of a ticket in a cart that ends in so many seconds, counted as the cart counts them. */
async function hold(ticketId: number, quantity: number, endsIn: number): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const row = { expires_at: now + endsIn, touched: now, document_id: `cart${Math.random()}` };
  await db()('svc_carts').insert(row);
  const { id } = (await db()('svc_carts')
    .where({ document_id: row.document_id })
    .first()) as Fields;
  const item = { cart_id: id, ticket_id: ticketId, quantity, unit_price_minor: 0 };
  await db()('svc_cart_items').insert(item);
  await db()('svc_tickets').where({ public_id: ticketId }).increment('held', quantity);
  return id as number;
}

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  eventId = await makeEvent({ timezone: 'Europe/Berlin' });
});

describe('a new ticket', () => {
  test('has the fields sent and the defaults (3.1, 3.2, 3.6)', async () => {
    const answer = await send('POST', tickets, {
      ...ticketBody(),
      capacity: 80,
      max_per_order: 4,
      start_sale_date: '2030-01-01 10:00:00',
      end_sale_date: '2030-04-30 23:59:59',
      sku: 'ROW-1',
      description: 'Near the\nstage',
      sold: 7,
      remaining: 7,
      id: 7,
    });
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: number };
    expect(answer.headers.get('Location')).toMatch(new RegExp(`/api/${tickets}/${id}$`));
    expect(answer.body).toEqual({
      id,
      title: 'Front row',
      event_id: eventId,
      type: 'paid',
      price: '12.50',
      capacity: 80,
      sold: 0,
      remaining: 80,
      max_per_order: 4,
      start_sale_date: '2030-01-01 10:00:00',
      end_sale_date: '2030-04-30 23:59:59',
      sku: 'ROW-1',
      description: 'Near the\nstage',
    });
    expect(await read(id)).toEqual(answer.body);
  });

  test('needs no more than title, event and type (3.1, 3.2, 3.6)', async () => {
    const made = await make(service, manager, tickets, {
      title: 'Crème & Co.',
      event_id: String(eventId),
      type: 'free',
    });
    expect(made).toEqual({
      id: made.id,
      title: 'Crème & Co.',
      event_id: eventId,
      type: 'free',
      price: '0.00',
      capacity: -1,
      sold: 0,
      remaining: -1,
      max_per_order: 100,
      start_sale_date: '',
      end_sale_date: '',
      sku: `${made.id}-CREME-CO`,
      description: '',
    });
  });

  test('without them is told so (3.1)', async () => {
    const missing = await refused(send('POST', tickets, {}), 'rest_missing_callback_param');
    expect(missing).toEqual(['title', 'event_id', 'type']);
    const nulls = { title: null, event_id: null, type: null, price: 'x' };
    expect(await refused(send('POST', tickets, nulls), 'rest_missing_callback_param')).toEqual([
      'title',
      'event_id',
      'type',
    ]);
  });

  test.each<[string, Fields]>([
    ['price', { price: undefined }],
    ['price', { price: 0 }],
    ['price', { price: '0.00' }],
    ['price', { price: -1 }],
    ['price', { price: '1.234' }],
    ['price', { price: 1.005 }],
    ['price', { price: 1e300 }],
    ['price', { price: 1_000_000 }],
    ['price', { price: '12,50' }],
    ['price', { price: 'free' }],
    ['price', { price: '' }],
    ['price', { price: null }],
    ['price', { price: true }],
    ['price', { price: ['1'] }],
    ['price', { price: { toString: 'x' } }],
    ['price', { type: 'free' }],
    ['price', { type: 'rsvp', price: '0.01' }],
    ['type', { type: 'gratis' }],
    ['type', { type: 1 }],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(256) }],
    ['title', { title: 5 }],
    ['capacity', { capacity: -2 }],
    ['capacity', { capacity: 1.5 }],
    ['capacity', { capacity: 2_147_483_648 }],
    ['capacity', { capacity: 'many' }],
    ['capacity', { capacity: [] }],
    ['max_per_order', { max_per_order: 0 }],
    ['max_per_order', { max_per_order: -1 }],
    ['max_per_order', { max_per_order: 2.5 }],
    ['start_sale_date', { start_sale_date: '2030-02-30 10:00:00' }],
    ['start_sale_date', { start_sale_date: '2030-01-01' }],
    ['start_sale_date', { start_sale_date: 5 }],
    ['start_sale_date', { start_sale_date: '2030-03-31 02:30:00' }],
    ['end_sale_date', { end_sale_date: '2030-03-31 02:30:00' }],
    ['end_sale_date', { end_sale_date: 'soon' }],
    [
      'end_sale_date',
      { start_sale_date: '2030-01-01 10:00:00', end_sale_date: '2030-01-01 09:59:59' },
    ],
    ['event_id', { event_id: 0 }],
    ['event_id', { event_id: -1 }],
    ['event_id', { event_id: 1.5 }],
    ['event_id', { event_id: 999_999_999 }],
    ['event_id', { event_id: 99_999_999_999 }],
    ['event_id', { event_id: [1] }],
    ['sku', { sku: 'x'.repeat(256) }],
    ['sku', { sku: 'a\u0000b' }],
    ['sku', { sku: 5 }],
    ['description', { description: 'x'.repeat(10_001) }],
  ])('is not made with a wrong %s: %j (3.1, 3.2, 3.4)', async (name, fields) => {
    const params = await refused(send('POST', tickets, ticketBody(fields)));
    expect(Object.keys(params)).toEqual([name]);
  });

  test('is not made for a thing that is no event (3.1)', async () => {
    const { id } = await make(service, manager, collections.venues, { title: 'Hall' });
    expect(await refused(send('POST', tickets, ticketBody({ event_id: id })))).toEqual({
      event_id: `there is no event ${id}`,
    });
  });

  test('reports all invalid fields at once (3.1)', async () => {
    await create({ sku: 'TAKEN' });
    const wrong = {
      title: '',
      type: 'free',
      price: '3.00',
      capacity: -5,
      event_id: 999_999_999,
      sku: 'TAKEN',
      start_sale_date: '2030-02-01 10:00:00',
      end_sale_date: '2030-01-01 10:00:00',
    };
    expect(Object.keys(await refused(send('POST', tickets, wrong))).sort()).toEqual(
      ['capacity', 'end_sale_date', 'event_id', 'price', 'sku', 'title'].sort(),
    );
  });

  test.each([
    [12.5, '12.50'],
    ['7', '7.00'],
    [0.29, '0.29'],
    ['999999.99', '999999.99'],
    [8.2, '8.20'],
  ])('has the price it was sent with: %j is %s (3.1)', async (price, shown) => {
    expect(await create({ price })).toMatchObject({ price: shown });
  });

  test.each([[0], [1], ['12'], [2_147_483_647]])(
    'has the capacity it was sent with: %j (3.2)',
    async (capacity) => {
      const places = Number(capacity);
      expect(await create({ capacity })).toMatchObject({ capacity: places, remaining: places });
    },
  );

  test.each([[null], [-1], ['-1']])('has no limit at all with %j (3.2)', async (capacity) => {
    expect(await create({ capacity })).toMatchObject({ capacity: -1, remaining: -1 });
  });
});

describe('a change of a ticket', () => {
  test('is of the fields sent, by whichever verb (3.1, 3.4)', async () => {
    const made = await create({ capacity: 5, start_sale_date: '2030-01-01 10:00:00' });
    const steps: [string, Fields][] = [
      ['PUT', { title: 'Balcony' }],
      ['PATCH', { price: '3.00', description: 'High' }],
      ['POST', { end_sale_date: '2030-02-01 00:00:00', max_per_order: 2 }],
      ['PUT', { start_sale_date: '', capacity: null }],
      ['PUT', { end_sale_date: null }],
    ];
    let expected: Fields = made;
    for (const [method, fields] of steps) {
      const { status, body } = await send(method, `${tickets}/${made.id}`, fields);
      const shown: Fields = {
        ...fields,
        ...('capacity' in fields && { capacity: -1, remaining: -1 }),
      };
      if (fields.end_sale_date === null) shown.end_sale_date = '';
      expected = { ...expected, ...shown };
      expect([status, body]).toEqual([200, expected]);
    }
    expect(expected.sku).toBe(`${made.id}-FRONT-ROW`);
  });

  test('is validated against the stored ticket (3.1, 3.4)', async () => {
    const { id } = await create({ type: 'free', price: 0 });
    expect(Object.keys(await refused(change(id, { type: 'paid' })))).toEqual(['price']);
    expect(Object.keys(await refused(change(id, { price: 5 })))).toEqual(['price']);
    expect((await change(id, { type: 'paid', price: 5 })).body).toMatchObject({ price: '5.00' });
    expect(Object.keys(await refused(change(id, { type: 'rsvp' })))).toEqual(['price']);
    expect(Object.keys(await refused(change(id, { price: '0' })))).toEqual(['price']);
    await change(id, { end_sale_date: '2030-01-01 10:00:00' });
    const late = { start_sale_date: '2030-01-01 10:00:01' };
    expect(await refused(change(id, late))).toEqual({
      start_sale_date: 'must not be after the end of the sale',
    });
  });

  test('with one wrong field changes nothing (3.1)', async () => {
    const made = await create();
    await refused(change(made.id, { title: 'Other', capacity: 'x', event_id: 999_999_999 }));
    expect(await read(made.id)).toEqual(made);
  });

  test('leaves the ticket with its event (3.5)', async () => {
    const { id } = await create();
    const other = await makeEvent();
    for (const event_id of [other, 999_999_999]) {
      expect(Object.keys(await refused(change(id, { event_id, title: 'X' })))).toEqual([
        'event_id',
      ]);
    }
    const same = await change(id, { event_id: eventId, title: 'Same' });
    expect([same.status, same.body.event_id, same.body.title]).toEqual([200, eventId, 'Same']);
  });

  test('of the event’s zone leaves sale dates alone (3.4)', async () => {
    const id = await makeEvent({ timezone: 'UTC' });
    const made = await create({ event_id: id, start_sale_date: '2030-03-31 02:30:00' });
    await send('PUT', `${events}/${id}`, { timezone: 'Europe/Berlin' });
    expect((await change(made.id, { title: 'Y' })).body.start_sale_date).toBe(
      '2030-03-31 02:30:00',
    );
    expect(Object.keys(await refused(change(made.id, { end_sale_date: '2030-03-31 02:31:00' })))) //
      .toContain('start_sale_date');
  });

  test('cannot be made of a thing that is no ticket (3.1)', async () => {
    for (const id of [eventId, 0, 999_999_999]) {
      for (const [method, path] of [
        ['GET', `${tickets}/${id}`],
        ['PUT', `${tickets}/${id}`],
        ['DELETE', `${tickets}/${id}`],
      ] as const) {
        const { status, body } = await send(method, path, method === 'PUT' ? {} : undefined);
        expect([status, body.code]).toEqual([404, 'rest_post_invalid_id']);
      }
    }
  });

  test('shows in the cost of its event (3.1)', async () => {
    const id = await makeEvent();
    const cost = async () => (await send('GET', `${events}/${id}`)).body.cost as string;
    const one = await create({ event_id: id, price: 10 });
    await create({ event_id: id, price: 20 });
    expect(await cost()).toBe('$10.00 – $20.00');
    await change(one.id, { type: 'free', price: 0 });
    expect(await cost()).toBe('Free – $20.00');
    await send('DELETE', `${tickets}/${one.id}`);
    expect(await cost()).toBe('$20.00');
  });
});

describe('the sku of a ticket', () => {
  test('is no other ticket’s (3.6)', async () => {
    const { id } = await create({ sku: 'ONE' });
    expect(Object.keys(await refused(send('POST', tickets, ticketBody({ sku: 'ONE' }))))).toEqual([
      'sku',
    ]);
    const other = await create({ sku: 'TWO' });
    expect(Object.keys(await refused(change(other.id, { sku: 'ONE' })))).toEqual(['sku']);
    expect((await change(id, { sku: 'ONE' })).status).toBe(200);
  });

  test('is no other ticket’s where two ask for it at once (3.6)', async () => {
    const same = Array.from({ length: 6 }, () =>
      send('POST', tickets, ticketBody({ sku: 'RACE' })),
    );
    const answers = await Promise.all(same);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    for (const { status, body } of answers) {
      if (status === 400) expect(Object.keys(body.data.params as object)).toEqual(['sku']);
    }
    expect(await db()('svc_tickets').where({ sku: 'RACE' })).toHaveLength(1);
  });

  test('is made where it is empty, and stays when the title changes (3.6)', async () => {
    const { id } = await create({ sku: '' });
    expect((await change(id, { title: 'Back row' })).body.sku).toBe(`${id}-FRONT-ROW`);
    expect((await change(id, { sku: 'OWN' })).body.sku).toBe('OWN');
    expect((await change(id, { sku: '' })).body.sku).toBe(`${id}-BACK-ROW`);
  });

  test('gets a suffix if the preferred one is taken (3.6)', async () => {
    const { id } = await create();
    await create({ sku: `${id + 2}-FRONT-ROW` });
    const next = await create();
    expect(next).toMatchObject({ id: id + 2, sku: `${id + 2}-FRONT-ROW-2` });
  });
});

describe('the list of tickets', () => {
  let own: number;
  let ids: number[];

  beforeAll(async () => {
    own = await makeEvent();
    ids = [];
    for (const type of ['paid', 'free', 'rsvp', 'paid']) {
      const price = type === 'paid' ? 5 : 0;
      ids.push((await create({ event_id: own, type, price, title: `The ${type} one` })).id);
    }
  });

  const listed = async (query: Record<string, string | number>, as?: TestUser) => {
    const { body, headers } = await service.call('GET', tickets, { query, as });
    return {
      ids: (body as Fields[]).map(({ id }) => id),
      total: Number(headers.get('X-API-Total')),
    };
  };

  test('is of an event, of a type, in order of ids, by pages (3.7)', async () => {
    expect(await listed({ event_id: own })).toEqual({ ids, total: 4 });
    expect(await listed({ event_id: own, type: 'paid' })).toEqual({
      ids: [ids[0], ids[3]],
      total: 2,
    });
    expect(await listed({ event_id: own, per_page: 3, page: 2 })).toEqual({
      ids: [ids[3]],
      total: 4,
    });
    expect(await listed({ event_id: 999_999_999 })).toEqual({ ids: [], total: 0 });
    const all = await listed({ per_page: 100 });
    expect(all.ids).toEqual(expect.arrayContaining(ids));
    expect(all.ids).toEqual([...all.ids].sort((a, b) => Number(a) - Number(b)));
  });

  test('has the same items as single reads (3.7)', async () => {
    const { body } = await service.call('GET', tickets, { query: { event_id: own } });
    expect(body).toEqual(await Promise.all(ids.map(read)));
  });

  test('refuses filters that make no sense (3.7)', async () => {
    const wrong: Record<string, string | number>[] = [
      { event_id: 'x' },
      { event_id: -1 },
      { type: 'gold' },
      { page: 0 },
    ];
    for (const query of wrong) {
      const { status, body } = await service.call('GET', tickets, { query });
      expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
      expect(Object.keys(body.data.params as object)).toEqual(Object.keys(query));
    }
  });

  test('leaves out events that are not published, but for editors of tickets (3.7)', async () => {
    const all = { ids, total: 4 };
    const none = { ids: [], total: 0 };
    const buyer = await makeSignedIn(service, 'authenticated', 'buyer');
    const editor = await makeSignedIn(service, 'event-editor', 'editor');
    const see = async () => [
      await listed({ event_id: own }),
      await listed({ event_id: own }, buyer),
      await listed({ event_id: own }, editor),
      await listed({ event_id: own }, manager),
    ];
    const readAs = async (as?: TestUser) =>
      (await service.call('GET', `${tickets}/${ids[0]}`, { as })).status;
    const steps: [string, () => Promise<unknown>, boolean][] = [
      ['published', () => Promise.resolve(), true],
      ['a draft', () => send('PUT', `${events}/${own}`, { status: 'draft' }), false],
      ['pending', () => send('PUT', `${events}/${own}`, { status: 'pending' }), false],
      ['private', () => send('PUT', `${events}/${own}`, { status: 'private' }), false],
      ['in the trash', () => send('DELETE', `${events}/${own}`), false],
      ['published again', () => send('PUT', `${events}/${own}`, { status: 'publish' }), true],
    ];
    for (const [state, step, isPublic] of steps) {
      await step();
      const others = isPublic ? all : none;
      expect([state, await see()]).toEqual([state, [others, others, others, all]]);
      const statuses = [await readAs(), await readAs(buyer), await readAs(manager)];
      expect([state, statuses]).toEqual([state, isPublic ? [200, 200, 200] : [401, 403, 200]]);
    }
  });

  test('has everything for an API token that edits tickets (3.7)', async () => {
    const draft = await makeEvent({ status: 'draft' });
    await create({ event_id: draft });
    const token = await makeApiToken(service.strapi, ['plugin::svc.tickets.edit_svc_tickets']);
    const { body } = await service.call('GET', tickets, { query: { event_id: draft }, as: token });
    expect(body).toHaveLength(1);
  });
});

describe('the remaining places of a ticket', () => {
  test('is the capacity without what is sold and what carts hold (3.3)', async () => {
    const { id } = await create({ capacity: 10 });
    await attend(id);
    await hold(id, 3, 600);
    expect(await read(id)).toMatchObject({ capacity: 10, sold: 1, remaining: 6 });
    await hold(id, 2, 0);
    await hold(id, 1, -600);
    // What has expired is free, whether or not a job has run.
    expect(await read(id)).toMatchObject({ remaining: 6 });
    const { body } = await service.call('GET', tickets, {
      query: { event_id: eventId, per_page: 100 },
    });
    expect((body as Fields[]).find((ticket) => ticket.id === id)).toMatchObject({ remaining: 6 });
  });

  test('is never less than nothing, however far the capacity is lowered (3.2)', async () => {
    const { id } = await create({ capacity: 10 });
    for (let count = 0; count < 3; count += 1) await attend(id);
    await hold(id, 2, 600);
    for (const [capacity, remaining] of [
      [2, 0],
      [0, 0],
      [6, 1],
      [-1, -1],
      [4, 0],
      [5, 0],
    ] as const) {
      expect((await change(id, { capacity })).body).toMatchObject({ capacity, sold: 3, remaining });
    }
    const { status, body } = await send('POST', attendees, {
      full_name: 'A',
      email: 'a@b.test',
      ticket_id: id,
    });
    expect([status, body.code]).toEqual([403, 'rest_cannot_create']);
  });
});

describe('deleting a ticket', () => {
  const cartItems = (cartId: number) => db()('svc_cart_items').where({ cart_id: cartId });

  test('takes it out of every cart, and nothing else (3.8)', async () => {
    const going = await create({ capacity: 10 });
    const staying = await create({ capacity: 10 });
    const carts = [await hold(going.id, 2, 600), await hold(going.id, 1, -600)];
    await db()('svc_cart_items').insert({
      cart_id: carts[0],
      ticket_id: staying.id,
      quantity: 3,
      unit_price_minor: 0,
    });
    await db()('svc_tickets').where({ public_id: staying.id }).increment('held', 3);
    const before = await read(going.id);
    const { status, body } = await send('DELETE', `${tickets}/${going.id}`);
    expect([status, body]).toEqual([200, { deleted: true, previous: before }]);
    expect((await send('GET', `${tickets}/${going.id}`)).status).toBe(404);
    expect((await send('DELETE', `${tickets}/${going.id}`)).status).toBe(404);
    const left = (await Promise.all(carts.map(cartItems))).flat() as Fields[];
    expect(left.map((item) => item.ticket_id)).toEqual([staying.id]);
    expect(await read(staying.id)).toMatchObject({ remaining: 7 });
  });

  test('is refused where it has attendees, even cancelled ones (3.8)', async () => {
    const { id } = await create();
    const attendee = await attend(id);
    const remove = () => send('DELETE', `${tickets}/${id}`);
    const { document_id: documentId } = await rowOf(id);
    await refused(remove(), 'rest_cannot_delete');
    await send('PUT', `${attendees}/${attendee.id}`, { status: 'cancelled' });
    await refused(remove(), 'rest_cannot_delete');
    await expect(panel().delete({ documentId })).rejects.toThrow(/has attendees/);
    await send('DELETE', `${attendees}/${attendee.id}`);
    expect((await remove()).status).toBe(200);
  });

  test('and its event for good is refused alike (3.8)', async () => {
    const own = await makeEvent();
    const { id } = await create({ event_id: own });
    const attendee = await attend(id);
    await send('PUT', `${attendees}/${attendee.id}`, { status: 'cancelled' });
    const force = { as: manager, query: { force: true } };
    await refused(service.call('DELETE', `${events}/${own}`, force), 'rest_cannot_delete');
    await expect(inPanel(service, own).remove()).rejects.toThrow(/with attendees/);
    expect((await send('GET', `${attendees}/${attendee.id}`)).body).toMatchObject({
      event_id: own,
    });
    await send('DELETE', `${attendees}/${attendee.id}`);
    expect((await service.call('DELETE', `${events}/${own}`, force)).status).toBe(200);
    expect((await send('GET', `${tickets}/${id}`)).status).toBe(404);
  });

  test('while somebody books leaves no attendee without a ticket (3.8, 3.13)', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await create({ capacity: 5 });
      const body = { full_name: 'A', email: 'a@b.test', ticket_id: id };
      const [booked, removed] = await Promise.all([
        send('POST', attendees, body),
        send('DELETE', `${tickets}/${id}`),
      ]);
      const outcome = [booked.status, removed.status];
      if (removed.status === 200) expect([400, 403]).toContain(booked.status);
      else expect(outcome).toEqual([201, 400]);
      const left = await db()('svc_attendees').where({ ticket_id: id });
      expect(left).toHaveLength(removed.status === 200 ? 0 : 1);
    }
  });
});

describe('in the panel', () => {
  const fieldsOf = async (work: Promise<unknown>) => {
    const error = (await work.then(
      () => null,
      (reason: unknown) => reason,
    )) as { details?: { errors: { path: string[] }[] } } | null;
    return error?.details?.errors.map(({ path }) => path[0]) ?? [];
  };
  const eventDocument = async (id = eventId) => (await inPanel(service, id).document()).documentId;

  test('a ticket is of an event, which never changes (3.5)', async () => {
    const data = { title: 'P', type: 'free' };
    expect(await fieldsOf(panel().create({ data }))).toEqual(['event']);
    const none = { connect: [], disconnect: [] };
    expect(await fieldsOf(panel().create({ data: { ...data, event: none } }))).toEqual(['event']);
    const event = await eventDocument();
    const connect = { connect: [{ documentId: event }], disconnect: [] };
    const made = await panel().create({ data: { ...data, event: connect, eventId: 5 } });
    expect(await read(made.publicId)).toMatchObject({ event_id: eventId });

    const { documentId } = made;
    const other = await eventDocument(await makeEvent());
    for (const moved of [
      other,
      { set: [{ documentId: other }] },
      { disconnect: [{ id: 1 }] },
      null,
    ]) {
      const update = panel().update({ documentId, data: { event: moved } });
      expect(await fieldsOf(update)).toEqual(['event']);
    }
    for (const same of [event, none, connect]) {
      await panel().update({ documentId, data: { title: 'Q', event: same, eventId: 5 } });
    }
    expect(await read(made.publicId)).toMatchObject({ event_id: eventId, title: 'Q' });
  });

  test('invalid prices and sale windows are reported at the field (3.1, 3.4)', async () => {
    const event = await eventDocument();
    const data = { title: 'P', type: 'paid', priceMinor: 100, event };
    const wrong: [Fields, string][] = [
      [{ priceMinor: 0 }, 'priceMinor'],
      [{ priceMinor: null }, 'priceMinor'],
      [{ priceMinor: 12.5 }, 'priceMinor'],
      [{ type: 'free', priceMinor: 12.5 }, 'priceMinor'],
      [{ type: 'free', priceMinor: 'twelve' }, 'priceMinor'],
      [{ type: 'free' }, 'priceMinor'],
      [{ startSaleDate: '2030-03-31 02:30:00' }, 'startSaleDate'],
      [{ startSaleDate: 'tomorrow' }, 'startSaleDate'],
      [{ startSaleDate: '2030-02-01 00:00:00', endSaleDate: '2030-01-01 00:00:00' }, 'endSaleDate'],
    ];
    const { documentId } = await panel().create({ data });
    for (const [fields, field] of wrong) {
      expect(await fieldsOf(panel().create({ data: { ...data, ...fields } }))).toEqual([field]);
      expect(await fieldsOf(panel().update({ documentId, data: fields }))).toEqual([field]);
    }
    const taken = await panel().create({ data: { ...data, sku: 'PANEL' } });
    expect(await fieldsOf(panel().create({ data: { ...data, sku: 'PANEL' } }))).toEqual(['sku']);
    expect(await fieldsOf(panel().update({ documentId, data: { sku: 'PANEL' } }))).toEqual(['sku']);
    expect(await read(taken.publicId)).toMatchObject({ sku: 'PANEL' });
  });

  test('an input that was emptied stands for no limit and no bound (3.2, 3.4)', async () => {
    const made = await makeTicket(service, eventId, 0, { capacity: 5, maxPerOrder: 3 });
    const emptied = { capacity: null, maxPerOrder: null, priceMinor: null, startSaleDate: '' };
    await panel().update({ documentId: made.documentId, data: emptied });
    expect(await rowOf(made.publicId)).toMatchObject({
      capacity: -1,
      max_per_order: 100,
      price_minor: 0,
      start_sale_date: null,
    });
  });

  test.each([[-2], [1.5], ['many'], [2_147_483_648], [[5]]])(
    'no ticket gets a capacity of %j (3.2)',
    async (capacity) => {
      const { documentId, publicId } = await makeTicket(service, eventId, 0, { capacity: 5 });
      expect(await fieldsOf(panel().update({ documentId, data: { capacity } }))).toEqual([
        'capacity',
      ]);
      const made = makeTicket(service, eventId, 0, { capacity });
      expect(await fieldsOf(made)).toEqual(['capacity']);
      expect(await read(publicId)).toMatchObject({ capacity: 5, remaining: 5 });
    },
  );

  test('no form overwrites what is counted (3.14)', async () => {
    const made = await makeTicket(service, eventId, 500, { capacity: 5, sold: 3, held: 2 });
    const id = made.publicId;
    expect(await rowOf(id)).toMatchObject({ sold: 0, held: 0, overbooked: 0 });
    await attend(id);
    await hold(id, 1, 600);
    const { documentId } = made;
    await panel().update({
      documentId,
      data: { ...made, sold: 4, held: 4, overbooked: 4, title: 'R', capacity: 1 },
    });
    expect(await rowOf(id)).toMatchObject({ title: 'R', sold: 1, held: 1, overbooked: 1 });
    expect(await read(id)).toMatchObject({ capacity: 1, sold: 1, remaining: 0 });
    await panel().update({ documentId, data: { capacity: null, sold: 0 } });
    expect(await read(id)).toMatchObject({ capacity: -1, sold: 1, remaining: -1 });
  });

  test('a duplicate has an id, a sku and counts of its own (3.6, 3.14)', async () => {
    const made = await makeTicket(service, eventId, 500, { capacity: 5, sku: 'COPIED' });
    await attend(made.publicId);
    const { documentId } = made;
    const copies = [
      await panel().clone({ documentId, data: {} }),
      await panel().clone({ documentId, data: { sku: 'COPIED', sold: 1, title: 'Copy' } }),
    ].map(({ entries }) => entries[0]!);
    expect(await read(copies[0]!.publicId)).toMatchObject({
      title: 'A place',
      price: '5.00',
      event_id: eventId,
      sku: `${copies[0]!.publicId}-A-PLACE`,
      capacity: 5,
      sold: 0,
      remaining: 5,
    });
    expect(await read(copies[1]!.publicId)).toMatchObject({
      title: 'Copy',
      sku: `${copies[1]!.publicId}-COPY`,
      sold: 0,
    });
    const { body } = await send('GET', `${events}/${eventId}`);
    expect(body.cost).not.toBe('');
  });
});
