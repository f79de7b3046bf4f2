import { built, type Service, startService } from './support';
import type { Fields } from './support/events';

const { seed } = built<typeof import('../src/seed/seed')>('seed/seed');
const { checkBooks } = built<typeof import('../src/books/check-books')>('books/check-books');

const tables = ['events', 'tickets', 'orders', 'order_items', 'attendees'];

let service: Service;

async function run(events: number): Promise<void> {
  const options = { events, accountsOnly: false, ifEmpty: false };
  await seed(options, { isTerminal: false, write: () => undefined });
}

beforeAll(async () => {
  service = await startService();
  await run(60);
});

const db = () => service.strapi.db.connection;
const count = async (table: string) => Number((await db()(table).count({ n: '*' }))[0]!.n);
const counts = async () =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await count(table)] as const)),
  );

test('the books of demo data add up (3.3)', async () => {
  const { rules, isClean } = await checkBooks();
  expect(rules.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(isClean).toBe(true);
  expect(await count('attendees')).toBeGreaterThan(50);
});

test('tickets say of which event they are, and have an SKU of their own (3.6)', async () => {
  const tickets = (await db()('tickets')
    .leftJoin('tickets_event_lnk', 'tickets_event_lnk.ticket_id', 'tickets.id')
    .leftJoin('events', 'events.id', 'tickets_event_lnk.event_id')
    .select('tickets.public_id', 'tickets.event_id', 'tickets.title', 'tickets.sku', {
      linked: 'events.public_id',
    })) as Fields[];
  for (const ticket of tickets) expect(ticket.event_id).toBe(ticket.linked);
  const front = tickets.find(({ title }) => title === 'Front row')!;
  expect(front.sku).toBe(`${String(front.public_id)}-FRONT-ROW`);
});

test('one ticket is sold out, its places taken by people (3.3)', async () => {
  const full = (await db()('tickets')
    .whereRaw('capacity > 0 and sold = capacity')
    .first('public_id', 'title', 'sold')) as { public_id: number; title: string; sold: number };
  expect(full).toMatchObject({ title: 'Front row', sold: 8 });
  const attendees = await db()('attendees').where({ ticket_id: full.public_id });
  expect(attendees).toHaveLength(8);
});

test('buyers have orders, and so have guests (4.16)', async () => {
  const users = (await db()('up_users').select('id', 'username')) as Fields[];
  const idOf = (name: string) => users.find(({ username }) => username === name)!.id;
  const orders = (await db()('orders')) as Fields[];
  for (const buyer of [idOf('buyer'), idOf('buyer2'), null]) {
    expect(orders.filter(({ user_id }) => user_id === buyer).length).toBeGreaterThan(1);
  }
  const kinds = new Set(orders.map((one) => `${String(one.status)} ${String(one.payment_method)}`));
  expect(kinds).toEqual(
    new Set(['completed offline', 'completed free', 'pending offline', 'cancelled offline']),
  );
});

test('the panel finds the attendees of an order and of a ticket (3.10)', async () => {
  const found = (await service.strapi.db.query('api::attendee.attendee').findMany({
    populate: ['ticket', 'order'],
  })) as { ticketId: number; orderId: number; ticket: Fields; order: Fields }[];
  for (const { ticketId, orderId, ticket, order } of found) {
    expect([ticket.publicId, order.publicId]).toEqual([ticketId, orderId]);
  }
});

test('a second run adds nothing, and a longer one leaves what is there (3.3)', async () => {
  const before = await counts();
  await run(60);
  expect(await counts()).toEqual(before);

  const orders = (await db()('orders').orderBy('id')) as Fields[];
  await run(80);
  expect(await count('events')).toBeGreaterThan(before.events!);
  expect(await db()('orders').orderBy('id')).toEqual(orders);
  expect((await checkBooks()).isClean).toBe(true);
});
