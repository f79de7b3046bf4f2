import { countQueries, type Service, startService, type TestUser } from '../support';
import type { CallOptions } from '#svc/testing/client';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

/* How many events of a list are in each category, with each tag, at each place and in each month. */

const { events, venues } = collections;
type Query = NonNullable<CallOptions['query']>;

let service: Service;
let manager: TestUser;
const ids: Record<string, number> = {};
const documents: Record<string, string> = {};

async function term(uid: string, title: string) {
  const made = await panelDocuments(service, uid).create({ data: { title } });
  ids[title] = made.publicId;
  documents[title] = made.documentId;
}

async function add(fields: Fields, terms: { categories?: string[]; tags?: string[] } = {}) {
  const body = eventBody({ status: 'publish', timezone: 'UTC', ...fields });
  const { id } = await make(service, manager, events, body);
  const row = (await service.strapi.db
    .connection('svc_events')
    .where({ public_id: id })
    .first('document_id')) as { document_id: string };
  const data = Object.fromEntries(
    Object.entries(terms).map(([name, titles]) => [name, titles.map((title) => documents[title])]),
  );
  const panel = panelDocuments(service, 'plugin::svc.event');
  await panel.update({ documentId: row.document_id, data });
  if (body.status === 'publish') await panel.publish({ documentId: row.document_id });
  return id;
}

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  await term('plugin::svc.category', 'Jazz');
  await term('plugin::svc.category', 'Rock');
  await term('plugin::svc.tag', 'Open air');
  for (const [title, city] of [
    ['Hall', 'Hamburg'],
    ['Cellar', 'HAMBURG'],
    ['Barn', ''],
  ] as const) {
    ids[title] = (await make(service, manager, venues, { title, city })).id;
  }
  const dates = (day: string) => ({ start_date: `${day} 20:00:00`, end_date: `${day} 23:00:00` });
  await add(
    { ...dates('2030-05-01'), title: 'First moon', venue_id: ids.Hall },
    { categories: ['Jazz', 'Rock'], tags: ['Open air'] },
  );
  await add(
    { ...dates('2030-05-31'), title: 'Second', venue_id: ids.Hall, timezone: 'America/New_York' },
    { categories: ['Jazz'] },
  );
  await add({ ...dates('2030-06-01'), title: 'Third moon', venue_id: ids.Cellar });
  await add({ ...dates('2030-06-02'), title: 'Fourth', venue_id: ids.Barn, featured: true });
  await add(
    { ...dates('2030-06-02'), title: 'Draft', venue_id: ids.Hall, status: 'draft' },
    { categories: ['Rock'] },
  );
});

const facets = (query: Query = {}, as?: TestUser) =>
  service.call('GET', `${events}/facets`, { query, ...(as && { as }) });

test('the events of a list are counted, by what they have and by their own clocks (8.8)', async () => {
  const { status, headers, body } = await facets();
  expect([status, headers.get('etag')]).toEqual([200, expect.any(String)]);
  expect(body).toEqual({
    categories: [
      { id: ids.Jazz, title: 'Jazz', count: 2 },
      { id: ids.Rock, title: 'Rock', count: 1 },
    ],
    tags: [{ id: ids['Open air'], title: 'Open air', count: 1 }],
    venues: [
      { id: ids.Hall, title: 'Hall', count: 2 },
      { id: ids.Cellar, title: 'Cellar', count: 1 },
      { id: ids.Barn, title: 'Barn', count: 1 },
    ],
    cities: [{ city: 'Hamburg', count: 3 }],
    months: [
      { month: '2030-05', count: 2 },
      { month: '2030-06', count: 2 },
    ],
  });
});

const filters: [string, Query, number][] = [
  ['a category', { categories: 0 }, 2],
  ['a word', { search: 'moon' }, 2],
  ['a venue', { venue: 0 }, 2],
  ['a bound', { starts_after: '2030-06-01' }, 3],
  ['the flag', { featured: true }, 1],
  ['the past', { when: 'past' }, 0],
];

test.each(filters)(
  'those that %s finds are counted, as the list has them (8.8)',
  async (_, sent, total) => {
    const query = {
      ...sent,
      ...('categories' in sent && { categories: ids.Jazz! }),
      ...('venue' in sent && { venue: ids.Hall! }),
    };
    const { body } = await facets(query);
    const counted = (body.months as { count: number }[]).reduce((sum, { count }) => sum + count, 0);
    const list = await service.call('GET', events, { query });
    expect([counted, Number(list.headers.get('x-api-total'))]).toEqual([total, total]);
  },
);

test('drafts are counted for who may list them, and a wrong filter is told (8.8)', async () => {
  expect((await facets({ status: 'draft' })).status).toBe(401);
  const { body } = await facets({ status: 'draft' }, manager);
  expect(body.categories).toEqual([{ id: ids.Rock, title: 'Rock', count: 1 }]);
  const wrong = await facets({
    filter_timezone: 'Mars',
    include: Array.from({ length: 1000 }, (_, id) => id + 1).join(','),
  });
  expect([wrong.status, Object.keys(wrong.body.data.params as object).sort()]).toEqual([
    400,
    ['filter_timezone', 'include'],
  ]);
});

test('it asks the same of the database whatever matches (8.8)', async () => {
  const asked = async (query: Query) =>
    (await countQueries(service.strapi, () => facets(query, manager))).queries.length;
  expect(await asked({})).toBe(await asked({ venue: ids.Barn! }));
});
