import { type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

const { events, venues, organizers } = collections;

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
});

const create = (path: string, body: Fields) => service.call('POST', path, { as: editor, body });

describe('things made at the same time under one title (2.14)', () => {
  test.each([
    [2, events],
    [10, events],
    [10, venues],
    [10, organizers],
  ])('%i at %s all get an id and an address of their own', async (count, path) => {
    const title = `Crowded ${count} ${path}`;
    const answers = await Promise.all(
      Array.from({ length: count }, () => create(path, eventBody({ title, status: 'publish' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(count);
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(count);
    const { headers } = await service.call('GET', path, { query: { search: title } });
    expect(headers.get('x-api-total')).toBe(String(count));
  });

  test('in the panel and over REST too', async () => {
    const documents = panelDocuments(service, 'plugin::svc.venue');
    const title = 'Both ways';
    const made = await Promise.all([
      documents.create({ data: { title } }).then(({ slug }) => slug),
      create(venues, { title }).then(({ body }) => String(body.url).split('/').at(-1)),
      documents.create({ data: { title } }).then(({ slug }) => slug),
      create(venues, { title }).then(({ body }) => String(body.url).split('/').at(-1)),
    ]);
    expect(new Set(made).size).toBe(4);
  });
});

describe('one event changed by many at the same time (1.17)', () => {
  test('ends as one of them wanted, and is counted once', async () => {
    const { id } = await make(service, editor, events, eventBody({ status: 'publish' }));
    const halls = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((title) => make(service, editor, venues, { title })),
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        service.call('PUT', `${events}/${id}`, {
          as: editor,
          body: {
            venue_id: halls[number % 5]!.id,
            featured: number % 2 === 0,
            start_date: `2030-05-0${1 + (number % 3)} 10:00:00`,
            end_date: '2030-05-09 10:00:00',
            status: ['publish', 'private', 'publish', 'draft'][number % 4],
          },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));

    const event = (await service.call('GET', `${events}/${id}`, { as: editor })).body as Fields;
    const total = async (query: Record<string, string | number>) =>
      Number((await service.call('GET', events, { as: editor, query })).headers.get('x-api-total'));
    let inVenues = 0;
    for (const status of ['publish', 'private', 'draft', 'pending']) {
      for (const hall of halls) {
        const found = await total({ status, venue: hall.id });
        expect(found).toBe(event.status === status && event.venue_id === hall.id ? 1 : 0);
        inVenues += found;
      }
    }
    expect(inVenues).toBe(1);
  });

  const deleteByFive = async (path: string, query = {}) => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.call('DELETE', path, { as: editor, query })),
    );
    return answers.map(({ status }) => status).sort();
  };

  test('is trashed once and deleted once (2.17)', async () => {
    const { id } = await make(service, editor, events, eventBody({ status: 'publish' }));
    const path = `${events}/${id}`;
    expect(await deleteByFive(path)).toEqual([200, 410, 410, 410, 410]);
    expect(await deleteByFive(path, { force: 'true' })).toEqual([200, 404, 404, 404, 404]);
  });

  test('is deleted once, a venue and an organizer likewise (2.17)', async () => {
    for (const collection of [venues, organizers]) {
      const { id } = await make(service, editor, collection, { title: 'Unwanted' });
      expect(await deleteByFive(`${collection}/${id}`)).toEqual([200, 404, 404, 404, 404]);
    }
  });
});

test('writes to different events at the same time all count (1.14)', async () => {
  const hall = await make(service, editor, venues, { title: 'Shared hall' });
  const others = await make(service, editor, venues, { title: 'Other hall' });
  const made = await Promise.all(
    Array.from({ length: 12 }, () =>
      make(service, editor, events, eventBody({ venue_id: hall.id, status: 'publish' })),
    ),
  );
  const answers = await Promise.all(
    made.map(({ id }, number) =>
      number % 3 === 0
        ? service.call('DELETE', `${events}/${id}`, { as: editor })
        : service.call('PUT', `${events}/${id}`, {
            as: editor,
            body: number % 3 === 1 ? { venue_id: others.id } : { featured: true },
          }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const total = async (venue: number) =>
    (await service.call('GET', events, { query: { venue } })).headers.get('x-api-total');
  expect([await total(hall.id), await total(others.id)]).toEqual(['4', '4']);
});
