import {
  built,
  countQueries,
  type Handle,
  makeApiToken,
  type Service,
  startService,
} from '../support';
import type { CallOptions } from '#svc/testing/client';
import { collections, eventBody, type Fields, inPanel, make, makeFile } from '../support/events';
import { buildWith } from '../support/example-project';
import { openPage } from '../support/pages';
import { addedFieldFiles } from '../support/kit-types/added-fields';

/*
 * Fields that a project adds to types of the service: they go wherever our own fields go.
 */

const { events, venues } = collections;

let service: Service;
let editor: Handle;

beforeAll(async () => {
  service = await startService({ appDir: await buildWith(addedFieldFiles) });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

const full = {
  age_limit: 16,
  audience: 'adults',
  hints: '<p>Bring <b>cushions</b>.</p>',
  premiere: '2031-03-01',
  seated: false,
  fee: '12.50',
  extras: { colour: 'red' },
};
const shownAlone = { ...full, broadcast: '' };
const empty = {
  age_limit: 0,
  audience: '',
  hints: '',
  premiere: '',
  seated: true,
  fee: '0.00',
  extras: null,
  broadcast: '',
};

const create = (fields: Fields = {}) =>
  make(service, editor, events, eventBody({ status: 'publish', ...fields }));
const change = async (id: number, body: Fields) =>
  (await service.call('PUT', `${events}/${id}`, { as: editor, body })).body as Fields;
const read = async (id: number, as?: Handle) =>
  (await service.call('GET', `${events}/${id}`, { as })).body as Fields;

type Query = NonNullable<CallOptions['query']>;

async function list(query: Query, as?: Handle) {
  const { body, headers } = await service.call('GET', events, { as, query });
  const items = body as unknown as Fields[];
  return { items, ids: items.map(({ id }) => id), total: headers.get('X-API-Total') };
}

describe('an event with fields of the project', () => {
  test('has them as they were sent, in the answer, alone and in lists (6.6)', async () => {
    const made = await create({ title: 'Whole', ...full });
    expect(made).toMatchObject(shownAlone);
    expect(await read(made.id, editor)).toEqual(made);
    const { hints, extras, broadcast, ...listed } = shownAlone;
    const { items } = await list({ search: 'whole' }, editor);
    expect(items[0]).toMatchObject({ ...listed, broadcast });
    expect(items[0]).not.toHaveProperty('hints');
    expect(items[0]).not.toHaveProperty('extras');
    const fields = await list({ search: 'whole', _fields: 'age_limit,fee' }, editor);
    expect(fields.items).toEqual([{ age_limit: 16, fee: '12.50' }]);
  });

  test('has defaults where nothing is sent, and none where it is emptied', async () => {
    const made = await create();
    expect(made).toMatchObject(empty);
    await change(made.id, full);
    const { age_limit, seated, fee, broadcast, ...rest } = empty;
    const emptied = await change(made.id, { ...rest, seated: true, age_limit: 0, fee: '0' });
    expect(emptied).toMatchObject(empty);
  });

  test('shows a private one to those who hold the capability alone (6.6)', async () => {
    const { id } = await create({ title: 'Costly', ...full });
    expect(await read(id)).not.toHaveProperty('fee');
    expect((await list({ search: 'costly' })).items[0]).not.toHaveProperty('fee');
    const reader = await makeApiToken(service.strapi, ['plugin::svc.events.read_svc_event_fees']);
    expect((await read(id, reader)).fee).toBe('12.50');
  });

  test('takes no value that the schema does not have, and none of a field that is shown only', async () => {
    const { id } = await create();
    const wrong = { age_limit: 100, audience: 'cats', premiere: '2031-02-30', extras: 7, fee: 'x' };
    const answer = await service.call('PUT', `${events}/${id}`, { as: editor, body: wrong });
    expect(answer.status).toBe(400);
    const { params } = (answer.body as { data: { params: object } }).data;
    expect(Object.keys(params).sort()).toEqual(Object.keys(wrong).sort());
    const kept = await change(id, { broadcast: '2031-01-01T10:00:00Z' });
    expect(kept.broadcast).toBe('');
  });

  test('keeps them through the panel, drafts, publishing, the trash and a copy (6.6)', async () => {
    const { id } = await create({ title: 'Long life', age_limit: 6, audience: 'all' });
    const panel = inPanel(service, id);
    await panel.save({ ageLimit: 12, hints: '<p onclick="x()">Late</p>' });
    expect(await read(id, editor)).toMatchObject({ age_limit: 6, hints: '' });
    // REST changes what is published, and the draft; what waits in the draft stays there.
    expect(await change(id, { audience: 'adults' })).toMatchObject({
      age_limit: 6,
      audience: 'adults',
    });
    expect(await panel.draft()).toMatchObject({ ageLimit: 12, audience: 'adults' });
    await panel.publish();
    expect(await read(id, editor)).toMatchObject({ age_limit: 12, hints: '<p>Late</p>' });
    await panel.save({ ageLimit: 18 });
    await panel.discard();
    expect(await panel.draft()).toMatchObject({ ageLimit: 12 });
    await panel.trash();
    await panel.restore();
    await panel.unpublish();
    const { documentId } = await panel.document();
    const documents = service.strapi.documents('plugin::svc.event');
    await documents.clone({ documentId, data: {} as never });
    const { items } = await list({ status: 'draft', search: 'long life' }, editor);
    expect(items).toHaveLength(2);
    for (const item of items) expect(item).toMatchObject({ age_limit: 12, audience: 'adults' });
  });
});

describe('the list of events', () => {
  let ids: number[];

  beforeAll(async () => {
    const plays = [
      { age_limit: 0, audience: 'all', premiere: '2031-01-01', seated: true },
      { age_limit: 12, audience: 'adults', premiere: '2031-02-01', seated: false },
      { age_limit: 18, hints: '<p>Mind the <i>gorilla</i></p>' },
    ];
    ids = [];
    for (const play of plays) ids.push((await create({ title: 'Kumquat', ...play })).id);
  });

  test.each<[Query, number[]]>([
    [{ age_limit_max: 12 }, [0, 1]],
    [{ age_limit_min: 12 }, [1, 2]],
    [{ age_limit_min: 1, age_limit_max: 12 }, [1]],
    [{ audience: 'all,adults' }, [0, 1]],
    [{ audience: 'all' }, [0]],
    [{ premiere: '2031-01-15,2031-02-15' }, [1]],
    [{ seated: false }, [1]],
    [{ seated: true, age_limit_min: 1 }, [2]],
  ])('filtered by %j has what fits, and its number', async (filter, expected) => {
    const found = await list({ search: 'kumquat', ...filter });
    expect([found.ids.sort(), found.total]).toEqual([
      expected.map((index) => ids[index]).sort(),
      String(expected.length),
    ]);
  });

  test('counts what is filtered without a search', async () => {
    const found = await list({ age_limit_min: 17, per_page: 1 });
    const all = await list({ age_limit_min: 17, per_page: 100 });
    expect(found.total).toBe(String(all.items.length));
  });

  test('finds by text that it does not show', async () => {
    expect((await list({ search: 'gorilla' })).ids).toEqual([ids[2]]);
  });

  test('refuses what a field does not take', async () => {
    const query = { age_limit_max: 'x', audience: 'cats', premiere: '2031-01-01' };
    const { status, body } = await service.call('GET', events, { query });
    expect(status).toBe(400);
    const { params } = (body as { data: { params: object } }).data;
    expect(Object.keys(params).sort()).toEqual(Object.keys(query).sort());
  });

  test('asks once, and remembers how many there are until an event is written', async () => {
    // Of other lengths: no answer is kept for the second one.
    const ask = (per_page: number) =>
      countQueries(service.strapi, () => list({ age_limit_max: 13, per_page }));
    const [first, second] = [await ask(4), await ask(3)];
    expect([first.queries, second.queries].map(({ length }) => length)).toEqual([1, 1]);
    expect(second.queries[0]).not.toMatch(/count\(/);
    expect(second.result.total).toBe(first.result.total);
    await create({ age_limit: 6 });
    const third = await ask(3);
    expect(third.queries.length).toBeLessThanOrEqual(2);
    expect(Number(third.result.total)).toBe(Number(second.result.total) + 1);
  });
});

describe('the read model', () => {
  const rebuild = built<
    typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
  >('resources/event/read-model/rebuild');
  const added = built<
    typeof import('../../src/plugins/svc/server/src/resources/event/added-fields')
  >('resources/event/added-fields');
  const listed = async (id: number) => {
    const rows = service.strapi.db.connection('svc_event_listings').where({ public_id: id });
    return JSON.parse(((await rows.first('item')) as { item: string }).item) as Fields;
  };

  test('is made anew when a field has come, has gone or is another', async () => {
    const { id } = await create({ age_limit: 9 });
    const before = await listed(id);
    const whole = [...added.addedFields()];
    const others = whole.filter(({ name }) => name !== 'age_limit');
    for (const [fields, expected] of [
      [others, undefined],
      [whole, 9],
    ] as const) {
      added.addedFields().splice(0, Infinity, ...fields);
      await rebuild.ensureListingsAreCurrent();
      expect((await listed(id)).age_limit).toBe(expected);
    }
    expect(await listed(id)).toEqual(before);
  });

  test('stays as it is when nothing has changed', async () => {
    const { id } = await create();
    const rows = () => service.strapi.db.connection('svc_event_listings').where({ public_id: id });
    const [{ id: row }] = (await rows()) as [{ id: number }];
    await rebuild.ensureListingsAreCurrent();
    expect(await rows()).toEqual([expect.objectContaining({ id: row })]);
  });
});

describe('rows that were there before an attribute', () => {
  test('get its default once (6.6)', async () => {
    const { fillNewAttributes } = built<
      typeof import('../../src/plugins/svc/server/src/kit/resource/added-defaults')
    >('kit/resource/added-defaults');
    const { id } = await create();
    const rows = () => service.strapi.db.connection('svc_events').where({ public_id: id });
    await rows().update({ age_limit: null, seated: null });
    await fillNewAttributes();
    expect((await rows().first()) as Fields).toMatchObject({ age_limit: null });
    await service.strapi.store({ type: 'plugin', name: 'svc' }).delete({ key: 'added-attributes' });
    await fillNewAttributes();
    const { age_limit, seated } = (await rows().first()) as Fields;
    expect([age_limit, Boolean(seated)]).toEqual([0, true]);
  });
});

describe('a venue with fields of the project', () => {
  test('shows, finds and orders by them, and by fields of its own', async () => {
    const hall = await make(service, editor, venues, {
      title: 'Hall',
      city: 'Ulm',
      wheelchair: false,
      seats: 40,
      access: 'By the yard',
    });
    const loft = await make(service, editor, venues, { title: 'Loft', city: 'Aachen' });
    expect(loft).toMatchObject({ wheelchair: true, seats: 0, access: '' });
    const { body } = await service.call('GET', `${venues}/${hall.id}`);
    expect(body).toMatchObject({ wheelchair: false, access: 'By the yard' });
    expect(body).not.toHaveProperty('seats');
    const titles = async (query: Query) =>
      ((await service.call('GET', venues, { query })).body as unknown as Fields[]).map(
        ({ title }) => title,
      );
    expect(await titles({ wheelchair: false })).toEqual(['Hall']);
    expect(await titles({ city: 'Aachen' })).toEqual(['Loft']);
    expect(await titles({ search: 'yard' })).toEqual(['Hall']);
    expect(await titles({ orderby: 'city' })).toEqual(['Loft', 'Hall']);
  });
});

test('a description and a picture that a project adds to venues are on their pages (8.16)', async () => {
  const picture = await makeFile(service, '/uploads/room.png');
  const description = '<p>Under <b>oak</b> beams.</p><script>alert(1)</script>';
  const body = { title: 'Old barn', description, picture_id: picture.id };
  const barn = await make(service, editor, venues, body);
  const { html } = await openPage(service, String(barn.url));
  expect(html).toContain('<p>Under <b>oak</b> beams.</p>');
  expect(html).toContain('<img src="/uploads/room.png" alt="" />');
  expect(html).toContain('<meta name="description" content="Under oak beams." />');
  expect(html).toContain('"image":"https://tickets.example.test/uploads/room.png"');
  expect(html).not.toContain('alert(1)');
});

test('the description says what a field of the project means, in answers and in bodies (6.5)', async () => {
  const { body } = await service.call('GET', 'svc/events/v1/doc');
  const sent = body.paths[`/${events}`].post.requestBody.content['application/json'].schema;
  for (const { properties } of [body.components.schemas.Event, sent]) {
    expect(properties.age_limit.description).toBe('In years.');
  }
});

describe('the panel', () => {
  test('calls the inputs as the project says, and else by their names', async () => {
    const types = service.strapi.plugin('content-manager').service('content-types') as unknown as {
      findConfiguration(type: object): Promise<{
        metadatas: Record<string, { edit: Fields }>;
        layouts: { edit: { name: string }[][] };
      }>;
    };
    const type = service.strapi.contentType('plugin::svc.event');
    const { metadatas, layouts } = await types.findConfiguration(type);
    expect(metadatas.ageLimit!.edit).toMatchObject({
      label: 'From the age of',
      description: 'In years.',
    });
    expect(metadatas.audience!.edit.label).toBe('Audience');
    expect(metadatas.featured!.edit.label).toBe('Featured');
    const inputs = layouts.edit.flat().map(({ name }) => name);
    expect(inputs).toEqual(expect.arrayContaining(['title', 'ageLimit', 'audience', 'hints']));
  });
});

test('demo data has the defaults, and is found by them', async () => {
  const { seed } = built<typeof import('../../src/plugins/svc/server/src/seed/seed')>('seed/seed');
  const options = { events: 5, accountsOnly: false, ifEmpty: false, pictures: false };
  await seed(options, { isTerminal: false, write: () => undefined });
  const db = service.strapi.db.connection;
  const rows = (await db('svc_events').where('document_id', 'like', 'seed%')) as Fields[];
  expect(rows.length).toBeGreaterThan(5);
  for (const { age_limit, seated } of rows) expect([age_limit, Boolean(seated)]).toEqual([0, true]);
  const { wheelchair } = (await db('svc_venues')
    .where('document_id', 'like', 'seed%')
    .first()) as Fields;
  expect(Boolean(wheelchair)).toBe(true);
  const all = await list({ start_date: '2020-01-01', per_page: 100 });
  const young = await list({ start_date: '2020-01-01', per_page: 100, age_limit_max: 0 });
  const seeded = rows.map(({ public_id }) => public_id);
  const isSeeded = (id: unknown) => seeded.includes(id);
  expect(young.ids.filter(isSeeded)).toEqual(all.ids.filter(isSeeded));
  expect(young.ids.some(isSeeded)).toBe(true);
});
