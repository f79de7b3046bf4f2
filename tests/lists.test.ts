import { type Service, startService, type TestUser } from './support';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  panelDocuments,
} from './support/events';

const { events, venues, organizers, tickets, attendees } = collections;
const all = Object.values(collections);
const count = 12;

let service: Service;
let manager: TestUser;

/** A filter that nothing matches. */
const nothing = (path: string): Query =>
  path === tickets || path === attendees ? { event_id: 999_999_999 } : { search: 'nowhere' };

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  for (let number = 0; number < count; number += 1) {
    const title = `Thing ${String(number).padStart(2, '0')}`;
    const event = await make(service, manager, events, eventBody({ title, status: 'publish' }));
    const ticket = await make(service, manager, tickets, {
      title,
      event_id: event.id,
      type: 'free',
    });
    const person = { full_name: title, email: 'a@b.test', ticket_id: ticket.id };
    await make(service, manager, attendees, person);
    await make(service, manager, venues, { title });
    await make(service, manager, organizers, { title });
    for (const type of ['category', 'tag']) {
      await panelDocuments(service, `api::${type}.${type}`).create({ data: { title } });
    }
  }
});

type Query = Record<string, string | number | readonly (string | number)[]>;
const get = (path: string, query: Query = {}) => service.call('GET', path, { query, as: manager });

/** The addresses in a Link header, by their rel. */
function linksOf(headers: Headers): Record<string, URL> {
  const found = (headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g);
  return Object.fromEntries([...found].map(([, address, rel]) => [rel, new URL(address!)]));
}

describe.each(all)('the list at %s', (path) => {
  test('has ten items on a page, and says how many there are (1.14)', async () => {
    const { status, headers, body } = await get(path);
    expect([status, body.length]).toEqual([200, 10]);
    expect(headers.get('x-api-total')).toBe('12');
    expect(headers.get('x-api-totalpages')).toBe('2');
  });

  test('shows everything once, page after page, following the links (1.14)', async () => {
    const seen: unknown[] = [];
    let next: URL | undefined = new URL(`${service.url}/api/${path}?per_page=5&_fields=id`);
    let pages = 0;
    while (next) {
      expect(next.origin).toBe(service.url);
      const answer = await service.call('GET', next.pathname + next.search, { as: manager });
      expect(answer.headers.get('x-api-totalpages')).toBe('3');
      seen.push(...(answer.body as Fields[]).map(({ id }) => id));
      const links = linksOf(answer.headers);
      pages += 1;
      expect(links.prev?.searchParams.get('page')).toBe(pages > 1 ? String(pages - 1) : undefined);
      next = links.next;
    }
    expect(pages).toBe(3);
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
  });

  test('keeps the other parameters in its links (1.14)', async () => {
    const query = {
      search: 'thing',
      per_page: 4,
      page: 2,
      _fields: ['id', 'title'],
      'x[y]': 'a b&c',
    };
    const { headers } = await get(path, query);
    const { prev, next } = linksOf(headers);
    for (const [link, page] of [
      [prev, '1'],
      [next, '3'],
    ] as const) {
      expect(link!.pathname).toBe(`/api/${path}`);
      expect([...link!.searchParams].sort()).toEqual(
        [
          ['search', 'thing'],
          ['per_page', '4'],
          ['page', page],
          ['_fields', 'id'],
          ['_fields', 'title'],
          ['x[y]', 'a b&c'],
        ].sort(),
      );
    }
  });

  test('on one page has no links (1.14)', async () => {
    const { headers, body } = await get(path, { per_page: 100 });
    expect(body).toHaveLength(count);
    expect(headers.get('link')).toBeNull();
    expect(headers.get('x-api-totalpages')).toBe('1');
  });

  test('past its end is an error, unless there is nothing at all (1.14)', async () => {
    for (const page of [3, 2147483647]) {
      const { status, body } = await get(path, { page });
      expect([status, body.code]).toEqual([400, 'rest_post_invalid_page_number']);
    }
    for (const page of [1, 3, 2147483647]) {
      const { status, headers, body } = await get(path, { page, ...nothing(path) });

      expect([status, body]).toEqual([200, []]);
      expect(headers.get('x-api-total')).toBe('0');
      expect(headers.get('x-api-totalpages')).toBe('0');
      expect(headers.get('link')).toBeNull();
    }
  });

  test.each([
    ['page', ['0', '-1', '1.5', 'x', '', '1e1', '2147483648', '99999999999999999999']],
    ['per_page', ['0', '-1', '101', 'x', '', '10.0', '1000000']],
  ])('refuses a %s out of bounds (1.14)', async (name, values) => {
    for (const value of values) {
      const { status, body } = await get(path, { [name]: value });
      expect([value, status, body.code]).toEqual([value, 400, 'rest_invalid_param']);
      expect(Object.keys(body.data.params as object)).toEqual([name]);
    }
    const repeated = await get(path, { [name]: [1, 2] });
    expect(Object.keys(repeated.body.data.params as object)).toEqual([name]);
  });

  test('answers HEAD with the same headers and no body (1.14)', async () => {
    const query = { per_page: 5, page: 2 };
    const whole = await get(path, query);
    const head = await service.call('HEAD', path, { query, as: manager });
    expect([head.status, head.body]).toEqual([200, null]);
    for (const name of ['x-api-total', 'x-api-totalpages', 'link']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
      expect(head.headers.get(name)).not.toBeNull();
    }
    expect((await service.call('HEAD', path, { query: { page: 0 }, as: manager })).status).toBe(
      400,
    );
  });

  test('lets pages of other origins read the headers (1.14)', async () => {
    const origin = { Origin: 'https://shop.example.test' };
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await service.call(method, path, { headers: origin });
      const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
      expect(exposed.split(/\s*,\s*/)).toEqual(
        expect.arrayContaining(['x-api-total', 'x-api-totalpages', 'link']),
      );
    }
  });
});

