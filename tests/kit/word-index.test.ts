import { built, type Service, startService, type TestUser } from '../support';
import {
  collections,
  dice,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

const { events } = collections;
const { rebuildListings, ensureListingsAreCurrent } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');

const { searchBounds } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/queries/find-matches')
>('resources/event/queries/find-matches');

/*
 * `svc_event_words` is written with the listings, in their transactions. Whoever writes, it has the words of each
 * listing's own text, and no others.
 */

let service: Service;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
});

const db = () => service.strapi.db.connection;

async function rows(): Promise<string[]> {
  const words = (await db()('svc_event_words')) as { word: string; public_id: number }[];
  return words.map(({ word, public_id: id }) => `${id} ${word}`).sort();
}

/** The same, of the texts themselves. */
async function wordsOfTexts(): Promise<string[]> {
  const listings = (await db()('svc_event_listings')) as {
    public_id: number;
    search_text: string;
  }[];
  return listings
    .flatMap(({ public_id: id, search_text: text }) =>
      text
        .split(/[ |]+/)
        .filter(Boolean)
        .map((word) => `${id} ${word}`),
    )
    .sort();
}

async function expectInStep(step: string): Promise<void> {
  const [kept, said] = [await rows(), await wordsOfTexts()];
  expect({ step, kept }).toEqual({ step, kept: said });
}

const found = async (search: string, query: Record<string, unknown> = {}) => {
  const answer = await service.call('GET', events, { as: editor, query: { search, ...query } });
  expect(answer.status).toBe(200);
  return (answer.body as Fields[]).map(({ id }) => id);
};

test('words are in step with every way of writing, and so is what is found (2.9)', async () => {
  const { id } = await make(
    service,
    editor,
    events,
    eventBody({ title: 'Alpha one', content: '' }),
  );
  const one = inPanel(service, id);
  const steps: [string, () => Promise<unknown>, Record<string, boolean>][] = [
    ['REST: publish', () => change({ status: 'publish' }), { alpha: true, bravo: false }],
    ['REST: update', () => change({ title: 'Bravo one' }), { alpha: false, bravo: true }],
    ['panel: save a draft', () => one.save({ title: 'Charlie' }), { bravo: true, charlie: false }],
    ['panel: publish', () => one.publish(), { bravo: false, charlie: true }],
    ['panel: edit', () => one.save({ content: '<b>Delta</b>' }), { delta: false }],
    ['panel: discard', () => one.discard(), { delta: false, charlie: true }],
    ['panel: unpublish', () => one.unpublish(), { charlie: false }],
    ['panel: publish again', () => one.publish(), { charlie: true }],
    [
      'REST: trash',
      () => service.call('DELETE', `${events}/${id}`, { as: editor }),
      { charlie: false },
    ],
    ['panel: restore', () => one.restore(), {}],
    ['REST: publish after that', () => change({ status: 'publish' }), { charlie: true }],
    [
      'a batch',
      () =>
        service.call('POST', 'batch/v1', {
          as: editor,
          body: {
            requests: [
              { method: 'PUT', path: `/svc/events/v1/events/${id}`, body: { title: 'Echo' } },
            ],
          },
        }),
      { charlie: false, echo: true },
    ],
    [
      'REST: delete',
      () => service.call('DELETE', `${events}/${id}`, { as: editor, query: { force: true } }),
      { echo: false },
    ],
  ];
  async function change(body: object) {
    const answer = await service.call('PUT', `${events}/${id}`, { as: editor, body });
    expect(answer.status).toBe(200);
  }
  for (const [step, write, words] of steps) {
    await write();
    await expectInStep(step);
    for (const [word, isFound] of Object.entries(words)) {
      expect([step, word, await found(word)]).toEqual([step, word, isFound ? [id] : []]);
    }
  }
});

test('a write that fails half-way leaves the words as they were (1.17)', async () => {
  const { id } = await make(
    service,
    editor,
    events,
    eventBody({ title: 'Foxtrot', status: 'publish' }),
  );
  const before = await rows();
  const document = await inPanel(service, id).document();
  const documents = panelDocuments(service, 'plugin::svc.event');
  const crash = service.strapi.db.transaction(async () => {
    await documents.update({ ...document, data: { title: 'Golf' } });
    await documents.publish(document);
    throw new Error('half-way');
  });
  await expect(crash).rejects.toThrow('half-way');
  expect(await rows()).toEqual(before);
  expect([await found('foxtrot'), await found('golf')]).toEqual([[id], []]);
});

