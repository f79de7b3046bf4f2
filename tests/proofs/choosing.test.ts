import { countQueries, type Service, startService, type TestUser } from '../support';
import type { CallOptions } from '#svc/testing/client';
import { collections, eventBody, make, makeSignedIn, panelDocuments } from '../support/events';
import { addShopTicket } from '../support/shop';

/* Which things of a list, and in what order: as WordPress's lists take it. */

const { events, venues, organizers, categories, tags, tickets } = collections;
type Query = NonNullable<CallOptions['query']>;

let service: Service;
let editor: TestUser;

/** Of each list four things, in the order in which they were made: their titles are in another one. */
const titles = ['Delta', 'Alpha moon', 'Charlie', 'Bravo'];
const made: Record<string, number[]> = {};

async function makeInPanel(uid: string): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    ids.push((await panelDocuments(service, uid).create({ data: { title } })).publicId);
  }
  return ids;
}

async function makeAll(collection: string, body: (title: string, index: number) => object) {
  const ids: number[] = [];
  for (const [index, title] of titles.entries()) {
    const { id } = await make(service, editor, collection, { ...body(title, index) });
    ids.push(id);
  }
  return ids;
}

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-manager', 'editor');
  made[venues] = await makeAll(venues, (title) => ({ title }));
  made[organizers] = await makeAll(organizers, (title) => ({ title }));
  made[categories] = await makeInPanel('plugin::svc.category');
  made[tags] = await makeInPanel('plugin::svc.tag');
  // They start in the order of their titles' letters backwards.
  made[events] = await makeAll(events, (title, index) =>
    eventBody({
      title,
      status: 'publish',
      content: index === 0 ? '<p>Under the moon</p>' : '',
      start_date: `2030-05-${['01', '04', '02', '03'][index]} 18:00:00`,
      end_date: '2030-06-01 18:00:00',
    }),
  );
  made[tickets] = [];
  for (const title of titles) {
    made[tickets].push((await addShopTicket(service, made[events][0]!, { title })).id);
  }
});

/** What Strapi calls the types. */
const types: Record<string, string> = {
  [events]: 'plugin::svc.event',
  [venues]: 'plugin::svc.venue',
  [organizers]: 'plugin::svc.organizer',
  [categories]: 'plugin::svc.category',
  [tags]: 'plugin::svc.tag',
  [tickets]: 'plugin::svc.ticket',
};

const addressed = [events, venues, organizers, categories, tags];
const all = [...addressed, tickets];

const get = (path: string, query: Query = {}) => service.call('GET', path, { query });

/** The places of what was found among {@link titles}. */
async function found(path: string, query: Query): Promise<number[]> {
  const { status, body, headers } = await get(path, query);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  const places = (body as { id: number }[]).map(({ id }) => made[path]!.indexOf(id));
  if (query.offset === undefined && query.per_page === undefined) {
    expect(headers.get('x-api-total')).toBe(String(places.length));
  }
  return places;
}

async function refused(path: string, query: Query): Promise<unknown> {
  const { status, body } = await get(path, query);
  expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
  return body.data.params;
}

const ids = (path: string, ...places: number[]) => places.map((place) => made[path]![place]!);

describe.each(addressed)('by slug, %s', (path) => {
  test('are found, several too, and an unknown one finds nothing (8.2)', async () => {
    expect(await found(path, { slug: 'alpha-moon' })).toEqual([1]);
    expect((await found(path, { slug: 'bravo,delta' })).sort()).toEqual([0, 3]);
    expect((await found(path, { slug: ['bravo', 'nowhere'] })).sort()).toEqual([3]);
    expect(await found(path, { slug: 'nowhere' })).toEqual([]);
    expect(await found(path, { slug: 'Bravo,bravó,bravo%20' })).toEqual([]);
  });

  test('are found together with other filters (8.2)', async () => {
    expect(await found(path, { slug: 'alpha-moon,bravo', search: 'moon' })).toEqual([1]);
    expect(await found(path, { slug: 'bravo', exclude: ids(path, 3) })).toEqual([]);
  });

  test('are at most 100, and none is no slug (7.9, 8.2)', async () => {
    const slugs = (count: number) =>
      Array.from({ length: count }, (_, index) => `s${index}`).join();
    expect(await found(path, { slug: slugs(100) })).toEqual([]);
    for (const slug of [slugs(101), '', 'a,,b']) {
      expect(await refused(path, { slug })).toEqual({ slug: expect.any(String) });
    }
  });

  test('say it where it is named (8.2)', async () => {
    const [id] = ids(path, 1);
    const list = await get(path, { slug: 'alpha-moon', _fields: 'id,slug' });
    expect(list.body).toEqual([{ id, slug: 'alpha-moon' }]);
    const one = await get(`${path}/${id}`, { _fields: 'slug' });
    expect(one.body).toEqual({ slug: 'alpha-moon' });
    const whole = await get(`${path}/${id}`);
    expect('slug' in whole.body).toBe(path === categories || path === tags);
  });
});