describe('_fields (1.15)', () => {
  const first = async (query: Query) =>
    (await get(events, { per_page: 1, ...query })).body[0] as Fields;
  let whole: Fields;
  let single: string;

  beforeAll(async () => {
    whole = await first({});
    single = `${events}/${String(whole.id)}`;
  });

  test.each<[string, Query, string[]]>([
    ['a comma list', { _fields: 'title,id' }, ['id', 'title']],
    ['spaces and empty names in it', { _fields: ' title , ,id,' }, ['id', 'title']],
    ['repeated', { _fields: ['url', 'id'] }, ['id', 'url']],
    ['repeated with lists', { _fields: ['url,id', 'featured'] }, ['id', 'featured', 'url']],
    ['with brackets', { '_fields[]': ['url', 'id'] }, ['id', 'url']],
    ['the same twice', { _fields: 'id,id' }, ['id']],
    ['with unknown names', { _fields: 'id,secret,searchText,toString' }, ['id']],
    ['only unknown names', { _fields: 'secret' }, []],
    ['names of the object itself', { _fields: '__proto__,constructor' }, []],
    ['reaching into text', { _fields: 'title.length,id' }, ['id']],
  ])('as %s picks fields in the order of the answer (1.15)', async (_, query, names) => {
    const item = await first(query);
    expect(Object.keys(item)).toEqual(names);
    for (const name of names) expect(item[name]).toEqual(whole[name]);
  });

  test('without a name is all of them (1.15)', async () => {
    for (const _fields of ['', ',', ' ']) expect(await first({ _fields })).toEqual(whole);
  });

  test('reaches into meta (1.15)', async () => {
    const one = async (_fields: string | string[]) =>
      (await get(single, { _fields })).body as Fields;
    const { meta } = (await get(single)).body as { meta: Fields };
    const featured = { _svc_event_featured: meta._svc_event_featured };
    expect(await one('meta._svc_event_featured')).toEqual({ meta: featured });
    expect(await one('id,meta._svc_event_featured,meta.nothing')).toEqual({
      id: whole.id,
      meta: featured,
    });
    expect(await one('meta._svc_event_featured,meta')).toEqual({ meta });
    expect(await one('meta.nothing')).toEqual({ meta: {} });
  });

  test('applies to what a write answers, and never to an error (1.15)', async () => {
    const query = { _fields: 'title' };
    const made = await service.call('POST', venues, { as: manager, query, body: { title: 'Cut' } });
    expect([made.status, made.body]).toEqual([201, { title: 'Cut' }]);
    expect(made.headers.get('location')).toMatch(/\/venues\/\d+$/);
    const wrong = await service.call('POST', venues, { as: manager, query, body: {} });
    expect(Object.keys(wrong.body as object)).toEqual(['code', 'message', 'data']);
    const missing = await get(`${events}/999999999`, query);
    expect(Object.keys(missing.body as object)).toEqual(['code', 'message', 'data']);
  });
});
