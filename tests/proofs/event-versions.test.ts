import { makeApiToken, type Handle, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

const { events, venues } = collections;

let service: Service;
let editor: TestUser;
let author: TestUser;
let buyer: TestUser;
let reader: Handle;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  author = await makeSignedIn(service, 'event-author', 'author');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  reader = await makeApiToken(service.strapi, ['plugin::svc.events.read_svc_event']);
});

const create = (fields: Fields = {}) => make(service, editor, events, eventBody(fields));
const send = (method: string, id: number, body?: unknown) =>
  service.call(method, `${events}/${id}`, { as: editor, body });
const read = async (id: number) => (await send('GET', id)).body as Fields;

/** In which of the lists the event is. */
async function listsWith(id: number): Promise<string[]> {
  const found: string[] = [];
  for (const status of ['publish', 'draft', 'pending', 'private', 'trash']) {
    const query = { status, per_page: 100 };
    const { body } = await service.call('GET', events, { as: editor, query });
    if ((body as Fields[]).some((event) => event.id === id)) found.push(status);
  }
  return found;
}

interface Metadata {
  getStatus(version: object, others: object[]): string;
}

/** What the panel's list shows of the event: Draft, Modified or Published. */
async function badge(id: number): Promise<string> {
  const panel = inPanel(service, id);
  const published = await panel.published();
  const metadata = service.strapi
    .plugin('content-manager')
    .service('document-metadata') as unknown as Metadata;
  return metadata.getStatus(await panel.draft(), published ? [published] : []);
}

describe('the id and the address of an event (2.1)', () => {
  test('stay as they are through everything that happens to it', async () => {
    const made = await create({ title: 'Long life' });
    const panel = inPanel(service, made.id);
    const restTo = (status: string) => () => send('PUT', made.id, { status });
    const steps = [
      panel.publish,
      panel.publish,
      () => panel.save({ title: 'Edited' }),
      panel.discard,
      panel.unpublish,
      panel.publish,
      panel.trash,
      panel.restore,
      restTo('draft'),
      restTo('publish'),
      restTo('private'),
      restTo('pending'),
      () => send('DELETE', made.id),
      restTo('publish'),
    ];
    for (const step of steps) {
      await step();
      expect(await read(made.id)).toMatchObject({ id: made.id, url: made.url });
      expect(await listsWith(made.id)).toHaveLength(1);
    }
  });

  test('cannot be changed by whoever saves it', async () => {
    const { id, url } = await create({ status: 'publish' });
    await inPanel(service, id).save({ publicId: 1, slug: 'taken', title: 'T' });
    await inPanel(service, id).publish();
    expect(await read(id)).toMatchObject({ id, url, title: 'T' });
  });

  test('are new for a duplicate, which is a draft of its own', async () => {
    const made = await create({ title: 'Twice', status: 'publish', featured: true });
    const copy = await inPanel(service, made.id).duplicate();
    expect(copy.publicId).not.toBe(made.id);
    const shown = await read(copy.publicId);
    expect(shown).toMatchObject({ id: copy.publicId, title: 'Twice', status: 'draft' });
    expect(shown.url).not.toBe(made.url);
    await send('PUT', copy.publicId, { title: 'Third' });
    expect(await read(made.id)).toEqual(made);
    await inPanel(service, made.id).trash();
    const fromTrash = await inPanel(service, made.id).duplicate();
    expect(await read(fromTrash.publicId)).toMatchObject({ status: 'draft' });
  });

  test('are shared with nothing of any type, and never given again', async () => {
    const seen = new Set<number>();
    const take = (id: number) => {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      return id;
    };
    const venueBody = { title: 'Same' };
    take((await create()).id);
    const venue = take((await make(service, editor, venues, venueBody)).id);
    await service.call('DELETE', `${venues}/${venue}`, { as: editor });
    const event = take((await create()).id);
    await inPanel(service, event).remove();
    take((await make(service, editor, venues, venueBody)).id);
    const { documentId: of } = await inPanel(service, (await create()).id).document();
    for (const type of ['category', 'tag', 'organizer', 'ticket']) {
      const data = { title: 'Same', ...(type === 'ticket' && { type: 'free', event: of }) };
      const { publicId } = await panelDocuments(service, `plugin::svc.${type}`).create({ data });
      take(publicId);
    }
  });

  test('the address of an event that is gone may be taken again', async () => {
    const first = await create({ title: 'Once only' });
    await service.call('DELETE', `${events}/${first.id}`, { as: editor, query: { force: 'true' } });
    expect((await create({ title: 'Once only' })).url).toBe(first.url);
  });
});

