import { DateTime } from 'luxon';
import { type Service, startService, type TestUser } from '../support';
import { collections, dice, type Fields, makeSignedIn, panelDocuments } from '../support/events';

const { events } = collections;
const siteZone = 'America/New_York';

let service: Service;
let editor: TestUser;

/** What is known of an event of the fixture, in the words of the filters. */
interface Known {
  id: number;
  status: string;
  text: string;
  start: number;
  end: number;
  featured: boolean;
  venue: number;
  organizers: number[];
  categories: number[];
  tags: number[];
}

interface Linked {
  documentId: string;
  publicId: number;
}

const known: Known[] = [];
const linked: Record<'venue' | 'organizer' | 'category' | 'tag', Linked[]> = {
  venue: [],
  organizer: [],
  category: [],
  tag: [],
};

const instant = (text: string, zone: string) =>
  DateTime.fromFormat(text, 'yyyy-MM-dd HH:mm:ss', { zone }).toUnixInteger();

const titles = ['Jazz Night', 'ZÜRICH im Mai', 'Москва', '100% a_b', '100 percent axb', 'Σίσυφος'];
const contents = [
  '<p>Bring a <em>strong</em> friend &amp; money</p>',
  'Quiet jazz, zürich',
  'a!b',
  '',
];
/** Days around which events crowd: the ends of summer time in the site's zone, and of the years that are counted. */
const days = ['2031-03-09', '2031-11-02', '2031-06-15', '1969-12-31', '1965-07-01'];

async function makeFixture(): Promise<void> {
  for (const kind of Object.keys(linked) as (keyof typeof linked)[]) {
    for (const title of ['a', 'b', 'c']) {
      const made = await panelDocuments(service, `plugin::svc.${kind}`).create({
        data: { title },
      });
      linked[kind].push(made);
    }
  }
  const { pick, some, number, chance } = dice(1);
  const ids = (things: Linked[]) => things.map(({ publicId }) => publicId);
  const documents = (things: Linked[]) => things.map(({ documentId }) => documentId);
  for (let count = 0; count < 90; count += 1) {
    const zone = pick([siteZone, 'UTC', 'Asia/Kathmandu', 'Pacific/Auckland']);
    const first = DateTime.fromISO(pick(days), { zone }).plus({ hours: 12 * number(6) - 24 });
    const last = first.plus({ minutes: pick([0, 90, 1440, 4000]) });
    const [startDate, endDate] = [first, last].map((at) => at.toFormat('yyyy-MM-dd HH:mm:ss'));
    const venue = chance(0.7) ? [pick(linked.venue)] : [];
    const organizers = some(linked.organizer);
    const categories = some(linked.category);
    const tags = some(linked.tag);
    const title = pick(titles);
    const content = pick(contents);
    const featured = chance(0.3);
    const status = pick([
      'publish',
      'publish',
      'publish',
      'publish',
      'draft',
      'pending',
      'private',
    ]);
    const isPublished = status === 'publish' || status === 'private';
    const made = await panelDocuments(service, 'plugin::svc.event').create({
      data: {
        title,
        content,
        featured,
        startDate,
        endDate,
        timezone: zone,
        venue: documents(venue)[0] ?? null,
        organizers: documents(organizers),
        categories: documents(categories),
        tags: documents(tags),
        visibility: status === 'private' ? 'private' : 'public',
        readyForReview: status === 'pending',
      },
      ...(isPublished ? { status: 'published' as const } : {}),
    });
    known.push({
      id: made.publicId,
      status,
      text: `${title} ${content.replace(/<[^>]+>/g, '').replace('&amp;', '&')}`.toLowerCase(),
      start: instant(startDate!, zone),
      end: instant(endDate!, zone),
      featured,
      venue: ids(venue)[0] ?? 0,
      organizers: ids(organizers),
      categories: ids(categories),
      tags: ids(tags),
    });
  }
}

beforeAll(async () => {
  service = await startService({ env: { SITE_TIMEZONE: siteZone } });
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  await makeFixture();
});

type Query = Record<string, string>;

const bound = (text: string, time: string) =>
  instant(text.length === 10 ? `${text} ${time}` : text, siteZone);
const isAnyOf = (wanted: string, ids: number[]) =>
  wanted.split(',').some((id) => ids.includes(+id));

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What each filter means, said once more and without an index. */
const meaning: Record<string, (event: Known, value: string) => boolean> = {
  status: (event, value) => event.status === value,
  start_date: (event, value) => event.start >= bound(value, '00:00:00'),
  end_date: (event, value) => event.end <= bound(value, '23:59:59'),
  featured: (event, value) => event.featured === (value === 'true'),
  venue: (event, value) => event.venue === Number(value),
  organizer: (event, value) => event.organizers.includes(Number(value)),
  categories: (event, value) => isAnyOf(value, event.categories),
  tags: (event, value) => isAnyOf(value, event.tags),
  search: (event, value) => {
    const wanted = wordsOf(value);
    const words = wordsOf(event.text);
    return wanted.length > 0 && wanted.every((word) => words.some((one) => one.startsWith(word)));
  },
};