test('the start makes the words that are missing, and takes out those that are too many (2.9)', async () => {
  const { id } = await make(
    service,
    editor,
    events,
    eventBody({ title: 'Hotel', status: 'publish' }),
  );
  const right = await rows();
  await db()('svc_event_words').delete();
  await ensureListingsAreCurrent();
  expect(await rows()).toEqual(right);
  expect(await found('hotel')).toEqual([id]);
  await db().schema.dropTable('svc_event_words');
  await ensureListingsAreCurrent();
  expect(await rows()).toEqual(right);
  await db()('svc_event_words').insert({ word: 'india', public_id: id });
  await rebuildListings();
  expect(await rows()).toEqual(right);
});

describe('lists of any words, filters and pages are those of a plain look at each event (2.9, 2.10)', () => {
  const { pick, number, chance } = dice(11);
  const vocabulary = [
    'Café',
    'cafeteria',
    'Straße',
    'strand',
    'Ωδή',
    'ωδείο',
    'jazz',
    'über',
    '2024',
    'constructor',
  ];
  const wanted = [
    'caf',
    'cafe',
    'STRA',
    'strasse',
    'ωδ',
    'ja',
    'JAZZ',
    'uber',
    '20',
    'constr',
    'x',
  ];
  const some = () => Array.from({ length: 1 + number(4) }, () => pick(vocabulary)).join(' ');
  const known: { id: number; text: string; start: string; featured: boolean }[] = [];
  const usual = { ...searchBounds };

  async function addEvent(): Promise<void> {
    const start = `2033-01-${String(1 + number(28)).padStart(2, '0')} 10:00:00`;
    const body = { title: `Juliett ${some()}`, content: `<i>${some()}</i>`, featured: chance(0.5) };
    const dates = { start_date: start, end_date: start, status: 'publish' };
    const { id } = await make(service, editor, events, eventBody({ ...body, ...dates }));
    const text = `${body.title} ${body.content.slice(3, -4)}`;
    known.push({ id, text, start, featured: body.featured });
  }

  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase().split(' ');

  const expected = (words: string[], featured: boolean | undefined) =>
    known
      .filter((event) => featured === undefined || event.featured === featured)
      .filter(({ text }) =>
        words.every((word) => plain(text).some((one) => one.startsWith(plain(word)[0]!))),
      )
      .sort((a, b) => a.start.localeCompare(b.start) || a.id - b.id)
      .map(({ id }) => id);

  async function expectListed(words: string[], featured: boolean | undefined, page: number) {
    const ids = expected(words, featured);
    if (page > 1 && ids.length <= 7 * (page - 1)) return;
    const query = { per_page: 7, page, ...(featured !== undefined && { featured }) };
    const answer = await service.call('GET', events, {
      query: { search: words.join(' '), ...query },
    });
    const listed = (answer.body as Fields[]).map(({ id }) => id);
    const total = Number(answer.headers.get('x-api-total'));
    expect({ words, ...query, listed, total }).toEqual({
      words,
      ...query,
      listed: ids.slice(7 * (page - 1), 7 * page),
      total: ids.length,
    });
  }

  beforeAll(async () => {
    for (let count = 0; count < 30; count += 1) await addEvent();
  });

  afterEach(() => Object.assign(searchBounds, usual));

  test.each([
    ['words are rare', {}],
    ['words are frequent', { few: 0 }],
    ['words are frequent, and few ids are remembered', { few: 0, ids: 9 }],
  ])('where %s', async (_, bounds) => {
    Object.assign(searchBounds, bounds);
    // What was found before this is found anew.
    await addEvent();
    for (let tries = 0; tries < 40; tries += 1) {
      const more = Array.from({ length: number(3) }, () => pick(wanted));
      const featured = chance(0.3) ? chance(0.5) : undefined;
      for (const page of [1, 2, 3]) await expectListed(['juliett', ...more], featured, page);
    }
  });
});
