import { validate } from '@readme/openapi-parser';
import { countQueries, type Handle, makeApiToken, type Service, startService } from '../support';
import { type Fields, make, makeFile, makeSignedIn } from '../support/events';
import { buildWith } from '../support/example-project';
import { gigFiles } from '../support/kit-types/gig';
import { documentIdOf, documentsOf } from '../support/kit-types/documents';
import type { TestUser } from '#svc/testing/makers';

/*
 * A content type with a field of every kind: what a request may send, what becomes of it, and what an answer shows.
 */

const gigs = 'svc/events/v1/gigs';
const uid = 'api::gig.gig';

let service: Service;
let editor: Handle;
let venue: number;
let tags: number[];
let files: number[];

beforeAll(async () => {
  const project = await buildWith(gigFiles);
  service = await startService({ appDir: project });
  editor = await makeApiToken(service.strapi, 'full-access');
  venue = (await make(service, editor, 'svc/events/v1/venues', { title: 'Hall' })).id;
  tags = [];
  for (const title of ['One', 'Two']) {
    const tag = await service.strapi.documents('plugin::svc.tag').create({ data: { title } });
    tags.push((tag as unknown as { publicId: number }).publicId);
  }
  const one = await makeFile(service, '/uploads/one.png');
  const two = await makeFile(service, '/uploads/two.png');
  files = [one.id, two.id];
}, 240_000);

const full = {
  title: 'Opening',
  story: '<p>It <em>begins</em>.</p>',
  teaser: 'Soon\nvery soon',
  notes: 'Some notes',
  code: 'A1',
  players: 5,
  visitors: 9_007_199_254_740_991,
  weight: 19.99,
  ratio: 0.125,
  seated: false,
  mood: 'loud',
  day: '2031-02-28',
  soundcheck: '16:30:00',
  broadcast: '2031-02-28T19:00:00+00:00',
  starts: '2031-02-28 19:00:00',
  zone: 'Europe/Berlin',
  mail: 'gig@example.test',
  site: 'https://gig.example.test/',
  fee: '12.50',
  extras: { colour: 'red', lamps: 3, smoke: true },
  main: { label: 'Buy', target: 'https://buy.example.test/', remark: '' },
  links: [
    { label: 'One', target: '', remark: '<p>first</p>' },
    { label: 'Two', target: 'https://two.example.test/', remark: '' },
  ],
};

const empty = {
  story: '',
  teaser: '',
  notes: '',
  visitors: 0,
  weight: 0,
  ratio: 0,
  mood: '',
  day: '',
  soundcheck: '',
  broadcast: '',
  starts: '',
  zone: '',
  mail: '',
  site: '',
  fee: '0.00',
  extras: null,
  cover: '',
  cover_id: 0,
  cover_sizes: {},
  gallery: [],
  gallery_ids: [],
  gallery_sizes: [],
  main: null,
  links: [],
  venue_id: 0,
  tag_ids: [],
};

const referring = () => ({
  cover_id: files[0]!,
  gallery_ids: files,
  venue_id: venue,
  tag_ids: tags,
});
const site = 'https://tickets.example.test';
const shownFiles = () => ({
  cover: `${site}/uploads/one.png`,
  cover_sizes: {},
  gallery: [`${site}/uploads/one.png`, `${site}/uploads/two.png`],
  gallery_sizes: [{}, {}],
});

const create = (fields: Fields) => make(service, editor, gigs, fields);
const read = async (id: number, as?: Handle) =>
  (await service.call('GET', `${gigs}/${id}`, { as })).body as Fields;
const update = (id: number, body: Fields, as = editor) =>
  service.call('PUT', `${gigs}/${id}`, { as, body });