/** The ids of the events that a query is about, in their order. */
function expected(query: Query): number[] {
  const filters = { status: 'publish', ...query };
  return known
    .filter((event) =>
      Object.entries(filters).every(([name, value]) => meaning[name]!(event, value)),
    )
    .sort((a, b) => a.start - b.start || a.id - b.id)
    .map(({ id }) => id);
}

const list = (query: Query) =>
  service.call('GET', events, { as: editor, query: { per_page: 100, ...query } });

/** The list shows exactly what is expected, says so, and says the same on a later page. */
async function expectListed(query: Query): Promise<number> {
  const ids = expected(query);
  const { status, headers, body } = await list(query);
  expect({ query, status, ids: (body as Fields[]).map(({ id }) => id) }).toEqual({
    query,
    status: 200,
    ids,
  });
  expect({ query, total: headers.get('x-api-total') }).toEqual({ query, total: `${ids.length}` });
  if (ids.length > 2) {
    const second = await list({ ...query, per_page: '2', page: '2' });
    expect((second.body as Fields[]).map(({ id }) => id)).toEqual(ids.slice(2, 4));
    expect(second.headers.get('x-api-total')).toBe(`${ids.length}`);
  }
  return ids.length;
}

describe('every filter alone', () => {
  test('the fixture has events of every kind', () => {
    expect(expected({}).length).toBeGreaterThan(30);
    for (const status of ['draft', 'pending', 'private']) {
      expect(expected({ status }).length).toBeGreaterThan(3);
    }
  });

  test('no filter shows what is published, in order of the start, then the id (2.10)', async () => {
    await expectListed({});
    const starts = expected({}).map((id) => known.find((event) => event.id === id)!.start);
    expect(new Set(starts).size).toBeLessThan(starts.length);
  });

  test('status shows that status alone (2.5)', async () => {
    for (const status of ['publish', 'draft', 'pending', 'private', 'trash']) {
      await expectListed({ status });
    }
  });

  test('venue and organizer show their events; an unknown id shows none (2.9)', async () => {
    for (const { publicId } of linked.venue) await expectListed({ venue: `${publicId}` });
    for (const { publicId } of linked.organizer) await expectListed({ organizer: `${publicId}` });
    for (const id of ['2147483647', `${known[0]!.id}`, `${linked.tag[0]!.publicId}`]) {
      for (const name of ['venue', 'organizer', 'categories', 'tags']) {
        if (name === 'tags' && id === `${linked.tag[0]!.publicId}`) continue;
        const { status, body, headers } = await list({ [name]: id });
        expect([status, body, headers.get('x-api-total')]).toEqual([200, [], '0']);
      }
    }
    expect(await expectListed({ venue: '0' })).toBeGreaterThan(0);
  });

  test('categories and tags show the events of any of the ids, each once (2.9)', async () => {
    for (const [name, things] of [
      ['categories', linked.category],
      ['tags', linked.tag],
    ] as const) {
      const [a, b, c] = things.map(({ publicId }) => publicId);
      for (const ids of [[a], [a, b], [c, a, b], [a, a], [a, 2147483647]]) {
        expect(await expectListed({ [name]: ids.join(',') })).toBeGreaterThan(0);
      }
    }
  });

  test('featured shows those with the flag, featured=false those without (2.9)', async () => {
    const flagged = await expectListed({ featured: 'true' });
    const others = await expectListed({ featured: 'false' });
    expect(flagged + others).toBe(expected({}).length);
  });

  test.each([
    ['a word of the title', 'night'],
    ['a word in another case', 'JAZZ'],
    ['letters that are not ASCII', 'zürich'],
    ['such letters in another case', 'ZÜRICH'],
    ['Cyrillic', 'МОСКВА'],
    ['letters without their accents', 'zurich'],
    ['the beginning of a word', 'zur'],
    ['the end of a word', 'ich'],
    ['Greek without its accent', 'σισυφοσ'],
    ['words that are apart', 'quiet night'],
    ['words of which one is nowhere', 'quiet nowhere'],
    ['a percent sign', '100%'],
    ['an underscore', 'a_b'],
    ['an exclamation mark', 'a!b'],
    ['a character that is an entity in the content', 'friend & money'],
    ['a word across markup', 'strong friend'],
    ['a name of a tag', 'em'],
    ['a percent sign alone', '%'],
    ['an underscore alone', '_'],
    ['a backslash', '\\'],
    ['a quote', "'"],
  ])('search for %s (2.9)', async (_, search) => {
    await expectListed({ search });
  });

  test('search for nothing is no filter (2.9)', async () => {
    for (const search of ['', ' ', '\u00a0']) {
      const { headers } = await list({ search });
      expect(headers.get('x-api-total')).toBe(`${expected({}).length}`);
    }
  });
});

