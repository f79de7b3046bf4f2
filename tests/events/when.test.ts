import { DateTime } from 'luxon';
import { type Service, startService, type TestUser } from '../support';
import type { CallOptions } from '#svc/testing/client';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';

/* What is on, and when: events before, around and after the present. */

const { events } = collections;
type Query = NonNullable<CallOptions['query']>;

let service: Service;
let editor: TestUser;
const ids = new Map<number, string>();

const wallClock = (days: number) =>
  DateTime.utc().startOf('second').plus({ days }).toFormat('yyyy-MM-dd HH:mm:ss');

/** When they start and end, in days from now. In the order of their starts. */
const times: Record<string, [start: number, end: number]> = {
  exhibition: [-30, 30],
  early: [-10, -9],
  late: [-3, -2],
  festival: [-1, 1],
  soon: [2, 3],
  far: [50, 60],
};

async function add(title: string, fields: Fields): Promise<number> {
  const body = eventBody({ title, status: 'publish', timezone: 'UTC', ...fields });
  const { id } = await make(service, editor, events, body);
  ids.set(id, title);
  return id;
}

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  for (const [title, [start, end]] of Object.entries(times)) {
    const dates = { start_date: wallClock(start), end_date: wallClock(end) };
    await add(title, { ...dates, featured: title === 'festival' });
  }
});

afterEach(() => jest.restoreAllMocks());

const get = (query: Query, headers = {}) => service.call('GET', events, { query, headers });

/** The titles of what is found, in order; how many there are is right, too. */
async function found(query: Query): Promise<string[]> {
  const { status, body, headers } = await get({ per_page: 100, ...query });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  expect([query, headers.get('x-api-total')]).toEqual([query, String(body.length)]);
  return (body as { id: number }[]).map(({ id }) => ids.get(id)!);
}

test('upcoming events are those that have not ended, running ones too (8.6)', async () => {
  expect(await found({ when: 'upcoming' })).toEqual(['exhibition', 'festival', 'soon', 'far']);
  expect(await found({ when: 'upcoming', order: 'desc' })).toEqual([
    'far',
    'soon',
    'festival',
    'exhibition',
  ]);
});

test('running events have begun and not ended (8.6)', async () => {
  expect(await found({ when: 'running' })).toEqual(['exhibition', 'festival']);
  expect(await found({ when: 'running', featured: true })).toEqual(['festival']);
  expect(await found({ when: 'running', search: 'exhibition' })).toEqual(['exhibition']);
});

test('past events have the latest first, unless another order is asked for (8.6)', async () => {
  expect(await found({ when: 'past' })).toEqual(['late', 'early']);
  expect(await found({ when: 'past', order: 'asc' })).toEqual(['early', 'late']);
  expect(await found({ when: 'past', orderby: 'title' })).toEqual(['early', 'late']);
});

test('a window holds together with the present (8.6)', async () => {
  const soon = { starts_before: wallClock(10) };
  expect(await found({ when: 'upcoming', ...soon })).toEqual(['exhibition', 'festival', 'soon']);
  expect(await found({ when: 'upcoming', starts_after: wallClock(-2) })).toEqual([
    'festival',
    'soon',
    'far',
  ]);
  expect(await found({ when: 'past', starts_after: wallClock(-5) })).toEqual(['late']);
  expect(await found({ when: 'running', ends_before: wallClock(5) })).toEqual(['festival']);
});

test('what was running is over once the time has come, for who has the answer, too (1.20, 8.6)', async () => {
  const query = { when: 'running', _fields: 'title' };
  const first = await get(query);
  await service.call('GET', `${events}?%77hen=running&_fields=title`);
  const headers = { 'If-None-Match': first.headers.get('etag')! };
  expect((await get(query, headers)).status).toBe(304);
  const later = Date.now() + 1.5 * 86_400_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  const second = await get(query, headers);
  expect([second.status, second.body]).toEqual([200, [{ title: 'exhibition' }]]);
  const written = await service.call('GET', `${events}?%77hen=running&_fields=title`);
  expect(written.body).toEqual([{ title: 'exhibition' }]);
});

/** Bounds on both sides of every start and end, and on them. */
const bounds = [-40, -30, -10, -9.5, -3, -1, 0, 1, 2, 2.5, 30, 55];