describe('a thing with fields of every kind', () => {
  test('has them as they were sent, in the answer, alone and in the list', async () => {
    const made = await create({ ...full, ...referring(), status: 'publish' });
    const expected = { ...full, ...referring(), ...shownFiles(), status: 'publish' };
    expect(made).toEqual({ id: made.id, ...expected, url: `${site}/gigs/opening` });
    expect(await read(made.id, editor)).toEqual(made);
    const { fee, ...open } = made;
    expect(await read(made.id)).toEqual(open);
    const { body } = await service.call('GET', `${gigs}?code=A1`);
    expect(body).toEqual([open]);
  });

  test('has the defaults of its schema, and nothing where nothing was sent', async () => {
    const made = await create({ title: 'Bare', code: 'B' });
    expect(made).toEqual({
      id: made.id,
      title: 'Bare',
      ...empty,
      code: 'B',
      players: 4,
      seated: true,
      status: 'draft',
      url: expect.any(String) as string,
    });
    expect(await read(made.id, editor)).toEqual(made);
  });

  test.each(['draft', 'publish'])(
    'loses everything that is sent as nothing, as %s',
    async (status) => {
      const made = await create({ ...full, ...referring(), status });
      const {
        cover,
        cover_sizes,
        gallery,
        gallery_sizes,
        fee,
        visitors,
        weight,
        ratio,
        ...fields
      } = empty;
      const answer = await update(made.id, {
        ...fields,
        fee: '0',
        visitors: 0,
        weight: 0,
        ratio: 0,
      });
      expect([answer.status, answer.body]).toEqual([200, { ...made, ...empty }]);
      expect(await read(made.id, editor)).toEqual({ ...made, ...empty });
    },
  );

  test.each(['draft', 'publish'])('keeps what a change does not name, as %s', async (status) => {
    const made = await create({ ...full, ...referring(), status });
    const answer = await update(made.id, { players: 9 });
    expect(answer.body).toEqual({ ...made, players: 9 });
    const links = [{ label: 'Only', target: '', remark: '' }];
    await update(made.id, { links });
    expect(await read(made.id, editor)).toEqual({ ...made, players: 9, links });
  });

  test('keeps an editor’s other edits waiting, of every kind', async () => {
    const made = await create({ ...full, ...referring(), status: 'publish' });
    const documents = documentsOf(service, uid);
    const documentId = await documentIdOf(service, uid, made.id);
    const edits = {
      mood: 'calm',
      main: { label: 'Later' },
      links: [],
      venue: null,
      cover: files[1],
    };
    await documents.update({ documentId, data: edits });
    expect(await read(made.id, editor)).toEqual(made);
    await update(made.id, { players: 7, teaser: 'Now' });
    expect(await read(made.id, editor)).toEqual({ ...made, players: 7, teaser: 'Now' });
    await documents.publish({ documentId });
    expect(await read(made.id, editor)).toEqual({
      ...made,
      players: 7,
      teaser: 'Now',
      mood: 'calm',
      main: { label: 'Later', target: '', remark: '' },
      links: [],
      venue_id: 0,
      cover: `${site}/uploads/two.png`,
      cover_id: files[1],
    });
  });

  test('has harmless HTML, whoever wrote it', async () => {
    const evil = '<p onclick="x()">Fine</p><script>x()</script>';
    const made = await create({
      title: 'Evil',
      code: 'E',
      story: evil,
      links: [{ label: 'L', remark: evil }],
    });
    const clean = '<p>Fine</p>';
    expect(made).toMatchObject({ story: clean, links: [{ remark: clean }] });
    const { publicId } = await documentsOf(service, uid).create({
      data: { title: 'Evil', code: 'E', story: evil, main: { label: 'L', remark: evil } },
    });
    expect(await read(publicId, editor)).toMatchObject({ story: clean, main: { remark: clean } });
  });
});

const wrong: [field: string, values: unknown[]][] = [
  ['title', ['', 'x'.repeat(101), 5, null, []]],
  ['story', ['x'.repeat(501), 7, {}]],
  ['teaser', ['x'.repeat(51), false]],
  ['code', ['', 'x'.repeat(9), null]],
  ['players', [0, 10, 1.5, 'many', null, true]],
  ['visitors', [-1, 9_007_199_254_740_992, '12x']],
  ['weight', [-11, 1001, 1.234, 'x', null, [], '1e3', 'Infinity']],
  ['ratio', ['NaN', {}, 1e12]],
  ['seated', ['yes', 2, null]],
  ['mood', ['quiet', 1, null, ['calm']]],
  ['day', ['2031-02-29', '28.02.2031', '2031-02-28T00:00:00', 20310228, null]],
  ['soundcheck', ['24:00:00', '7:00', 700, '12:60:00']],
  ['broadcast', ['2031-02-28', '2031-02-28 19:00:00', '2031-02-30T19:00:00Z', 1_900_000_000, null]],
  ['starts', ['2031-02-28', '2031-02-30 19:00:00', null]],
  ['zone', ['Mars/Base', 1]],
  ['mail', ['nobody', 1]],
  ['site', ['javascript:alert(1)', 'ftp://x', 1]],
  ['fee', ['1.234', -1, 'x', null, '1000000']],
  ['extras', [[], 'x', { lamps: 'many' }, { colour: 'x'.repeat(256) }]],
  ['cover_id', [-1, 999_999_999, 'x', [1], null]],
  ['gallery_ids', [1, ['x'], [0], [999_999_999], null]],
  ['main', ['x', [], {}, { label: 'x'.repeat(21) }, { label: 'L', target: 'x' }]],
  ['links', ['x', {}, [{}], [1], Array(4).fill({ label: 'L' }), null]],
  ['venue_id', [-1, 999_999_999, 'x', null]],
  ['tag_ids', [1, ['x'], [999_999_999], null]],
  ['status', ['trash', 'x', 1, null]],
];