describe('what is published and what is a draft (2.6)', () => {
  test("REST shows the published version, not an editor's edits to it", async () => {
    const made = await create({ status: 'publish', content: 'Old' });
    const panel = inPanel(service, made.id);
    await panel.save({ title: 'New', content: 'New', startDate: '2030-05-01 19:00:00' });
    expect(await read(made.id)).toEqual(made);
    await panel.publish();
    expect(await read(made.id)).toMatchObject({
      title: 'New',
      content: 'New',
      start_date: '2030-05-01 19:00:00',
    });
    await panel.save({ title: 'Never' });
    await panel.discard();
    expect((await read(made.id)).title).toBe('New');
  });

  test("an update over REST leaves an editor's other edits unpublished", async () => {
    const venue = await make(service, editor, venues, { title: 'Hall' });
    const { id } = await create({ status: 'publish', title: 'Title', content: 'Content' });
    const panel = inPanel(service, id);
    await panel.save({ title: 'Waiting', excerpt: 'Waiting', featured: true });
    const { body } = await send('PUT', id, { content: 'Sent', venue_id: venue.id });
    expect(body).toMatchObject({
      title: 'Title',
      content: 'Sent',
      excerpt: 'Sent',
      featured: false,
      venue_id: venue.id,
      status: 'publish',
    });
    expect(await panel.draft()).toMatchObject({
      title: 'Waiting',
      content: 'Sent',
      excerpt: 'Waiting',
      featured: true,
    });
    expect(await badge(id)).toBe('modified');
    await panel.publish();
    expect(await read(id)).toMatchObject({ title: 'Waiting', content: 'Sent', venue_id: venue.id });
    expect(await badge(id)).toBe('published');
  });

  test('an update over REST of an event without such edits does not make it Modified', async () => {
    const { id } = await create({ status: 'publish' });
    expect(await badge(id)).toBe('published');
    for (const fields of [{ title: 'Other' }, {}, { featured: true }, { status: 'private' }]) {
      await send('PUT', id, fields);
      expect(await badge(id)).toBe('published');
    }
    await inPanel(service, id).discard();
    expect(await read(id)).toMatchObject({ title: 'Other', featured: true, status: 'private' });
    expect(await badge(id)).toBe('published');
  });

  test('an edit in the panel stays Modified after updates over REST', async () => {
    const { id } = await create({ status: 'publish' });
    await inPanel(service, id).save({ title: 'Waiting' });
    for (const fields of [{ content: 'a' }, { content: 'b' }, { status: 'publish' }]) {
      await send('PUT', id, fields);
      expect(await badge(id)).toBe('modified');
    }
    expect((await read(id)).title).not.toBe('Waiting');
  });

  test('the update of a field that an editor has changed too wins in both versions', async () => {
    const { id } = await create({ status: 'publish', title: 'Old' });
    await inPanel(service, id).save({ title: 'Editor', content: 'Editor' });
    await send('PUT', id, { title: 'Sent' });
    expect(await inPanel(service, id).draft()).toMatchObject({ title: 'Sent', content: 'Editor' });
    expect((await read(id)).title).toBe('Sent');
  });

  test('status draft unpublishes, and what waited in the draft is what there is', async () => {
    const { id } = await create({ status: 'publish', title: 'Published' });
    await inPanel(service, id).save({ title: 'Waiting' });
    const { body } = await send('PUT', id, { status: 'draft', content: 'Sent' });
    expect(body).toMatchObject({ status: 'draft', title: 'Waiting', content: 'Sent' });
    expect(await inPanel(service, id).published()).toBeNull();
  });

  const statuses = ['publish', 'draft', 'pending', 'private'];
  const moves = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  test.each(moves)('an event goes from %s to %s (2.5)', async (from, to) => {
    const made = await create({ status: from });
    const { status, body } = await send('PUT', made.id, { status: to });
    expect([status, body]).toEqual([200, { ...made, status: to }]);
    expect(await read(made.id)).toEqual(body);
    expect(await listsWith(made.id)).toEqual([to]);
    const isPublished = to === 'publish' || to === 'private';
    expect((await inPanel(service, made.id).published()) !== null).toBe(isPublished);
  });

  test.each(moves)('an event trashed as %s is restored as %s (2.17)', async (from, to) => {
    const { id } = await create({ status: from });
    await send('DELETE', id);
    expect(await listsWith(id)).toEqual(['trash']);
    expect((await send('PUT', id, { title: 'In the trash' })).body).toMatchObject({
      status: 'trash',
      title: 'In the trash',
    });
    const { body } = await send('PUT', id, { status: to });
    expect(body).toMatchObject({ status: to, title: 'In the trash' });
    expect(await listsWith(id)).toEqual([to]);
  });

  test('the panel trashes and restores an event as what it was (2.17)', async () => {
    for (const status of statuses) {
      const made = await create({ status });
      const panel = inPanel(service, made.id);
      const before = await badge(made.id);
      expect([await panel.trash(), await panel.trash()]).toEqual([true, false]);
      expect(await read(made.id)).toEqual({ ...made, status: 'trash' });
      expect([await panel.restore(), await panel.restore()]).toEqual([true, false]);
      expect(await read(made.id)).toEqual(made);
      expect(await badge(made.id)).toBe(before);
    }
  });

  test('a draft is ready for review until it is published (2.5)', async () => {
    const { id } = await create({ status: 'pending' });
    await inPanel(service, id).publish();
    expect((await read(id)).status).toBe('publish');
    await inPanel(service, id).unpublish();
    expect((await read(id)).status).toBe('draft');
    await inPanel(service, id).save({ readyForReview: true });
    expect((await read(id)).status).toBe('pending');
  });

  test('a draft without dates cannot be published, and says so (2.6)', async () => {
    const { publicId: id } = await panelDocuments(service, 'plugin::svc.event').create({
      data: { title: 'Some day' },
    });
    expect(await read(id)).toMatchObject({ start_date: '', end_date: '', status: 'draft' });
    const wrong = await send('PUT', id, { status: 'publish' });
    expect([wrong.status, Object.keys(wrong.body.data.params as object)]).toEqual([
      400,
      ['status'],
    ]);
    const { title, ...dates } = eventBody();
    const right = await send('PUT', id, { ...dates, status: 'publish' });
    expect(right.body).toMatchObject({ ...dates, title: 'Some day', status: 'publish' });
  });

  test('the panel cannot store what REST would refuse (2.2)', async () => {
    const { id } = await create({ status: 'publish' });
    const { save } = inPanel(service, id);
    await expect(save({ endDate: '2020-01-01 00:00:00' })).rejects.toThrow(/before the start/);
    await expect(save({ startDate: '2030-02-30 00:00:00' })).rejects.toThrow(/must be an existing/);
    const gap = { startDate: '2030-03-31 02:30:00', timezone: 'Europe/Berlin' };
    await expect(save(gap)).rejects.toThrow(/does not exist/);
  });
});

