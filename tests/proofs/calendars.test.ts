import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { built, countQueries, type Service, startService, type TestUser } from '../support';
import type { CallOptions } from '#svc/testing/client';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
} from '../support/events';

/* Events as calendars and readers of feeds take them, read back by a library of another's. */

const { events, venues } = collections;
type Query = NonNullable<CallOptions['query']>;

let service: Service;
let manager: TestUser;

const days = (count: number) =>
  DateTime.utc().startOf('hour').plus({ days: count }).toFormat('yyyy-MM-dd HH:mm:ss');

async function add(fields: Fields): Promise<number> {
  const soon = { start_date: days(10), end_date: days(11), status: 'publish' };
  return (await make(service, manager, events, eventBody({ ...soon, ...fields }))).id;
}

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(() => jest.restoreAllMocks());

const update = (id: number, body: Fields) =>
  service.call('PUT', `${events}/${id}`, { as: manager, body });

const remove = (id: number, query: Query = {}) =>
  service.call('DELETE', `${events}/${id}`, { as: manager, query });

interface Read {
  uid: string;
  summary: string;
  status: string;
  sequence: number;
  names: string[];
  start: ICAL.Time;
  end: ICAL.Time;
  value: (name: string) => string | undefined;
}

/** What a calendar program finds in a file, with nothing but what it says of zones. */
function read(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name)?.toString();
    return {
      uid: value('uid')!,
      summary: value('summary')!,
      status: value('status')!,
      sequence: Number(value('sequence')),
      names: event.getAllProperties().map(({ name }) => name),
      start: event.getFirstPropertyValue('dtstart') as ICAL.Time,
      end: event.getFirstPropertyValue('dtend') as ICAL.Time,
      value,
    };
  });
}

async function readOne(id: number): Promise<Read> {
  const { status, body } = await service.call('GET', `${events}/${id}.ics`);
  expect(status).toBe(200);
  const [event, ...others] = read(body as string);
  expect(others).toEqual([]);
  return event!;
}

async function readAll(query: Query = {}): Promise<Read[]> {
  const { status, body } = await service.call('GET', `${events}.ics`, { query });
  expect([query, status]).toEqual([query, 200]);
  return read(body as string);
}

const titles = (read: Read[]) => read.map(({ summary }) => summary);
const later = (seconds: number) => {
  const then = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => then);
};

test('a calendar has an event as it is: its times, its place, its address (8.15)', async () => {
  const venue = { title: 'Harbour Hall', address: '1 Quay Street', city: 'Hamburg' };
  const { id: venueId } = await make(service, manager, venues, venue);
  const times = { start_date: '2031-07-01 19:00:00', end_date: '2031-07-01 22:30:00' };
  const id = await add({
    title: 'Rock, pop; “jazz” & <more>',
    content: '<p>Doors open at six.</p>',
    timezone: 'Europe/Berlin',
    venue_id: venueId,
    ...times,
  });
  const event = await readOne(id);
  const { body } = await service.call('GET', `${events}/${id}`);
  expect(event).toMatchObject({ summary: 'Rock, pop; “jazz” & <more>', status: 'CONFIRMED' });
  expect(event.start.toUnixTime()).toBe(Date.UTC(2031, 6, 1, 17) / 1000);
  expect(event.end.toUnixTime()).toBe(Date.UTC(2031, 6, 1, 20, 30) / 1000);
  expect(event.value('location')).toBe('Harbour Hall, 1 Quay Street, Hamburg');
  expect(event.value('url')).toBe(body.url);
  expect(event.value('description')).toBe(`Doors open at six.\n\n${body.url}`);
  expect(event.uid).toMatch(new RegExp(`^event-${id}@`));
});

test('an event of whole days is days in a calendar (8.15)', async () => {
  const dates = { start_date: '2031-07-01 00:00:00', end_date: '2031-07-02 00:00:00' };
  const event = await readOne(await add({ ...dates, all_day: true, timezone: 'Asia/Tokyo' }));
  expect([event.value('dtstart'), event.value('dtend')]).toEqual(['2031-07-01', '2031-07-03']);
});

