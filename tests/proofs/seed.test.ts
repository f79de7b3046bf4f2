import { built, type Service, startService } from '../support';
import type { Fields } from '../support/events';

const { seed } = built<typeof import('../../src/plugins/svc/server/src/seed/seed')>('seed/seed');
const { checkIntegrity } = built<
  typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
>('integrity/check-integrity');

const tables = [
  'svc_events',
  'svc_tickets',
  'svc_orders',
  'svc_order_items',
  'svc_attendees',
  'svc_refund_requests',
];

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

test('the integrity check finds no violation in demo data (3.3)', async () => {
  const { rules, isClean } = await checkIntegrity();
  expect(rules.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(isClean).toBe(true);
  expect(await count('svc_attendees')).toBeGreaterThan(50);
});

test('tickets say of which event they are, and have an SKU of their own (3.6)', async () => {
  const tickets = (await db()('svc_tickets')
    .leftJoin('svc_tickets_event_lnk', 'svc_tickets_event_lnk.ticket_id', 'svc_tickets.id')
    .leftJoin('svc_events', 'svc_events.id', 'svc_tickets_event_lnk.event_id')
    .select(
      'svc_tickets.public_id',
      'svc_tickets.event_id',
      'svc_tickets.title',
      'svc_tickets.sku',
      {
        linked: 'svc_events.public_id',
      },
    )) as Fields[];
  for (const ticket of tickets) expect(ticket.event_id).toBe(ticket.linked);
  const front = tickets.find(({ title }) => title === 'Front row')!;
  expect(front.sku).toBe(`${String(front.public_id)}-FRONT-ROW`);
});

test('one ticket is sold out, its places taken by people (3.3)', async () => {
  const full = (await db()('svc_tickets')
    .whereRaw('capacity > 0 and sold = capacity')
    .first('public_id', 'title', 'sold')) as { public_id: number; title: string; sold: number };
  expect(full).toMatchObject({ title: 'Front row', sold: 8 });
  const attendees = await db()('svc_attendees').where({ ticket_id: full.public_id });
  expect(attendees).toHaveLength(8);
});

test('buyers have orders, and so have guests (4.16)', async () => {
  const users = (await db()('up_users').select('id', 'username')) as Fields[];
  const idOf = (name: string) => users.find(({ username }) => username === name)!.id;
  const orders = (await db()('svc_orders')) as Fields[];
  for (const buyer of [idOf('buyer'), idOf('buyer2'), null]) {
    expect(orders.filter(({ user_id }) => user_id === buyer).length).toBeGreaterThan(1);
  }
  const kinds = new Set(orders.map((one) => `${String(one.status)} ${String(one.payment_method)}`));
  expect(kinds).toEqual(
    new Set(['completed offline', 'completed free', 'pending offline', 'cancelled offline']),
  );
});

test('the panel finds the attendees of an order and of a ticket (3.10)', async () => {
  const found = (await service.strapi.db.query('plugin::svc.attendee').findMany({
    populate: ['ticket', 'order'],
  })) as { ticketId: number; orderId: number; ticket: Fields; order: Fields }[];
  for (const { ticketId, orderId, ticket, order } of found) {
    expect([ticket.publicId, order.publicId]).toEqual([ticketId, orderId]);
  }
});

test('a refund request of the first event waits for the box office', async () => {
  const requests = (await db()('svc_refund_requests')) as Fields[];
  expect(requests).toMatchObject([{ status: 'pending', buyer_email: 'buyer@example.test' }]);
});

test('a second run adds nothing, and a longer one leaves what is there (3.3)', async () => {
  const before = await counts();
  await run(60);
  expect(await counts()).toEqual(before);

  const orders = (await db()('svc_orders').orderBy('id')) as Fields[];
  await run(80);
  expect(await count('svc_events')).toBeGreaterThan(before.svc_events!);
  expect(await db()('svc_orders').orderBy('id')).toEqual(orders);
  expect((await checkIntegrity()).isClean).toBe(true);
});