describe('a value that is not allowed', () => {
  test.each(wrong)(
    'of %s is refused by its name, and nothing is changed',
    async (field, values) => {
      const made = await create({ ...full, ...referring() });
      for (const value of values) {
        const answer = await update(made.id, { players: 8, [field]: value });
        expect([value, answer.status, answer.body.code]).toEqual([
          value,
          400,
          'rest_invalid_param',
        ]);
        const { params } = answer.body.data as { params: Record<string, string> };
        expect([value, Object.keys(params)]).toEqual([value, [field]]);
      }
      expect(await read(made.id, editor)).toEqual(made);
    },
  );

  test('is told together with all others', async () => {
    const answer = await update((await create(full)).id, {
      day: 'x',
      venue_id: 999_999_999,
      cover_id: 1e9,
    });
    const { params } = answer.body.data as { params: Record<string, string> };
    expect(params).toEqual({
      day: 'must be an existing date in the form Y-m-d',
      venue_id: 'there is no venue 999999999',
      cover_id: 'there is no file 1000000000 in the media library',
    });
  });
});

async function found(query: string, as?: Handle): Promise<unknown[]> {
  const { body } = await service.call('GET', `${gigs}?per_page=100&${query}`, { as });
  if (!Array.isArray(body)) return [body];
  return (body as { title: string }[]).map(({ title }) => title);
}

describe('a list', () => {
  beforeAll(async () => {
    await service.strapi.db.query('api::gig.gig').deleteMany({});
    const common = { ...full, status: 'publish' };
    const rows = [
      {
        title: 'A',
        code: 'aa',
        players: 1,
        mood: 'calm',
        day: '2031-01-01',
        venue_id: venue,
        starts: '2031-02-27 23:59:59',
      },
      {
        title: 'B',
        code: 'AA',
        players: 2,
        mood: 'loud',
        day: '2031-01-02',
        tag_ids: [tags[0]],
        starts: '2031-03-01 00:00:00',
      },
      { title: 'C', code: 'aa', players: 3, mood: '', day: '', seated: true, tag_ids: tags },
      {
        title: 'D',
        code: 'dd',
        players: 4,
        mood: 'calm',
        day: '2031-01-04',
        story: '<b>Caf&eacute;</b> <i class="hidden">50%</i>',
      },
    ];
    for (const row of rows) await create({ ...common, ...row });
    await create({ ...common, title: 'E', code: 'aa', status: 'draft' });
    await create({ ...common, title: 'F', code: 'aa', status: 'private' });
  });

  test.each([
    ['', ['D', 'B', 'A', 'C']],
    ['order=asc&orderby=day', ['C', 'A', 'B', 'D']],
    ['orderby=title', ['A', 'B', 'C', 'D']],
    ['orderby=players&order=desc', ['D', 'C', 'B', 'A']],
    ['orderby=id', ['A', 'B', 'C', 'D']],
    ['code=aa', ['A', 'C']],
    ['code=AA', ['B']],
    ['code=none', []],
    ['mood=calm', ['D', 'A']],
    ['moods=calm,loud', ['D', 'B', 'A']],
    ['moods=loud&moods=calm', ['D', 'B', 'A']],
    ['seated=1', ['C']],
    ['players_min=2', ['D', 'B', 'C']],
    ['players_max=2', ['B', 'A']],
    ['players_min=2&players_max=3', ['B', 'C']],
    ['day_between=2031-01-02,2031-01-04', ['D', 'B']],
    ['day_between=2031-01-02,', ['D', 'B']],
    ['day_between=,2031-01-02', ['B', 'A']],
    ['day_between=,', ['D', 'B', 'A', 'C']],
    ['starts_between=2031-02-28,2031-02-28', ['D', 'C']],
    ['starts_between=2031-02-27,2031-02-28%2018:59:59', ['A']],
    ['starts_min=2031-03-01', ['B']],
    ['starts_max=2031-02-28', ['D', 'A', 'C']],
    ['starts_max=2031-02-28%2018:59:59', ['A']],
    ['before=2031-02-28T20:00:00%2B01:00', ['D', 'B', 'A', 'C']],
    ['before=2031-02-28T18:59:59Z', []],
    ['search=caf%C3%A9', ['D']],
    ['search=class', []],
    ['search=50%25', ['D']],
    ['search=opening', []],
    ['search=soon', ['D', 'B', 'A', 'C']],
  ])('filtered by %j has %j', async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  });

  test('is filtered by what its things name', async () => {
    expect(await found(`venue=${venue}`)).toEqual(['A']);
    expect(await found(`tags=${tags[0]}`)).toEqual(['B', 'C']);
    expect(await found(`tags=${tags.join(',')}&players_min=3`)).toEqual(['C']);
    expect(await found('tags=999999999')).toEqual([]);
  });

  test.each([
    ['mood=quiet', 'mood'],
    ['moods=calm,quiet', 'moods'],
    ['day_between=2031-01-01', 'day_between'],
    ['day_between=x,y', 'day_between'],
    ['starts_min=2031-02-30', 'starts_min'],
    ['starts_between=2031-02-28,soon', 'starts_between'],
    ['players_min=x', 'players_min'],
    ['tags=x', 'tags'],
    ['orderby=fee', 'orderby'],
    ['order=up', 'order'],
    ['status=gone', 'status'],
  ])('refuses %j', async (query, name) => {
    const { status, body } = await service.call('GET', `${gigs}?${query}`);
    expect([status, Object.keys((body.data as { params: object }).params)]).toEqual([400, [name]]);
  });

  test('shows drafts and private things to those who edit', async () => {
    expect(await found('status=draft', editor)).toEqual(['E']);
    expect(await found('status=private', editor)).toEqual(['F']);
    expect(await found('status=draft')).toMatchObject([{ code: 'rest_not_logged_in' }]);
  });

  test('asks the database the same number of times, whatever the page size', async () => {
    const count = async (size: number) => {
      const list = () => service.call('GET', `${gigs}?per_page=${size}`);
      return (await countQueries(service.strapi, list)).queries.length;
    };
    const one = await count(1);
    expect(await count(100)).toBe(one);
    // A page, its total, files, two relations, and two components through the host.
    expect(one).toBeLessThanOrEqual(12);
  });
});

