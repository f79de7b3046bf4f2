import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { DateTime } from 'luxon';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { built, type Service, startService } from '../support';
import { person } from '../support/box-office';
import type { Fields } from '../support/events';
import { removeUploads, removeUploadsLater } from '../support/remove-uploads';

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
  'files',
  'files_related_mph',
];

let service: Service;
let admin: AdminApi;

/** What it says. */
async function run(events: number): Promise<string> {
  let said = '';
  const options = { events, accountsOnly: false, ifEmpty: false, pictures: true };
  await seed(options, { isTerminal: false, write: (text) => void (said += text) });
  return said;
}

beforeAll(async () => {
  service = await startService();
  removeUploadsLater(service);
  admin = await registerFirstAdmin(service.url, person('Ada'));
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

test('tickets are as old as their event, never of a time that is still to come (3.6)', async () => {
  const tickets = (await db()('svc_tickets as t')
    .join('svc_events as e', 'e.public_id', 't.event_id')
    .select('t.public_id', 't.updated_at', 'e.updated_at as made')) as Fields[];
  expect(tickets.length).toBeGreaterThan(50);
  for (const { public_id: id, updated_at: at, made } of tickets)
    expect([id, at]).toEqual([id, made]);
});

test('one ticket is sold out, its places taken by people (3.3)', async () => {
  const full = (await db()('svc_tickets')
    .whereRaw('capacity > 0 and sold = capacity')
    .first('public_id', 'title', 'sold')) as { public_id: number; title: string; sold: number };
  expect(full).toMatchObject({ title: 'Front row', sold: 8 });
  const attendees = await db()('svc_attendees').where({ ticket_id: full.public_id });
  expect(attendees).toHaveLength(8);
});

test('a code to try takes a tenth off every ticket, also after a second run (8.20)', async () => {
  const code = { code: 'WELCOME10', percent: 10, event_id: null, max_places: -1, used: 0 };
  expect(await db()('svc_vouchers')).toMatchObject([code]);
  await run(60);
  expect(await count('svc_vouchers')).toBe(1);
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

/** By what one of their columns holds. */
function grouped(rows: Fields[], name: string): Map<unknown, Fields[]> {
  const groups = new Map<unknown, Fields[]>();
  for (const row of rows) groups.set(row[name], [...(groups.get(row[name]) ?? []), row]);
  return groups;
}
const sumOf = (rows: Fields[], name: string) =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

describe('the home of the panel has, of what the check goes through,', () => {
  const part = async (name: string) => (await admin('GET', `/svc-admin/overview/${name}`)).body;
  const orders = async () => (await db()('svc_orders')) as Fields[];

  test('how many wait (2.24)', async () => {
    const waiting = (await orders()).filter(({ status }) => status === 'pending');
    const drafts = (await db()('svc_events').where({ ready_for_review: true })) as Fields[];
    expect(waiting.length).toBeGreaterThan(0);
    expect(await part('waiting')).toMatchObject({
      orders: waiting.length,
      refunds: 1,
      reviews: drafts.filter((row) => !row.published_at && !row.trashed_at).length,
      deliveries: 0,
    });
  });

  test('what was sold on each of seven days (2.24)', async () => {
    const paid = (await orders()).filter(({ status }) =>
      ['completed', 'partially_refunded', 'refunded'].includes(String(status)),
    );
    const dayOf = ({ placed_at: at }: Fields) =>
      DateTime.fromSeconds(Number(at), { zone: 'UTC' }).toISODate();
    const byDay = new Map([
      ...grouped(
        paid.map((row) => ({ ...row, day: dayOf(row) })),
        'day',
      ),
    ]);
    const { days } = (await part('sales')) as { days: Fields[] };
    expect(sumOf(days, 'orders')).toBeGreaterThan(0);
    for (const { day, orders: counted, amountMinor } of days) {
      const rows = byDay.get(day) ?? [];
      const amount = sumOf(rows, 'total_minor') - sumOf(rows, 'refunded_minor');
      const priced = rows.filter((row) => Number(row.total_minor) > 0);
      expect([day, counted, Number(amountMinor)]).toEqual([day, priced.length, amount]);
    }
  });

  test('which events are nearly sold out, by the people who hold their places (2.24)', async () => {
    const people = grouped(
      (await db()('svc_attendees').whereIn('status', ['confirmed', 'checked_in'])) as Fields[],
      'event_id',
    );
    const { nearlySoldOut } = (await part('attention')) as { nearlySoldOut: Fields[] };
    expect(nearlySoldOut.length).toBeGreaterThan(0);
    const ids = new Map(
      ((await db()('svc_events')) as Fields[]).map((row) => [row.document_id, row.public_id]),
    );
    for (const { documentId, sold, places } of nearlySoldOut) {
      const held = people.get(ids.get(documentId))?.length;
      expect([documentId, sold]).toEqual([documentId, held]);
      expect(Number(sold)).toBeGreaterThanOrEqual(Number(places) * 0.9);
    }
  });
});

interface Picture {
  src: string;
  alt: string;
  width: number;
  sizes: { name: string; src: string; width: number }[];
}

interface Listed {
  url: string;
  image: string;
  image_details: Picture;
}

async function listed(): Promise<Listed[]> {
  const query = { start_date: '2020-01-01', per_page: 50, _fields: 'url,image,image_details' };
  const { body } = await service.call('GET', 'svc/events/v1/events', { query });
  return body as Listed[];
}

const withPicture = async () => (await listed()).filter(({ image }) => image !== '');

describe('pictures of events', () => {
  test('are ten files, which most events share by their category (2.14)', async () => {
    const events = await listed();
    const shown = await withPicture();
    expect(shown.length).toBeGreaterThan(events.length / 2);
    expect(shown.length).toBeLessThan(events.length);
    const sources = new Set(shown.map(({ image }) => image));
    expect(sources.size).toBeGreaterThan(5);
    expect(await count('files')).toBe(10);
  });

  test('have words in their place and smaller sizes, all of which are there (2.14)', async () => {
    const [{ image, image_details: details }] = (await withPicture()) as [Listed];
    expect(details).toMatchObject({ src: image, width: 1600 });
    expect(details.alt).toMatch(/^.{30,120}$/);
    expect(details.sizes.map(({ name }) => name)).toEqual([
      ...['thumbnail', 'small', 'medium', 'large'],
    ]);
    for (const { src } of [details, ...details.sizes]) {
      const { status, headers } = await fetch(service.url + new URL(src).pathname);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  test('are seen on the pages of the events and of one of them (9.9)', async () => {
    const [{ url, image_details: details }] = (await withPicture()) as [Listed];
    const textOf = async (path: string) => (await fetch(service.url + path)).text();
    expect(await textOf('/events')).toMatch(/<img src="\/uploads\/[^"]+\.jpg"/);
    const file = new URL(details.src).pathname;
    const page = await textOf(new URL(url).pathname);
    expect(page).toContain(`<img src="${file}" alt="${details.alt}"`);
  });

  test('are those of the drafts, too, which the panel shows', async () => {
    const rows = (await service.strapi.db.query('plugin::svc.event').findMany({
      populate: ['image'],
    })) as { documentId: string; image: Fields | null }[];
    const imagesOf = new Map<string, Set<unknown>>();
    for (const { documentId, image } of rows) {
      const images = imagesOf.get(documentId) ?? new Set();
      imagesOf.set(documentId, images.add(image?.id ?? null));
    }
    const found = [...imagesOf.values()];
    expect(found.filter(({ size }) => size > 1)).toEqual([]);
    expect(found.some((images) => !images.has(null))).toBe(true);
  });
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

test('where a picture cannot be kept the data is made without it, and a later run makes it', async () => {
  await removeUploads(service, { name: 'family.jpg' });
  const { provider } = service.strapi.plugin('upload') as unknown as { provider: Fields };
  const { uploadStream } = provider;
  provider.uploadStream = async ({ stream }: { stream: Readable }) => {
    await finished(stream.resume());
    throw new Error('the disk is full');
  };
  expect(await run(81)).toContain('Not all pictures could be made: the disk is full.\n');
  expect(await count('files')).toBe(9);
  provider.uploadStream = uploadStream;
  expect(await run(81)).toContain('Pictures made: 1.\n');
  expect(await count('files')).toBe(10);
});