test.each([events, venues, organizers])(
  'a write to %s answers the slug where it is named, with the tag of the read (1.21, 8.2)',
  async (path) => {
    const query = { _fields: 'id,slug' };
    const body = eventBody({ title: 'Écho', status: 'publish' });
    const { body: thing } = await service.call('POST', path, { as: editor, body, query });
    expect(thing).toEqual({ id: expect.any(Number), slug: 'echo' });
    const at = `${path}/${thing.id}`;
    const etag = (await get(at, query)).headers.get('etag')!;
    const headers = { 'If-Match': etag };
    const options = { as: editor, query, headers, body: { title: 'Other' } };
    const renamed = await service.call('PUT', at, options);
    expect([renamed.status, renamed.body, renamed.headers.get('etag')]).toEqual([200, thing, etag]);
    const gone = await service.call('DELETE', at, { as: editor, query: { force: true } });
    expect(gone.status).toBe(200);
  },
);

test('titles in other scripts have slugs that say something, each its own (2.14, 8.2)', async () => {
  const slugs: string[] = [];
  const made: number[] = [];
  for (const title of ['東京 Jazz', '東京 Jazz', 'Москва']) {
    const { id } = await make(service, editor, venues, { title });
    const { body } = await get(`${venues}/${id}`, { _fields: 'slug,url' });
    expect(body.url).toMatch(new RegExp(`/venues/${body.slug}$`));
    slugs.push((body.slug as string).replace(String(id), 'id'));
    made.push(id);
  }
  for (const id of made) await service.call('DELETE', `${venues}/${id}`, { as: editor });
  expect(slugs).toEqual(['dong-jing-jazz', 'dong-jing-jazz-id', 'moskva']);
});

describe.each(all)('of %s', (path) => {
  test('those with certain ids are shown, and those without (8.3)', async () => {
    expect((await found(path, { include: ids(path, 3, 0) })).sort()).toEqual([0, 3]);
    expect((await found(path, { exclude: ids(path, 3, 0) })).sort()).toEqual([1, 2]);
    expect(await found(path, { include: ids(path, 3, 0), exclude: ids(path, 3) })).toEqual([0]);
    expect(await found(path, { include: 999_999 })).toEqual([]);
    expect((await found(path, { exclude: 999_999 })).length).toBe(4);
  });

  test('any order can be asked for, and turned around (8.3)', async () => {
    const orders: [Query, number[]][] = [
      [{ orderby: 'title' }, [1, 3, 2, 0]],
      [{ orderby: 'id' }, [0, 1, 2, 3]],
      [{ orderby: 'include', include: ids(path, 2, 0, 3) }, [2, 0, 3]],
    ];
    for (const [query, places] of orders) {
      expect([query, await found(path, query)]).toEqual([query, places]);
      expect(await found(path, { ...query, order: 'asc' })).toEqual(places);
      expect(await found(path, { ...query, order: 'desc' })).toEqual([...places].reverse());
    }
  });

  test('the latest change can be first (8.3)', async () => {
    const documents = panelDocuments(service, types[path]!);
    const { documentId } = (await service.strapi.db
      .query(types[path] as 'plugin::svc.tag')
      .findOne({ where: { publicId: ids(path, 2)[0]! } })) as { documentId: string };
    // Times of change are kept to the second.
    await new Promise((done) => setTimeout(done, 1100));
    await documents.update({ documentId, data: { title: titles[2] } });
    if (path === events) await documents.publish({ documentId });
    expect((await found(path, { orderby: 'modified', order: 'desc' }))[0]).toBe(2);
    expect((await found(path, { orderby: 'modified' })).at(-1)).toBe(2);
  });

  test('one can begin anywhere, and go on by the links (8.3)', async () => {
    const query = { orderby: 'id', offset: 1, per_page: 2, page: 3 };
    expect(await found(path, query)).toEqual([1, 2]);
    const { headers } = await get(path, query);
    expect([headers.get('x-api-total'), headers.get('x-api-totalpages')]).toEqual(['4', '2']);
    const links = [...headers.get('link')!.matchAll(/offset=(\d+)[^>]*>; rel="(\w+)"/g)];
    expect(links.map(([, offset, rel]) => [offset, rel])).toEqual([
      ['0', 'prev'],
      ['3', 'next'],
    ]);
    expect(await found(path, { ...query, offset: 3 })).toEqual([3]);
    expect(await found(path, { ...query, offset: 4 })).toEqual([]);
    expect((await get(path, { offset: 99 })).headers.get('x-api-total')).toBe('4');
  });

  test.each<[string, Query]>([
    ['include', { include: 'x' }],
    ['exclude', { exclude: '0' }],
    ['include', { include: Array.from({ length: 101 }, (_, index) => index + 1).join() }],
    ['exclude', { exclude: Array.from({ length: 101 }, (_, index) => index + 1).join() }],
    ['offset', { offset: -1 }],
    ['order', { order: 'up' }],
    ['orderby', { orderby: 'rand' }],
    ['orderby', { orderby: 'include' }],
    ['orderby', { orderby: 'relevance' }],
  ])('a wrong %s is refused: %j (8.3)', async (name, query) => {
    expect(await refused(path, query)).toEqual({ [name]: expect.any(String) });
  });

  test('whatever is asked, the number of queries is the same (8.3)', async () => {
    const queries = async (query: Query) => {
      const counted = await countQueries(service.strapi, () => get(path, query));
      return counted.queries.length;
    };
    const plain = await queries({});
    const asked: Query[] = [{ orderby: 'title', order: 'desc' }, { exclude: ids(path, 1) }];
    for (const query of asked) {
      expect(await queries(query)).toBe(plain);
    }
  });
});