describe('own things', () => {
  let author: TestUser;
  let other: TestUser;
  let made: Fields & { id: number };

  async function allow(capabilities: string[]) {
    const query = service.strapi.db.query('plugin::users-permissions.role');
    const role = (await query.findOne({ where: { type: 'event-author' } })) as { id: number };
    for (const one of capabilities) {
      await service.strapi.db
        .query('plugin::users-permissions.permission')
        .create({ data: { action: `plugin::svc.events.${one}`, role: role.id } });
    }
  }

  beforeAll(async () => {
    await allow(['edit_svc_gigs']);
    author = await makeSignedIn(service, 'event-author', 'gig-author');
    other = await makeSignedIn(service, 'event-author', 'gig-other');
    made = await make(service, author, gigs, { title: 'Mine', code: 'M' });
  });

  test('are read, changed and removed by their owner and not by another', async () => {
    const at = `${gigs}/${made.id}`;
    const codes = [];
    for (const as of [undefined, other, author]) {
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { players: 2 }],
      ] as const) {
        const answer = await service.call(method, at, { as, body });
        codes.push(answer.status);
      }
    }
    expect(codes).toEqual([401, 401, 403, 403, 200, 200]);
    expect((await service.call('DELETE', at, { as: other })).status).toBe(403);
    const trashed = await service.call('DELETE', at, { as: author });
    expect([trashed.status, trashed.body.status]).toEqual([200, 'trash']);
    expect((await service.call('DELETE', at, { as: author })).body.code).toBe(
      'rest_already_trashed',
    );
    const back = await update(made.id, { status: 'pending' }, author);
    expect([back.status, back.body.status]).toEqual([200, 'pending']);
    const gone = await service.call('DELETE', `${at}?force=true`, { as: author });
    expect(gone.body).toMatchObject({ deleted: true, previous: { id: made.id } });
    expect((await service.call('GET', at, { as: author })).status).toBe(404);
  });

  test('are all that an author finds among those that are not published', async () => {
    const drafts = { players: 1, code: 'OWN', status: 'draft' };
    await make(service, other, gigs, { title: 'Not mine', ...drafts });
    await make(service, author, gigs, { title: 'Mine', ...drafts });
    expect(await found('status=draft&code=OWN', author)).toEqual(['Mine']);
    expect(await found('status=draft&code=OWN', editor)).toEqual(['Mine', 'Not mine']);
  });

  test('stay their owner’s when they are published, and nobody’s things are others’', async () => {
    const mine = await make(service, author, gigs, { title: 'Mine', code: 'M', status: 'publish' });
    expect((await update(mine.id, { players: 3 }, author)).status).toBe(200);
    expect((await update(mine.id, { players: 3 }, other)).status).toBe(403);
    const nobodys = await create({ title: 'Nobody’s', code: 'N' });
    expect((await update(nobodys.id, { players: 3 }, author)).status).toBe(403);
  });
});

describe('the description and the override', () => {
  test('are valid, and the headers of the override are there', async () => {
    const { body } = await service.call('GET', 'svc/events/v1/doc');
    const result = await validate(structuredClone(body) as Parameters<typeof validate>[0]);
    expect(result).toMatchObject({ valid: true });
    const made = await service.call('POST', gigs, { as: editor, body: { title: 'O', code: 'O' } });
    expect([made.status, made.headers.get('x-overridden')]).toEqual([201, 'create']);
  });
});
