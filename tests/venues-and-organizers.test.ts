import { type Service, startService, type TestUser } from './support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  panelDocuments,
} from './support/events';

const { events, venues, organizers } = collections;
const site = 'https://tickets.example.test';

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
});

const send = (method: string, path: string, body?: unknown) =>
  service.call(method, path, { as: editor, body });

interface Kind {
  kind: string;
  path: string;
  full: Fields;
  /** Field, and values of it that are refused. */
  wrong: [string, unknown[]][];
  /** The field of an event, what it has for this thing, what for none, and the filter. */
  link: { field: string; of: (id: number) => unknown; none: unknown; filter: string };
}

const badWebsites = [
  'javascript:alert(1)',
  'ftp://example.test',
  'example.test',
  'http://',
  'http:///x',
  '//example.test',
  'https:example.test',
  7,
  ['https://example.test'],
];
const kinds: Kind[] = [
  {
    kind: 'venue',
    path: venues,
    full: {
      title: 'Grand Hall',
      address: '1 High Street',
      city: 'Springfield',
      state: 'Oregon',
      zip: '97477',
      country: 'United States',
      phone: '+1 541 555 0100',
      website: 'https://hall.example.test/visit?x=1#map',
    },
    wrong: [
      ['title', ['', ' ', 'x'.repeat(256), 5, [], {}, null, 'a\nb']],
      ['address', ['x'.repeat(256), 5, ['a'], {}, 'a\u0000b']],
      ['city', ['x'.repeat(256), true]],
      ['state', ['x'.repeat(256), 1]],
      ['zip', ['x'.repeat(33), 97477]],
      ['country', ['x'.repeat(256), {}]],
      ['phone', ['x'.repeat(65), 1]],
      ['website', badWebsites],
    ],
    link: { field: 'venue_id', of: (id) => id, none: 0, filter: 'venue' },
  },
  {
    kind: 'organizer',
    path: organizers,
    full: {
      title: 'Ada & Co.',
      phone: '+49 30 5550100',
      website: 'http://ada.example.test',
      email: 'ada+events@example.test',
    },
    wrong: [
      ['title', ['', '\t', 'x'.repeat(256), false, null]],
      ['phone', ['x'.repeat(65), 1]],
      ['website', badWebsites],
      [
        'email',
        ['ada', 'ada@', '@example.test', 'a b@example.test', 'a@b@c.test', 5, ['a@b.test']],
      ],
    ],
    link: { field: 'organizer_ids', of: (id) => [id], none: [], filter: 'organizer' },
  },
];

