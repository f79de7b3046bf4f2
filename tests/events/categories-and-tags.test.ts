import { type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

const { events } = collections;

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-manager', 'manager');
});

const kinds = [
  { kind: 'category', path: collections.categories, ids: 'category_ids', attribute: 'categories' },
  { kind: 'tag', path: collections.tags, ids: 'tag_ids', attribute: 'tags' },
] as const;

describe.each(kinds)('$kind', ({ kind, path, ids, attribute }) => {
  const inThePanel = () => panelDocuments(service, `plugin::svc.${kind}`);
  const list = async (query = {}) =>
    (await service.call('GET', path, { query: { per_page: 100, ...query } })).body as Fields[];

  test('is an id, a title and a slug, in the list and alone (2.19)', async () => {
    const made = await inThePanel().create({ data: { title: 'Open Air & More' } });
    const whole = { id: made.publicId, title: 'Open Air & More', slug: 'open-air-and-more' };
    expect((await service.call('GET', `${path}/${made.publicId}`)).body).toEqual(whole);
    expect(await list({ search: 'open air' })).toEqual([whole]);
  });

  test('is listed by title, then by id (2.10)', async () => {
    const made: number[] = [];
    for (const title of ['Sorted c', 'Sorted a', 'Sorted b', 'Sorted a']) {
      made.push((await inThePanel().create({ data: { title } })).publicId);
    }
    const [c, a, b, again] = made;
    expect((await list({ search: 'sorted' })).map(({ id }) => id)).toEqual([a, again, b, c]);
  });

  test('is read only over REST, whoever asks (2.19)', async () => {
    const { publicId } = await inThePanel().create({ data: { title: 'Fixed' } });
    const tries = [
      ['POST', path],
      ['PUT', `${path}/${publicId}`],
      ['PATCH', `${path}/${publicId}`],
      ['POST', `${path}/${publicId}`],
      ['DELETE', `${path}/${publicId}`],
    ] as const;
    for (const [method, at] of tries) {
      const { status, body } = await service.call(method, at, { as: editor, body: { title: 'x' } });
      expect([status, body.code]).toEqual([404, 'rest_no_route']);
    }
    expect((await service.call('GET', `${path}/${publicId}`)).body.title).toBe('Fixed');
  });

  test('of an event is shown with it and filters it, as long as there is one (2.19)', async () => {
    const one = await inThePanel().create({ data: { title: 'One' } });
    const two = await inThePanel().create({ data: { title: 'Two' } });
    const { id } = await make(service, editor, events, eventBody({ status: 'publish' }));
    const panel = inPanel(service, id);
    await panel.save({ [attribute]: [two.documentId, one.documentId] });
    const shown = async () => (await service.call('GET', `${events}/${id}`)).body[ids] as number[];
    const found = async (wanted: number) => {
      const query = { [attribute]: wanted };
      const { headers, body } = await service.call('GET', events, { query });
      return [headers.get('x-api-total'), (body as Fields[]).map((event) => event.id)];
    };
    expect(await shown()).toEqual([]);
    expect(await found(one.publicId)).toEqual(['0', []]);
    await panel.publish();
    expect(await shown()).toEqual([two.publicId, one.publicId]);
    expect(await found(one.publicId)).toEqual(['1', [id]]);

    await service.call('PUT', `${events}/${id}`, { as: editor, body: { title: 'Renamed' } });
    expect(await shown()).toEqual([two.publicId, one.publicId]);

    await inThePanel().delete(one);
    expect(await shown()).toEqual([two.publicId]);
    expect(await found(one.publicId)).toEqual(['0', []]);
    expect(await found(two.publicId)).toEqual(['1', [id]]);
  });
});