test('each bound, and any two of them, find what lies there, and count it (8.6)', async () => {
  const holds: Record<string, (time: [number, number], bound: number) => boolean> = {
    starts_after: ([start], bound) => start >= bound,
    starts_before: ([start], bound) => start <= bound,
    ends_after: ([, end], bound) => end >= bound,
    ends_before: ([, end], bound) => end <= bound,
  };
  const instant = (text: unknown) =>
    DateTime.fromFormat(String(text), 'yyyy-MM-dd HH:mm:ss', { zone: 'UTC' });
  const { body } = await get({ per_page: 100 });
  const listed = body as Fields[];
  const festival = listed.find(({ title }) => title === 'festival')!;
  const base = instant(festival.start_date).plus({ days: 1 });
  const at = (days: number) => base.plus({ days }).toFormat('yyyy-MM-dd HH:mm:ss');
  const days = (text: unknown) => instant(text).diff(base, 'days').days;
  // Those of the other events may be a second off.
  const exact = new Map(
    listed.map(({ title, start_date: start, end_date: end }) => [
      String(title),
      [days(start), days(end)] as [number, number],
    ]),
  );
  const names = Object.keys(holds);
  for (const one of names) {
    for (const other of names) {
      for (const [index, bound] of bounds.entries()) {
        const second = bounds[(index * 7 + 3) % bounds.length]!;
        const asked = one === other ? { [one]: bound } : { [one]: bound, [other]: second };
        const right = Object.keys(times).filter((title) =>
          Object.entries(asked).every(([name, day]) => holds[name]!(exact.get(title)!, day)),
        );
        const query = Object.fromEntries(
          Object.entries(asked).map(([name, day]) => [name, at(day)]),
        );
        expect([asked, await found(query)]).toEqual([asked, right]);
      }
    }
  }
});

describe('the zone of bounds', () => {
  /** In Tokyo it is the first of March, elsewhere still February. */
  const day = { starts_after: '2031-03-01', starts_before: '2031-03-01' };

  beforeAll(async () => {
    const tokyo = { timezone: 'Asia/Tokyo', start_date: '2031-03-01 08:00:00' };
    await add('tokyo', { ...tokyo, end_date: '2031-03-01 20:00:00' });
    const honolulu = { timezone: 'Pacific/Honolulu', start_date: '2031-03-01 23:30:00' };
    await add('honolulu', { ...honolulu, end_date: '2031-03-02 01:00:00' });
    const utc = { start_date: '2031-03-01 12:00:00', end_date: '2031-03-01 13:00:00' };
    await add('utc', utc);
  });

  const all = ['tokyo', 'utc', 'honolulu'];

  test.each([
    ['the site’s', {}, ['utc'], ['utc', 'honolulu']],
    ['Tokyo’s', { filter_timezone: 'Asia/Tokyo' }, ['tokyo', 'utc'], all],
    ['Honolulu’s', { filter_timezone: 'Pacific/Honolulu' }, all.slice(1), all.slice(1)],
    ['the event’s', { filter_timezone: 'event' }, all, all],
  ])('is %s: %j, of all bounds alike (2.8, 8.6)', async (_, zone, ofDay, within) => {
    expect(await found({ ...day, ...zone })).toEqual(ofDay);
    const old = { start_date: '2031-03-01', end_date: '2031-03-02' };
    expect(await found({ ...old, ...zone })).toEqual(within);
  });

  test('is each event’s own for ends, too, and the present is the same everywhere (8.6)', async () => {
    const event = { filter_timezone: 'event' };
    const ends = { ends_after: '2031-03-01 21:00:00', ends_before: '2031-03-02' };
    expect(await found({ ...event, ...ends })).toEqual(['honolulu']);
    expect(await found({ ...event, when: 'upcoming', starts_after: '2031-01-01' })).toEqual([
      'tokyo',
      'utc',
      'honolulu',
    ]);
    expect(await found({ ...event, when: 'past' })).toEqual(['late', 'early']);
  });
});

test.each<[string, Query]>([
  ['when', { when: 'now' }],
  ['starts_after', { starts_after: 'tomorrow' }],
  ['ends_before', { ends_before: '2030-02-30' }],
  ['filter_timezone', { filter_timezone: 'Middle/Earth' }],
  ['filter_timezone', { filter_timezone: '' }],
])('a wrong %s is refused: %j (8.6)', async (name, query) => {
  const { status, body } = await get(query);
  expect([status, body.code, Object.keys(body.data.params as object)]).toEqual([
    400,
    'rest_invalid_param',
    [name],
  ]);
});