test('the calendar of all has what is not over, by the filters of the list (8.15)', async () => {
  const { id: venueId } = await make(service, manager, venues, { title: 'Cellar' });
  const at = { venue_id: venueId };
  await add({ ...at, title: 'Over', start_date: days(-9), end_date: days(-8) });
  await add({ ...at, title: 'Running', start_date: days(-9), end_date: days(8) });
  await add({ ...at, title: 'Soon', featured: true });
  await add({ ...at, title: 'Draft', status: 'draft' });
  expect(titles(await readAll({ venue: venueId }))).toEqual(['Running', 'Soon']);
  expect(titles(await readAll({ venue: venueId, featured: true }))).toEqual(['Soon']);
  expect(titles(await readAll({ venue: venueId, when: 'past' }))).toEqual(['Over']);
  expect(titles(await readAll({ venue: venueId, starts_after: days(-20).slice(0, 10) }))).toEqual([
    'Over',
    'Running',
    'Soon',
  ]);
  const wrong = await service.call('GET', `${events}.ics`, { query: { filter_timezone: 'Mars' } });
  expect([wrong.status, Object.keys(wrong.body.data.params as object)]).toEqual([
    400,
    ['filter_timezone'],
  ]);
});

const withdrawals: [string, (id: number) => Promise<unknown>][] = [
  ['put into the trash', (id) => remove(id)],
  ['a draft again', (id) => update(id, { status: 'draft' })],
  ['private', (id) => update(id, { status: 'private' })],
  ['deleted', (id) => remove(id, { force: true })],
  ['taken back in the panel', (id) => inPanel(service, id).unpublish()],
];