test('a search has what it finds in titles before what it finds in contents (8.3)', async () => {
  expect(await found(events, { search: 'moon' })).toEqual([0, 1]);
  expect(await found(events, { search: 'moon', orderby: 'relevance' })).toEqual([1, 0]);
  expect(await found(events, { search: 'moon', orderby: 'relevance', order: 'desc' })).toEqual([
    0, 1,
  ]);
  expect(await found(venues, { search: 'moon', orderby: 'relevance' })).toEqual([1]);
  expect(await refused(events, { search: ' ', orderby: 'relevance' })).toHaveProperty('orderby');
});

test('events are in order of their start, and backwards (8.3)', async () => {
  expect(await found(events, {})).toEqual([0, 2, 3, 1]);
  expect(await found(events, { order: 'desc' })).toEqual([1, 3, 2, 0]);
  expect(await found(events, { orderby: 'start_date', order: 'desc' })).toEqual([1, 3, 2, 0]);
  const within = { start_date: '2030-05-02', end_date: '2030-06-02' };
  expect(await found(events, { ...within, exclude: ids(events, 3) })).toEqual([2, 1]);
});

test('tickets of several events are one list (8.3)', async () => {
  const [first, second, third] = ids(events, 0, 1, 2);
  const other = await addShopTicket(service, second!, { title: 'Other' });
  const list = async (event_id: string) =>
    ((await get(tickets, { event_id })).body as { id: number }[]).map(({ id }) => id);
  expect(await list(`${first},${second}`)).toEqual([...made[tickets]!, other.id]);
  expect(await list(`${second}`)).toEqual([other.id]);
  expect(await list(`${third},${second}`)).toEqual([other.id]);
  expect(await refused(tickets, { event_id: 'x' })).toHaveProperty('event_id');
  await panelDocuments(service, 'plugin::svc.ticket').delete({ documentId: other.documentId });
});

interface Described {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

interface Parameter {
  name: string;
  description: string;
  schema: { enum?: string[] };
}

test('the description of each list names its orders, and what they need (8.3, 8.7)', async () => {
  const { paths } = (await service.call('GET', 'svc/doc')).body as Described;
  const parameters = (path: string) => paths[`/${path}`]?.get?.parameters ?? [];
  const orders = (path: string) => parameters(path).find(({ name }) => name === 'orderby')!;
  for (const path of [events, venues, organizers, categories, tags, tickets]) {
    const { description, schema } = orders(path);
    for (const order of schema.enum!)
      expect([path, description]).toEqual([path, expect.stringContaining(order)]);
    const hasPlace = parameters(path).some(({ name }) => name === 'near');
    expect([path, schema.enum!.includes('distance')]).toEqual([path, hasPlace]);
    expect([path, description.includes('distance needs near')]).toEqual([path, hasPlace]);
  }
  expect(orders(events).description).toContain('relevance needs search');
});
