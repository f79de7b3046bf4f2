import { built, type Handle, makeApiToken, type Service, startService } from '../support';
import { make } from '../support/events';
import { documentIdOf, documentsOf } from '../support/kit-types/documents';
import { buildWith, typesToBuildOn } from '../support/example-project';

/*
 * A performer with drafts names events with drafts. The host's links are between rows, which come and go with each
 * publish; what REST shows is by thing, and no order of publishing loses it.
 */

const performers = 'svc/events/v1/performers';
const events = 'svc/events/v1/events';

interface Named {
  id: number;
  documentId: string;
}

let service: Service;
let editor: Handle;

beforeAll(async () => {
  const project = await buildWith(typesToBuildOn());
  service = await startService({ appDir: project });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

const uids = { performer: 'api::performer.performer', event: 'plugin::svc.event' } as const;
const documents = (kind: keyof typeof uids) => documentsOf(service, uids[kind]);

async function documentOf(kind: keyof typeof uids, id: number): Promise<Named> {
  return { id, documentId: await documentIdOf(service, uids[kind], id) };
}

async function anEvent(status: string): Promise<Named> {
  const times = { start_date: '2031-05-01 18:00:00', end_date: '2031-05-01 20:00:00' };
  const made = await make(service, editor, events, { title: 'Gala', ...times, status });
  return documentOf('event', made.id);
}

async function aPerformer(status: string, named: Named[]): Promise<Named> {
  const ids = named.map(({ id }) => id);
  const fields = { title: 'Nina', status, event_ids: ids };
  return documentOf('performer', (await make(service, editor, performers, fields)).id);
}

/** The events that guests see at the performer, alone and in the list that is filtered by each. */
async function shown({ id }: Named): Promise<unknown> {
  const { body } = await service.call('GET', `${performers}/${id}`, { as: editor });
  return body.event_ids;
}

async function foundBy(event: Named): Promise<number[]> {
  const { body } = await service.call('GET', `${performers}?event_id=${event.id}&per_page=100`);
  return (body as unknown as { id: number }[]).map(({ id }) => id);
}

const publish = (kind: keyof typeof uids, { documentId }: Named) =>
  documents(kind).publish({ documentId });
const unpublish = (kind: keyof typeof uids, { documentId }: Named) =>
  documents(kind).unpublish({ documentId });
const discard = (kind: keyof typeof uids, { documentId }: Named) =>
  documents(kind).discardDraft({ documentId });
const setEvents = ({ documentId }: Named, named: Named[]) =>
  documents('performer').update({
    documentId,
    data: { events: named.map((one) => one.documentId) },
  });

describe('what a performer names', () => {
  test('is embedded by a word in its declaration, as the list of events shows it to the caller (8.4)', async () => {
    const [open, waiting] = [await anEvent('publish'), await anEvent('draft')];
    const { id } = await aPerformer('publish', [waiting, open]);
    const { body: listed } = await service.call('GET', `${events}?include=${open.id}`);
    const one = await service.call('GET', `${performers}/${id}?_embed=events`);
    expect(one.body._embedded).toEqual({ events: listed });
    const many = await service.call('GET', `${performers}?include=${id}&_embed=1`);
    expect(many.body).toEqual([one.body]);
    const bare = await service.call('GET', `${performers}/${id}?_embed=nobody`);
    expect(bare.body).not.toHaveProperty('_embedded');
  });

  test('is shown when the event is published after the performer', async () => {
    const event = await anEvent('draft');
    const performer = await aPerformer('publish', [event]);
    expect(await shown(performer)).toEqual([]);
    await publish('event', event);
    expect(await shown(performer)).toEqual([event.id]);
    expect(await foundBy(event)).toEqual([performer.id]);
  });

  test('is shown when the performer is published after the event', async () => {
    const event = await anEvent('publish');
    const performer = await aPerformer('draft', [event]);
    expect(await shown(performer)).toEqual([event.id]);
    expect(await foundBy(event)).toEqual([]);
    await publish('performer', performer);
    expect(await shown(performer)).toEqual([event.id]);
    expect(await foundBy(event)).toEqual([performer.id]);
  });

  test.each(['event', 'performer'] as const)(
    'is there again when the %s was unpublished and is published again',
    async (kind) => {
      const event = await anEvent('publish');
      const performer = await aPerformer('publish', [event]);
      const one = kind === 'event' ? event : performer;
      await unpublish(kind, one);
      expect(await foundBy(event)).toEqual([]);
      await publish(kind, one);
      expect(await shown(performer)).toEqual([event.id]);
      expect(await foundBy(event)).toEqual([performer.id]);
    },
  );

  test('is there whichever was unpublished first, and published first', async () => {
    for (const order of [
      ['event', 'performer'],
      ['performer', 'event'],
    ] as const) {
      const things = { event: await anEvent('publish'), performer: await aPerformer('draft', []) };
      await setEvents(things.performer, [things.event]);
      await publish('performer', things.performer);
      for (const kind of order) await unpublish(kind, things[kind]);
      for (const kind of order) await publish(kind, things[kind]);
      expect(await shown(things.performer)).toEqual([things.event.id]);
      expect(await foundBy(things.event)).toEqual([things.performer.id]);
    }
  });

  test('is not shown while the event is private or in the trash, and is there afterwards', async () => {
    const event = await anEvent('publish');
    const performer = await aPerformer('publish', [event]);
    await service.call('PUT', `${events}/${event.id}`, { as: editor, body: { status: 'private' } });
    expect(await shown(performer)).toEqual([]);
    await service.call('DELETE', `${events}/${event.id}`, { as: editor });
    expect(await shown(performer)).toEqual([]);
    await service.call('PUT', `${events}/${event.id}`, { as: editor, body: { status: 'publish' } });
    expect(await shown(performer)).toEqual([event.id]);
  });

  test('is published with the performer and not before', async () => {
    const [one, other] = [await anEvent('publish'), await anEvent('publish')];
    const performer = await aPerformer('publish', [one]);
    await setEvents(performer, [other]);
    expect(await shown(performer)).toEqual([one.id]);
    expect([await foundBy(one), await foundBy(other)]).toEqual([[performer.id], []]);
    await publish('performer', performer);
    expect(await shown(performer)).toEqual([other.id]);
  });

  test('is in the draft again when the draft is discarded, also what is not public', async () => {
    const [open, waiting] = [await anEvent('publish'), await anEvent('draft')];
    const performer = await aPerformer('publish', [open, waiting]);
    await setEvents(performer, []);
    await discard('performer', performer);
    const draft = (await documents('performer').findOne({
      documentId: performer.documentId,
      populate: ['events'],
    })) as unknown as { events: Named[] };
    expect(draft.events.map(({ documentId }) => documentId)).toEqual([
      open.documentId,
      waiting.documentId,
    ]);
    await publish('event', waiting);
    expect(await shown(performer)).toEqual([open.id, waiting.id]);
  });

  test('is there when the draft of the event is discarded', async () => {
    const event = await anEvent('publish');
    const performer = await aPerformer('publish', [event]);
    await documents('event').update({
      documentId: event.documentId,
      data: { title: 'Another title' },
    });
    await discard('event', event);
    expect(await shown(performer)).toEqual([event.id]);
    await publish('performer', performer);
    expect(await shown(performer)).toEqual([event.id]);
  });

  test('is taken over by a duplicate', async () => {
    const event = await anEvent('publish');
    const performer = await aPerformer('publish', [event]);
    const copy = await documents('performer').clone({
      documentId: performer.documentId,
      data: { title: 'Nina, again' },
    });
    const [draft] = copy.entries;
    expect(draft!.publicId).not.toBe(performer.id);
    await documents('performer').publish({ documentId: draft!.documentId });
    expect(await foundBy(event)).toEqual([performer.id, draft!.publicId]);
  });

  test('is gone when the event is deleted, and nothing else is', async () => {
    const [one, other] = [await anEvent('publish'), await anEvent('publish')];
    const performer = await aPerformer('publish', [one, other]);
    await service.call('DELETE', `${events}/${one.id}?force=true`, { as: editor });
    expect(await shown(performer)).toEqual([other.id]);
  });

  test('keeps what the reader could not see, when they send back what they saw', async () => {
    const [open, waiting, more] = [
      await anEvent('publish'),
      await anEvent('draft'),
      await anEvent('publish'),
    ];
    const performer = await aPerformer('publish', [open, waiting]);
    const { body } = await service.call('GET', `${performers}/${performer.id}`);
    await service.call('PUT', `${performers}/${performer.id}`, {
      as: editor,
      body: { event_ids: [...(body.event_ids as number[]), more.id] },
    });
    expect(await shown(performer)).toEqual([open.id, more.id]);
    await publish('event', waiting);
    expect(await shown(performer)).toEqual([open.id, more.id, waiting.id]);
  });

  test('is written into what is published, and an editor’s other edits wait on', async () => {
    const event = await anEvent('publish');
    const performer = await aPerformer('publish', []);
    const { documentId } = performer;
    await documents('performer').update({ documentId, data: { genre: 'folk' } });
    await service.call('PUT', `${performers}/${performer.id}`, {
      as: editor,
      body: { event_ids: [event.id], website: 'https://nina.example.test' },
    });
    const { body } = await service.call('GET', `${performers}/${performer.id}`);
    expect(body).toMatchObject({
      genre: '',
      event_ids: [event.id],
      website: 'https://nina.example.test',
    });
    await publish('performer', performer);
    const published = await service.call('GET', `${performers}/${performer.id}`);
    expect(published.body).toMatchObject({ ...body, genre: 'folk' });
  });
});

describe('performers and events that are written by several at once', () => {
  test('lose no link, and nobody gets an error of the database', async () => {
    const named = [await anEvent('publish'), await anEvent('publish'), await anEvent('draft')];
    const artists = [await aPerformer('publish', named), await aPerformer('publish', named)];
    const rest = (kind: 'performer' | 'event', { id }: Named, body: object) =>
      service.call('PUT', `${kind === 'event' ? events : performers}/${id}`, { as: editor, body });
    const writes = [0, 1, 2, 3].flatMap((round) => [
      ...artists.map((artist) => rest('performer', artist, { website: `https://${round}.test/` })),
      ...artists.map((artist) => publish('performer', artist).then(() => ({ status: 200 }))),
      ...named.map((event) => rest('event', event, { title: `Gala ${round}` })),
      ...named.map((event) => publish('event', event).then(() => ({ status: 200 }))),
    ]);
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    for (const artist of artists) {
      expect(await shown(artist)).toEqual(named.map(({ id }) => id));
    }
    for (const event of named) expect(await foundBy(event)).toEqual(artists.map(({ id }) => id));
  });
});

describe('rows that came past every hook', () => {
  const { completeRows } = built<
    typeof import('../../src/plugins/svc/server/src/kit/resource/complete-rows')
  >('kit/resource/complete-rows');

  const row = (documentId: string, fields: object) => ({
    document_id: documentId,
    title: 'Came with the table',
    bio: '<b>Plays</b><script>x()</script> saxophone',
    created_at: new Date(),
    updated_at: new Date(),
    ...fields,
  });

  test('have an id, an address, a status, harmless HTML and are found after the next start', async () => {
    const db = service.strapi.db.connection;
    await db('performers').insert([
      row('came-published', { published_at: null }),
      row('came-published', { published_at: new Date() }),
      row('came-as-draft', { published_at: null }),
    ]);
    await completeRows();
    const { body } = await service.call('GET', `${performers}?search=saxophone`);
    const found = body as unknown as { id: number; url: string }[];
    expect(found).toMatchObject([{ bio: '<b>Plays</b> saxophone', status: 'publish' }]);
    const { body: one } = await service.call('GET', `${performers}/${found[0]!.id}`);
    expect(one).toEqual(found[0]);
    expect(await db('performers').whereNull('public_id')).toEqual([]);
    const drafts = await service.call('GET', `${performers}?search=saxophone&status=draft`, {
      as: editor,
    });
    expect(drafts.body).toMatchObject([{ title: 'Came with the table', status: 'draft' }]);
    const before = await db('performers').orderBy('id');
    await completeRows();
    expect(await db('performers').orderBy('id')).toEqual(before);
  });

  test('have the links of a relation that the kit did not know', async () => {
    const event = await anEvent('publish');
    const performer = await aPerformer('publish', [event]);
    const store = service.strapi.store({ type: 'plugin', name: 'svc' });
    await service.strapi.db.connection('svc_published_links').delete();
    await store.set({ key: 'kept-relations', value: [] });
    expect(await shown(performer)).toEqual([]);
    await completeRows();
    expect(await shown(performer)).toEqual([event.id]);
  });
});
