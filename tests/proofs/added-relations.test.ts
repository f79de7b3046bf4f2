import {
  built,
  countQueries,
  type Handle,
  makeApiToken,
  type Service,
  startService,
} from '../support';
import { collections, eventBody, type Fields, inPanel, make, makeFile } from '../support/events';
import { documentIdOf, documentsOf } from '../support/kit-types/documents';
import { buildWith } from '../support/example-project';
import { linkedFieldFiles } from '../support/kit-types/linked-fields';

/*
 * Relations, pictures and components that a project adds to types of the service. They are shown and found as those of
 * its own types, and no publish loses one.
 */

const { events, venues, organizers, tickets } = collections;
const acts = 'svc/events/v1/acts';

let service: Service;
let editor: Handle;

beforeAll(async () => {
  service = await startService({ appDir: await buildWith(linkedFieldFiles) });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

const anAct = async (status = 'publish') =>
  (await make(service, editor, acts, { title: 'The Owls', status })).id;
const anEvent = (fields: Fields = {}) =>
  make(service, editor, events, eventBody({ status: 'publish', ...fields }));
const change = async (path: string, id: number, body: Fields) =>
  (await service.call('PUT', `${path}/${id}`, { as: editor, body })).body as Fields;
const read = async (id: number, path: string = events) =>
  (await service.call('GET', `${path}/${id}`, { as: editor })).body as Fields;
const readAsGuest = async (id: number, path: string = events) =>
  (await service.call('GET', `${path}/${id}`)).body as Fields;
const found = async (query: object, path: string = events) => {
  const { body, headers } = await service.call('GET', path, { as: editor, query: query as never });
  const items = body as unknown as Fields[];
  expect(headers.get('X-API-Total')).toBe(String(items.length));
  return items.map(({ id }) => id);
};
const actDocuments = () => documentsOf(service, 'api::act.act');
const actDocument = (id: number) => documentIdOf(service, 'api::act.act', id);

const empty = {
  act_ids: [],
  headliner_id: 0,
  host_id: 0,
  poster: '',
  poster_id: 0,
  poster_sizes: {},
  papers: [],
  papers_ids: [],
  links: [],
  trailer: null,
  secret_host_id: 0,
};

describe('an event with relations, pictures and components of the project', () => {
  test('has them as they were sent, in the answer, alone and in lists (6.6)', async () => {
    const [one, other] = [await anAct(), await anAct()];
    const { id: host } = await make(service, editor, organizers, { title: 'Ada' });
    const file = await makeFile(service, '/uploads/owl.png');
    const sent = {
      act_ids: [other, one],
      headliner_id: one,
      host_id: host,
      links: [{ label: 'Site', remark: '<b>Look</b><script>x()</script>' }],
      trailer: { label: 'Film', remark: '' },
      secret_host_id: host,
    };
    const made = await anEvent({
      ...sent,
      poster_id: file.id,
      papers_ids: [file.id],
      title: 'Full',
    });
    const address = 'https://tickets.example.test/uploads/owl.png';
    const shown = {
      ...sent,
      links: [{ label: 'Site', remark: '<b>Look</b>' }],
      poster: address,
      poster_id: file.id,
      poster_sizes: {},
    };
    expect(made).toMatchObject({ ...shown, papers: [address], papers_ids: [file.id] });
    expect(await read(made.id)).toEqual(made);
    const { headliner_id, ...listed } = shown;
    const list = await service.call('GET', events, { as: editor, query: { include: made.id } });
    const [item] = list.body as unknown as Fields[];
    expect(item).toMatchObject(listed);
    for (const name of ['headliner_id', 'papers', 'papers_ids']) {
      expect(item).not.toHaveProperty(name);
    }
    expect(await readAsGuest(made.id)).not.toHaveProperty('secret_host_id');
    expect((await found({ _fields: 'id', act: one })).includes(made.id)).toBe(true);
  });

  test('has none where nothing is sent, and none where they are emptied', async () => {
    const act = await anAct();
    const file = await makeFile(service, '/uploads/cat.png');
    const made = await anEvent();
    expect(made).toMatchObject(empty);
    const full = { act_ids: [act], headliner_id: act, poster_id: file.id, links: [{ label: 'X' }] };
    expect(await change(events, made.id, full)).toMatchObject({
      ...empty,
      ...full,
      poster: expect.any(String),
      links: [{ label: 'X', remark: '' }],
    });
    const { poster, poster_sizes, papers, ...none } = empty;
    expect(await change(events, made.id, none)).toMatchObject(empty);
  });

  test('takes no id and no value that is not there (6.6)', async () => {
    const { id } = await anEvent();
    const text = await service.strapi.db.query('plugin::upload.file').create({
      data: {
        name: 'a.pdf',
        url: '/a.pdf',
        hash: 'a',
        ext: '.pdf',
        mime: 'application/pdf',
        size: 1,
        provider: 'local',
      },
    });
    const wrong = {
      act_ids: [999_999],
      headliner_id: 999_999,
      host_id: 'x',
      poster_id: Number(text.id),
      papers_ids: [999_999],
      links: [{ label: '' }],
      trailer: 7,
    };
    for (const [method, path] of [
      ['PUT', `${events}/${id}`],
      ['POST', events],
    ] as const) {
      const body = method === 'POST' ? eventBody(wrong) : wrong;
      const { status, body: answer } = await service.call(method, path, { as: editor, body });
      expect(status).toBe(400);
      const { params } = (answer as { data: { params: object } }).data;
      const names = Object.keys(params).sort();
      expect(names.filter((name) => !Object.keys(wrong).includes(name.split(/[.[]/)[0]!))).toEqual(
        [],
      );
      expect(names.length).toBeGreaterThan(2);
    }
    const late = { act_ids: [999_999], poster_id: Number(text.id) };
    const { body } = await service.call('PUT', `${events}/${id}`, { as: editor, body: late });
    expect(body).toMatchObject({
      data: {
        params: { act_ids: 'there is no act 999999', poster_id: expect.stringContaining('images') },
      },
    });
  });

  test('asks the same number of queries, whatever the page size', async () => {
    const act = await anAct();
    for (const title of ['One', 'Two', 'Three']) await anEvent({ title, act_ids: [act] });
    const counts: number[] = [];
    for (const per_page of [1, 100]) {
      const list = () => service.call('GET', events, { query: { per_page } });
      counts.push((await countQueries(service.strapi, list)).queries.length);
    }
    expect(counts).toEqual([counts[0], counts[0]]);
    expect(counts[0]).toBeLessThanOrEqual(6);
  });

  test('shows what is public of the other side alone, and finds by that (6.6)', async () => {
    const act = await anAct('draft');
    const { id } = await anEvent({ act_ids: [act], headliner_id: act });
    expect(await read(id)).toMatchObject({ act_ids: [], headliner_id: 0 });
    expect(await found({ act })).toEqual([]);
    const documentId = await actDocument(act);
    await actDocuments().publish({ documentId });
    expect(await read(id)).toMatchObject({ act_ids: [act], headliner_id: act });
    expect(await found({ act })).toEqual([id]);
    for (const status of ['private', 'publish']) {
      await change(acts, act, { status });
      const expected = status === 'publish' ? [id] : [];
      expect(await found({ act })).toEqual(expected);
      expect(await found({ act, search: 'evening' })).toEqual(expected);
    }
    await service.call('DELETE', `${acts}/${act}`, { as: editor });
    expect(await read(id)).toMatchObject({ act_ids: [], headliner_id: 0 });
    await change(acts, act, { status: 'publish' });
    expect(await read(id)).toMatchObject({ act_ids: [act], headliner_id: act });
    await actDocuments().unpublish({ documentId });
    await actDocuments().publish({ documentId });
    expect(await read(id)).toMatchObject({ act_ids: [act], headliner_id: act });
    await service.call('DELETE', `${acts}/${act}?force=true`, { as: editor });
    expect(await read(id)).toMatchObject({ act_ids: [], headliner_id: 0 });
  });

  test('keeps them through the panel, drafts, publishing, the trash and a copy (6.6)', async () => {
    const [one, other] = [await anAct(), await anAct()];
    const file = await makeFile(service, '/uploads/fox.png');
    const { id } = await anEvent({ title: 'Long life', act_ids: [one], headliner_id: one });
    const panel = inPanel(service, id);
    await panel.save({
      acts: [await actDocument(other)],
      links: [{ label: 'Waits' }],
      excerpt: 'Soon',
    });
    expect(await read(id)).toMatchObject({ act_ids: [one], links: [] });
    // REST changes what is published, and the draft; what waits in the draft stays there.
    const whole = {
      title: 'Longer life',
      poster_id: file.id,
      trailer: { label: 'Film', remark: '' },
    };
    expect(await change(events, id, whole)).toMatchObject({ ...whole, act_ids: [one], links: [] });
    expect((await read(id)).excerpt).not.toContain('Soon');
    await panel.publish();
    const kept = {
      ...whole,
      act_ids: [other],
      headliner_id: one,
      links: [{ label: 'Waits', remark: '' }],
    };
    expect(await read(id)).toMatchObject({ ...kept, excerpt: expect.stringContaining('Soon') });
    await panel.save({ acts: [], links: [], poster: null });
    await panel.discard();
    await panel.publish();
    expect(await read(id)).toMatchObject(kept);
    await panel.trash();
    expect(await found({ status: 'trash', act: other })).toEqual([id]);
    await panel.restore();
    await panel.unpublish();
    expect(await read(id)).toMatchObject({ ...kept, status: 'draft' });
    expect(await found({ status: 'draft', act: other })).toEqual([id]);
    await panel.publish();
    expect(await read(id)).toMatchObject(kept);
    const { documentId } = await panel.document();
    const copy = await documentsOf(service, 'plugin::svc.event').clone({ documentId, data: {} });
    expect(await read(copy.entries[0]!.publicId)).toMatchObject({ ...kept, status: 'draft' });
    const copied = documentsOf(service, 'plugin::svc.event');
    await copied.publish({ documentId: copy.entries[0]!.documentId });
    expect((await found({ act: other })).sort()).toEqual([id, copy.entries[0]!.publicId].sort());
  });

  test('keeps what the reader could not see, when they send back what they saw', async () => {
    const [open, waiting] = [await anAct(), await anAct('draft')];
    const { id } = await anEvent({ act_ids: [open, waiting] });
    expect(await read(id)).toMatchObject({ act_ids: [open] });
    await change(events, id, { act_ids: [open] });
    await actDocuments().publish({ documentId: await actDocument(waiting) });
    expect(await read(id)).toMatchObject({ act_ids: [open, waiting] });
  });

  test('is told of another file at another address', async () => {
    const file = await makeFile(service, '/uploads/old.png');
    const { id } = await anEvent({ poster_id: file.id });
    const files = service.strapi.db.query('plugin::upload.file');
    await files.update({ where: { id: file.id }, data: { url: '/uploads/new.png' } });
    expect((await read(id)).poster).toBe('https://tickets.example.test/uploads/new.png');
    await files.delete({ where: { id: file.id } });
    expect(await read(id)).toMatchObject({ poster: '', poster_id: 0 });
  });

  test('loses no link when several write it at once', async () => {
    const [one, other] = [await anAct(), await anAct()];
    const { id } = await anEvent({ act_ids: [one, other] });
    const publish = async (act: number) => {
      await actDocuments().publish({ documentId: await actDocument(act) });
      return 200;
    };
    const rest = async (path: string, thing: number, body: Fields) =>
      (await service.call('PUT', `${path}/${thing}`, { as: editor, body })).status;
    const writes = [0, 1, 2].flatMap((round) => [
      rest(events, id, { links: [{ label: `L${round}` }] }),
      rest(events, id, { title: `T${round}` }),
      rest(acts, one, { title: `A${round}` }),
      publish(other),
      inPanel(service, id)
        .publish()
        .then(() => 200),
    ]);
    const statuses = await Promise.all(writes);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect((await read(id)).act_ids).toEqual([one, other]);
  });
});

test('links of a relation that the kit did not know are there after the next start', async () => {
  const { completeRows } = built<
    typeof import('../../src/plugins/svc/server/src/kit/resource/complete-rows')
  >('kit/resource/complete-rows');
  const act = await anAct();
  const { id } = await anEvent({ act_ids: [act] });
  const store = service.strapi.store({ type: 'plugin', name: 'svc' });
  await service.strapi.db.connection('svc_published_links').delete();
  await store.set({ key: 'kept-relations', value: [] });
  expect(await read(id)).toMatchObject({ act_ids: [] });
  await completeRows();
  expect(await read(id)).toMatchObject({ act_ids: [act] });
});

describe('a venue and an organizer with fields of the project', () => {
  test('show, take and find by a value, a relation and a picture (6.6)', async () => {
    const [act, file] = [await anAct('draft'), await makeFile(service, '/uploads/plan.png')];
    const body = { title: 'Hall', seats: 40, patron_id: act, plan_id: file.id };
    const hall = await make(service, editor, venues, body);
    expect(hall).toMatchObject({
      seats: 40,
      patron_id: 0,
      plan: expect.stringMatching(/plan\.png$/),
    });
    await change(acts, act, { status: 'publish' });
    expect(await readAsGuest(hall.id, venues)).toMatchObject({ patron_id: act });
    expect(await found({ patron: act }, venues)).toEqual([hall.id]);
    expect(await found({ seats_min: 40, patron: act }, venues)).toEqual([hall.id]);
    expect(await found({ seats_min: 41, patron: act }, venues)).toEqual([]);
    const ada = await make(service, editor, organizers, {
      title: 'Ada',
      since: '2020-02-29',
      act_ids: [act],
    });
    expect(ada).toMatchObject({ since: '2020-02-29', act_ids: [act] });
    expect(await found({ act, since: '2020-02-29' }, organizers)).toEqual([ada.id]);
    await service.call('DELETE', `${acts}/${act}`, { as: editor });
    expect(await read(ada.id, organizers)).toMatchObject({ act_ids: [] });
  });
});

describe('a ticket with fields of the project', () => {
  const ticket = async (fields: Fields) => {
    const { id } = await anEvent();
    return make(service, editor, tickets, { title: 'Seat', event_id: id, type: 'rsvp', ...fields });
  };

  test('shows, takes and is found by a value, a relation, a picture and a component (6.6)', async () => {
    const [act, file] = [await anAct('draft'), await makeFile(service, '/uploads/seat.png')];
    const sent = {
      zone: 'front',
      rebate: '2.50',
      act_ids: [act],
      plan_id: file.id,
      links: [{ label: 'Map', remark: '' }],
    };
    const made = await ticket({ ...sent, remark: '<b>Near</b><script>x()</script>' });
    expect(made).toMatchObject({ ...sent, act_ids: [], remark: '<b>Near</b>' });
    expect(made.plan).toBe('https://tickets.example.test/uploads/seat.png');
    await change(acts, act, { status: 'publish' });
    const whole: Fields = { ...made, act_ids: [act] };
    const { rebate, ...open } = whole;
    expect(await readAsGuest(made.id, tickets)).toEqual(open);
    expect(await read(made.id, tickets)).toEqual(whole);
    expect(await found({ act, zone: 'front' }, tickets)).toEqual([made.id]);
    expect(await found({ act, zone: 'back' }, tickets)).toEqual([]);
    const none = { zone: '', rebate: '0.00', act_ids: [], plan_id: 0, links: [], remark: '' };
    expect(await change(tickets, made.id, none)).toMatchObject({
      ...none,
      plan: '',
      title: 'Seat',
    });
  });

  test('takes no id and no value that is not there', async () => {
    const { id } = await ticket({});
    for (const wrong of [{ zone: 'roof' }, { act_ids: [999_999] }, { links: [{ label: '' }] }]) {
      const { status } = await service.call('PUT', `${tickets}/${id}`, { as: editor, body: wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
    const { body } = await service.call('DELETE', `${tickets}/${id}`, { as: editor });
    expect(body).toMatchObject({ previous: { id, zone: '', act_ids: [] } });
  });

  test('asks the same number of queries, however many there are', async () => {
    for (const zone of ['front', 'back']) await ticket({ zone, act_ids: [await anAct()] });
    const counts: number[] = [];
    for (const per_page of [1, 100]) {
      const list = () => service.call('GET', tickets, { as: editor, query: { per_page } });
      counts.push((await countQueries(service.strapi, list)).queries.length);
    }
    expect(counts).toEqual([counts[0], counts[0]]);
  });
});

test('the description has them, in answers, bodies and parameters (6.5)', async () => {
  const { body } = await service.call('GET', 'svc/events/v1/doc');
  const { post, get } = body.paths[`/${events}`];
  const sent = post.requestBody.content['application/json'].schema.properties;
  const shown = body.components.schemas;
  expect(Object.keys(sent)).toEqual(
    expect.arrayContaining(['act_ids', 'poster_id', 'links', 'trailer']),
  );
  expect(Object.keys(shown.Event.properties)).toEqual(expect.arrayContaining(Object.keys(empty)));
  expect(shown.EventItem.properties).not.toHaveProperty('papers_ids');
  const names = (get.parameters as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['act', 'host']));
});

test('the panel has inputs for them', async () => {
  const types = service.strapi.plugin('content-manager').service('content-types') as unknown as {
    findConfiguration(type: object): Promise<{
      metadatas: Record<string, { edit: Fields }>;
      layouts: { edit: { name: string }[][] };
    }>;
  };
  const { metadatas, layouts } = await types.findConfiguration(
    service.strapi.contentType('plugin::svc.event'),
  );
  const inputs = layouts.edit.flat().map(({ name }) => name);
  expect(inputs).toEqual(
    expect.arrayContaining(['acts', 'headliner', 'poster', 'links', 'trailer']),
  );
  expect(metadatas.secretHost!.edit.label).toBe('Secret host');
});