describe('who may read an event (2.7)', () => {
  const who: [string, () => Handle | undefined][] = [
    ['a guest', () => undefined],
    ['a buyer', () => buyer],
    ['another author', () => author],
    ['a reader', () => reader],
    ['an editor', () => editor],
  ];
  const expected: Record<string, number[]> = {
    publish: [200, 200, 200, 200, 200],
    draft: [401, 403, 403, 200, 200],
    pending: [401, 403, 403, 200, 200],
    private: [401, 403, 403, 200, 200],
    // Trashed events are for those who edit events, the author of others among them.
    trash: [401, 403, 200, 403, 200],
  };

  test.each(Object.keys(expected))('that is in %s', async (status) => {
    const { id } = await create(status === 'trash' ? {} : { status });
    if (status === 'trash') await send('DELETE', id);
    const answers: number[] = [];
    for (const [, as] of who) {
      const { status: code, body } = await service.call('GET', `${events}/${id}`, { as: as() });
      answers.push(code);
      const codes: Record<number, string> = { 401: 'rest_not_logged_in', 403: 'rest_forbidden' };
      expect(body.code).toBe(codes[code]);
    }
    expect(answers).toEqual(expected[status]);
  });

  test('that is their own', async () => {
    for (const status of ['publish', 'draft', 'pending', 'private']) {
      const { id } = await make(service, author, events, eventBody({ status }));
      const read = () => service.call('GET', `${events}/${id}`, { as: author });
      expect((await read()).status).toBe(200);
    }
    const { id } = await create();
    await inPanel(service, id).save({ author: buyer.id });
    const own = () => service.call('GET', `${events}/${id}`, { as: buyer });
    expect((await own()).status).toBe(200);
    await inPanel(service, id).trash();
    expect((await own()).status).toBe(403);
  });

  test('in a list by status (2.5)', async () => {
    for (const status of ['publish', 'draft', 'pending', 'private', 'trash']) {
      const answers: number[] = [];
      for (const [, as] of who) {
        answers.push((await service.call('GET', events, { as: as(), query: { status } })).status);
      }
      const isPublic = status === 'publish';
      expect(answers).toEqual(isPublic ? [200, 200, 200, 200, 200] : [401, 403, 200, 403, 200]);
    }
  });

  test('but a public list never reveals a hidden event', async () => {
    const { id } = await create({ status: 'private', title: 'Secret soirée' });
    const query = { search: 'secret' };
    const { body, headers } = await service.call('GET', events, { query });
    expect([body, headers.get('x-api-total')]).toEqual([[], '0']);
    expect(await listsWith(id)).toEqual(['private']);
  });
});