describe.each(kinds)('$kind', ({ kind, path, full, wrong, link }) => {
  const create = (fields: Fields) => make(service, editor, path, fields);
  const read = async (id: number) => (await service.call('GET', `${path}/${id}`)).body as Fields;
  const find = async (search: string) =>
    ((await service.call('GET', path, { query: { search, per_page: 100 } })).body as Fields[]).map(
      ({ title }) => title,
    );

  test('has an id, its fields as sent, and an address (2.20)', async () => {
    const made = await create(full);
    expect(made).toEqual({ id: made.id, ...full, url: expect.any(String) });
    expect(String(made.url)).toMatch(new RegExp(`^${site}/${kind}s/[a-z0-9-]+$`));
    expect(await read(made.id)).toEqual(made);
    const { body } = await service.call('GET', path, { query: { per_page: 100 } });
    expect((body as Fields[]).find(({ id }) => id === made.id)).toEqual(made);
  });

  test('needs a title alone, and has "" for what it does not have (2.4, 2.20)', async () => {
    const { body } = await send('POST', path, { ...full, title: undefined });
    expect([body.code, body.data.params]).toEqual(['rest_missing_callback_param', ['title']]);
    const made = await create({ title: 'Only this' });
    const empty = Object.fromEntries(Object.keys(full).map((name) => [name, '']));
    expect(made).toEqual({ ...empty, id: made.id, title: 'Only this', url: made.url });
  });

  test('changes in the fields that are sent, which "" clears (2.20)', async () => {
    const made = await create(full);
    const phone = await send('PUT', `${path}/${made.id}`, { phone: ' 112 ' });
    expect(phone.body).toEqual({ ...made, phone: '112' });
    const { title, ...rest } = full;
    const cleared = Object.fromEntries(Object.keys(rest).map((name) => [name, '']));
    const none = await send('PUT', `${path}/${made.id}`, cleared);
    expect(none.body).toEqual({ ...made, ...cleared, title });
    const renamed = await send('PUT', `${path}/${made.id}`, { title: 'Renamed' });
    expect(renamed.body).toMatchObject({ title: 'Renamed', url: made.url });
  });

  test.each(wrong)('refuses a wrong %s (2.20)', async (name, values) => {
    const made = await create(full);
    for (const value of values) {
      const posted = await send('POST', path, { ...full, [name]: value });
      const put = await send('PUT', `${path}/${made.id}`, { [name]: value });
      const missing = name === 'title' && value === null;
      expect([value, posted.status, put.status]).toEqual([value, 400, 400]);
      expect(posted.body.data.params).toEqual(missing ? [name] : { [name]: expect.any(String) });
      expect(put.body.data.params).toEqual({ [name]: expect.any(String) });
    }
    expect(await read(made.id)).toEqual(made);
  });

  test('names every field that is wrong at once (1.3)', async () => {
    const body = Object.fromEntries(wrong.map(([name, values]) => [name, values[0]]));
    const answer = await send('POST', path, body);
    expect(Object.keys(answer.body.data.params as object).sort()).toEqual(Object.keys(body).sort());
  });

  test('is listed by title, then by id (2.10)', async () => {
    const marked = (title: string) => create({ title: `Order ${title}` });
    const c = await marked('c');
    const first = await marked('b');
    const second = await marked('b');
    const a = await marked('a');
    const { body } = await service.call('GET', path, { query: { search: 'order' } });
    expect((body as Fields[]).map(({ id }) => id)).toEqual([a.id, first.id, second.id, c.id]);
  });

  test('is found by every word of its title, in any case (2.10)', async () => {
    for (const title of [
      'Search ÖLMÜHLE west',
      'Search 50% mühle',
      'Search 50 a_c',
      'Search abc!',
    ]) {
      await create({ title });
    }
    expect(await find('ölmühle SEARCH')).toEqual(['Search ÖLMÜHLE west']);
    expect(await find('search 50%')).toEqual(['Search 50% mühle']);
    expect(await find('search a_c')).toEqual(['Search 50 a_c']);
    expect(await find('search !')).toEqual(['Search abc!']);
    expect(await find('search nowhere')).toEqual([]);
    expect((await find(' ')).length).toBeGreaterThan(4);
    const { headers } = await service.call('GET', path, {
      query: { search: 'search', per_page: 3 },
    });
    expect(headers.get('x-api-total')).toBe('4');
  });

  test('goes for good, and leaves its events without it (2.17)', async () => {
    const thing = await create({ title: 'Leaving' });
    const staying = await create({ title: 'Staying' });
    const body = (id: number, status: string) => eventBody({ [link.field]: link.of(id), status });
    const published = await make(service, editor, events, body(thing.id, 'publish'));
    const draft = await make(service, editor, events, body(thing.id, 'draft'));
    const other = await make(service, editor, events, body(staying.id, 'publish'));
    await inPanel(service, published.id).save({ title: 'Waiting edit' });

    const total = async (id: number, status = 'publish') => {
      const query = { [link.filter]: id, status };
      const { headers, body: found } = await service.call('GET', events, { as: editor, query });
      return [headers.get('x-api-total'), (found as Fields[]).length];
    };
    expect(await total(thing.id)).toEqual(['1', 1]);
    expect(await total(thing.id, 'draft')).toEqual(['1', 1]);

    const gone = await send('DELETE', `${path}/${thing.id}`);
    expect([gone.status, gone.body]).toEqual([200, { deleted: true, previous: thing }]);
    expect((await send('DELETE', `${path}/${thing.id}`)).status).toBe(404);

    expect(await total(thing.id)).toEqual(['0', 0]);
    expect(await total(thing.id, 'draft')).toEqual(['0', 0]);
    expect(await total(staying.id)).toEqual(['1', 1]);
    for (const { id } of [published, draft]) {
      const event = (await send('GET', `${events}/${id}`)).body;
      expect(event).toMatchObject({ [link.field]: link.none, title: 'An evening' });
    }
    const kept = (await send('GET', `${events}/${other.id}`)).body;
    expect(kept[link.field]).toEqual(link.of(staying.id));
  });

  test('made in the panel is on REST at once, with an id and an address (2.1)', async () => {
    const documents = panelDocuments(service, `api::${kind}.${kind}`);
    const made = await documents.create({ data: { title: 'From the panel' } });
    expect(await read(made.publicId)).toMatchObject({ title: 'From the panel' });
    const copy = (await documents.clone({ ...made, data: {} })).entries[0]!;
    expect(copy.publicId).not.toBe(made.publicId);
    expect((await read(copy.publicId)).url).not.toBe((await read(made.publicId)).url);
    await documents.update({ ...made, data: { publicId: 1, slug: 'mine', title: 'Saved' } });
    expect((await read(made.publicId)).title).toBe('Saved');
    expect(String((await read(made.publicId)).url)).not.toContain('mine');
  });
});