describe('date filters (2.8)', () => {
  test('include an event that starts or ends at the bound', async () => {
    const { start, end, id } = known.find((event) => event.status === 'publish')!;
    const at = (seconds: number) =>
      DateTime.fromSeconds(seconds, { zone: siteZone }).toFormat('yyyy-MM-dd HH:mm:ss');
    const has = async (query: Query) =>
      ((await list(query)).body as Fields[]).some((event) => event.id === id);
    expect(await has({ start_date: at(start) })).toBe(true);
    expect(await has({ start_date: at(start + 1) })).toBe(false);
    expect(await has({ end_date: at(end) })).toBe(true);
    expect(await has({ end_date: at(end - 1) })).toBe(false);
    expect(await has({ start_date: at(start), end_date: at(end) })).toBe(true);
    expect(await has({ start_date: at(start + 1), end_date: at(end) })).toBe(false);
  });

  test("mean the whole of a bare day, in the site's zone", async () => {
    const make = (startDate: string, endDate: string) =>
      panelDocuments(service, 'plugin::svc.event').create({
        data: { title: 'Edges', startDate, endDate, timezone: siteZone },
        status: 'published',
      });
    const first = await make('2040-07-01 00:00:00', '2040-07-01 00:00:00');
    const last = await make('2040-07-01 23:59:59', '2040-07-01 23:59:59');
    const after = await make('2040-07-02 00:00:00', '2040-07-02 00:00:00');
    const ids = async (query: Query) => ((await list(query)).body as Fields[]).map(({ id }) => id);
    const day = { start_date: '2040-07-01', end_date: '2040-07-01' };
    expect(await ids(day)).toEqual([first.publicId, last.publicId]);
    expect(await ids({ start_date: '2040-07-02' })).toEqual([after.publicId]);
    expect(await ids({ ...day, start_date: '2040-06-01', end_date: '2040-06-30' })).toEqual([]);
    for (const made of [first, last, after]) {
      await panelDocuments(service, 'plugin::svc.event').delete(made);
    }
  });

  test('in the wrong order, or where nothing is, find nothing', async () => {
    await expectListed({ start_date: '2031-06-16', end_date: '2031-06-15' });
    await expectListed({ start_date: '2031-06-15 12:00:00', end_date: '2031-06-15 11:59:59' });
    await expectListed({ start_date: '2090-01-01' });
    await expectListed({ end_date: '1900-01-01' });
    await expectListed({ start_date: '0001-01-01', end_date: '9999-12-30' });
  });

  test.each([
    '2031-02-30',
    '2031-6-1',
    '15.06.2031',
    'today',
    '',
    '2031-06-15T00:00:00',
    '0',
    '2031',
  ])('cannot be %p', async (value) => {
    for (const name of ['start_date', 'end_date']) {
      const { status, body } = await list({ [name]: value });
      expect([status, Object.keys(body.data?.params as object)]).toEqual([400, [name]]);
    }
  });
});

describe('filters together (2.9)', () => {
  const { pick, number, chance } = dice(2);
  const near = () =>
    DateTime.fromISO(pick(days), { zone: siteZone }).plus({ minutes: number(6000) - 2000 });
  const moment = () => near().toFormat(chance(0.4) ? 'yyyy-MM-dd' : 'yyyy-MM-dd HH:mm:ss');
  const someIds = (things: Linked[]) =>
    things
      .slice(number(2))
      .slice(0, 1 + number(2))
      .map(({ publicId }) => publicId)
      .join(',');
  const random: Record<string, () => string> = {
    status: () => pick(['publish', 'draft', 'private']),
    start_date: moment,
    end_date: moment,
    featured: () => pick(['true', 'false']),
    venue: () => String(chance(0.2) ? 0 : pick(linked.venue).publicId),
    organizer: () => someIds(linked.organizer).split(',')[0]!,
    categories: () => someIds(linked.category),
    tags: () => someIds(linked.tag),
    search: () => pick(['jazz', 'a_b', 'zürich', 'friend', '%']),
  };

  /** Few filters at a time, or nothing would ever match. */
  function randomQuery(names: string[], atMost: number): Query {
    const chosen = new Set(Array.from({ length: 1 + number(atMost) }, () => pick(names)));
    return Object.fromEntries([...chosen].map((name) => [name, random[name]!()]));
  }

  test('say exactly how many there are, whatever they are', async () => {
    let found = 0;
    for (let tries = 0; tries < 100; tries += 1) {
      if (await expectListed(randomQuery(Object.keys(random), 3))) found += 1;
    }
    expect(found).toBeGreaterThan(50);
  });

  test('say it of windows that cut days, too', async () => {
    let found = 0;
    for (let tries = 0; tries < 100; tries += 1) {
      if (await expectListed(randomQuery(['start_date', 'end_date'], 2))) found += 1;
    }
    expect(found).toBeGreaterThan(65);
  });
});