test.each(withdrawals)(
  'what was public and is %s is cancelled for 90 days, title and times alone (8.15)',
  async (_, withdraw) => {
    const { id: venueId } = await make(service, manager, venues, { title: 'Hall' });
    const id = await add({ title: 'Gone', venue_id: venueId, content: '<p>Secret</p>' });
    const before = await readOne(id);
    later(5);
    await withdraw(id);
    const after = await readOne(id);
    expect(after).toMatchObject({ uid: before.uid, summary: 'Gone', status: 'CANCELLED' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.start.toUnixTime()).toBe(before.start.toUnixTime());
    expect(after.names.sort()).toEqual([
      'dtend',
      'dtstamp',
      'dtstart',
      'last-modified',
      'sequence',
      'status',
      'summary',
      'uid',
    ]);
    expect((await readAll({ venue: venueId })).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect(titles(await readAll({ venue: venueId + 1000 }))).toEqual([]);
    later(91 * 86_400);
    expect(await readAll({ venue: venueId, starts_after: '2020-01-01' })).toEqual([]);
    const { status } = await service.call('GET', `${events}/${id}.ics`);
    expect([401, 404]).toContain(status);
  },
);

test('what comes back is confirmed, as a later change than its withdrawal (8.15)', async () => {
  const id = await add({ title: 'Back' });
  later(5);
  await remove(id);
  const cancelled = await readOne(id);
  later(5);
  await inPanel(service, id).restore();
  const back = await readOne(id);
  expect(back.status).toBe('CONFIRMED');
  expect(back.sequence).toBeGreaterThan(cancelled.sequence);
  expect((await readAll({ include: id })).map(({ sequence }) => sequence)).toEqual([back.sequence]);
});

test('a draft that never was public is not told of, also when it is deleted (8.15)', async () => {
  const id = await add({ title: 'Never', status: 'draft' });
  const answer = async () => (await service.call('GET', `${events}/${id}.ics`)).status;
  expect(await answer()).toBe(401);
  await update(id, { status: 'private' });
  expect(await answer()).toBe(401);
  await remove(id, { force: true });
  expect(await answer()).toBe(404);
  expect(titles(await readAll({ include: id }))).toEqual([]);
});

test('the feed tells of what is not over, with its address and its time (8.15)', async () => {
  const { id: venueId } = await make(service, manager, venues, { title: 'Loft & <Co>' });
  const title = 'Wine & <b>bread</b>';
  const id = await add({
    title,
    venue_id: venueId,
    start_date: '2031-07-01 19:00:00',
    end_date: '2031-07-01 22:00:00',
  });
  const { status, headers, body } = await service.call('GET', `${events}.rss`, {
    query: { venue: venueId },
  });
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  const { body: event } = await service.call('GET', `${events}/${id}`);
  const items = [...(body as string).matchAll(/<item>[^]*?<\/item>/g)].map(([item]) => item);
  expect(items).toHaveLength(1);
  expect(items[0]).toContain('<title>Wine &amp; &lt;b&gt;bread&lt;/b&gt;</title>');
  expect(items[0]).toContain(`<link>${event.url}</link>`);
  expect(items[0]).toContain('Tuesday, 1 July 2031, 19:00 to 22:00 (UTC)\nLoft &amp; &lt;Co&gt;');
});

test.each(['.ics', '.rss'])('%s has a tag, and who has it gets 304 (8.15)', async (kind) => {
  const id = await add({ title: 'Tagged' });
  const address = `${events}${kind}`;
  const first = await service.call('GET', address);
  const etag = first.headers.get('etag')!;
  const headers = { 'If-None-Match': etag };
  expect((await service.call('GET', address, { headers })).status).toBe(304);
  const head = await service.call('HEAD', address);
  expect([head.status, head.headers.get('etag'), head.body]).toEqual([200, etag, null]);
  await update(id, { title: 'Another' });
  expect((await service.call('GET', address, { headers })).status).toBe(200);
});

test('a calendar is the same number of questions for one event and for many (8.15)', async () => {
  const { id: venueId } = await make(service, manager, venues, { title: 'Counted' });
  const ids = [await add({ venue_id: venueId }), await add({ venue_id: venueId })];
  const asked = (include: string) =>
    countQueries(service.strapi, () =>
      service.call('GET', `${events}.ics`, { as: manager, query: { include } }),
    );
  const one = await asked(String(ids[0]));
  const both = await asked(ids.join(','));
  expect(read(both.result.body as string)).toHaveLength(2);
  expect(both.queries.length).toBe(one.queries.length);
});

test('the pages lead to them, with what the list is filtered by (8.15)', async () => {
  const id = await add({ title: 'On a page' });
  const { body: event } = await service.call('GET', `${events}/${id}`);
  const page = async (path: string) => (await fetch(new URL(path, service.url))).text();
  const path = new URL(event.url as string).pathname;
  expect(await page(path)).toContain(`href="/api/${events}/${id}.ics"`);
  const list = await page('/events?search=on+page&venue=');
  expect(list).toContain(`href="/api/${events}.ics?search=on+page"`);
  expect(list).toMatch(/<link\s+rel="alternate"\s+type="application\/rss\+xml"/);
});

test('calendar programs find the instants of the service in every zone (8.15)', () => {
  const { calendarFile } = built<typeof import('#svc/domain/calendar/calendar')>(
    'domain/calendar/calendar',
  );
  const wrong = Intl.supportedValuesOf('timeZone').filter((zone) => {
    const starts = ['2026-03-01', '2026-07-15'].map((day) => `${day} 19:00:00`);
    const told = starts.map((start, id) => ({
      ...{ id, title: 'It', start, end: start, zone, isAllDay: false, changed: 0 },
      state: 'confirmed' as const,
    }));
    const found = read(calendarFile(told, { host: 'tickets.example' }));
    return found.some(
      ({ start }, index) =>
        start.toUnixTime() !== DateTime.fromSQL(starts[index]!, { zone }).toUnixInteger(),
    );
  });
  expect(wrong).toEqual([]);
});
