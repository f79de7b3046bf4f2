import { setTimeout as sleep } from 'node:timers/promises';
import {
  built,
  countQueries,
  engineName,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';

/*
 * A search may have to look at every event. Nobody else waits for that, whoever asks again asks for a page of ids, and
 * what took longer than a request may is there for the next one.
 */

const { events } = collections;

const beside =
  built<typeof import('../../src/plugins/svc/server/src/database/sqlite-beside')>(
    'database/sqlite-beside',
  );
const statements =
  built<typeof import('../../src/plugins/svc/server/src/database/sql')>('database/sql');
const findMatches = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/queries/find-matches')
>('resources/event/queries/find-matches');
const { searchBounds } = findMatches;

const selectBeside = beside.selectBeside;
const usual = { ...searchBounds };

let service: Service;
let editor: TestUser;
let id: number;

beforeAll(async () => {
  service = await startService({ env: { GUEST_ANSWERS_MB: '0', PUBLIC_READ_SECONDS: '4' } });
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  ({ id } = await addEvent('Alpha one'));
});

// Every word is one of those that too many events have.
beforeEach(() => Object.assign(searchBounds, { few: 0 }));

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(searchBounds, usual);
});

const addEvent = (title: string) =>
  make(service, editor, events, eventBody({ title, content: '', status: 'publish' }));

const search = (words: string) =>
  service.call('GET', events, { query: { search: words, per_page: 10 } });

const titlesOf = (body: unknown) => (body as Fields[]).map(({ title }) => title).sort();

/** MariaDB takes as long for a million as the others for ten. */
const combinations = engineName() === 'mysql' ? 1_000_000 : 10_000_000;

/** A statement that counts so many combinations of digits. */
function slowStatement() {
  const digits = Array.from({ length: 10 }, (_, digit) => `select ${digit} as d`).join(
    ' union all ',
  );
  const numbers = Array.from({ length: Math.log10(combinations) }, (_, nth) => `t${nth}`);
  const tables = numbers.map((name) => `(${digits}) ${name}`).join(', ');
  const sum = numbers.map((name) => `${name}.d`).join(' + ');
  const text = `select count(*) as total from ${tables} where ${sum} >= 0`;
  return statements.finding<{ total: number | string }>({ text, values: [] });
}

/** How many events others have read by the time that the slow statement has its answer, and what that is. */
async function readMeanwhile(ask: typeof selectBeside) {
  let isDone = false;
  let reads = 0;
  const slow = ask(service.strapi.db.connection, slowStatement()).then((rows) => {
    isDone = true;
    return Number(rows[0]!.total);
  });
  for (;;) {
    const { status } = await service.call('GET', `${events}/${id}`);
    expect(status).toBe(200);
    if (isDone) return { reads, total: await slow };
    reads += 1;
  }
}

/** Searches walk in here: each waits at this gate with what it has found. */
function closeGate() {
  let open: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  const isThere = new Promise<void>((resolve) => (arrived = resolve));
  const walks = jest.spyOn(beside, 'selectBeside').mockImplementation(async (db, statement) => {
    const rows = await selectBeside(db, statement);
    arrived();
    await isOpen;
    return rows;
  });
  return { open, isThere, walks };
}

test('a statement that takes long lets others read meanwhile (7.9)', async () => {
  const { reads, total } = await readMeanwhile(selectBeside);
  expect(total).toBe(combinations);
  expect(reads).toBeGreaterThan(0);
  // The control: on the connection of all other reads everybody waits until it has its answer.
  if (engineName() !== 'sqlite') return;
  expect((await readMeanwhile(statements.select)).reads).toBe(0);
});

test('a frequent word is walked for on that way, and only once (7.9)', async () => {
  const walks = jest.spyOn(beside, 'selectBeside');
  const first = await search('alph');
  expect(titlesOf(first.body)).toEqual(['Alpha one']);
  expect(walks).toHaveBeenCalledTimes(1);
  const { result, queries } = await countQueries(service.strapi, () => search('alph'));
  expect(titlesOf(result.body)).toEqual(['Alpha one']);
  expect(walks).toHaveBeenCalledTimes(1);
  // As many rows as a page has, by their ids, and no text.
  const own = queries.filter((query) => query.includes('svc_event_listings'));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(/public_id in \(\?\)|public_id in \(\$\d+\)/);
  expect(queries.join()).not.toMatch(/svc_event_words|search_text/);
});

test('lists take that way where many events have to be counted or skipped, and no other (7.9)', async () => {
  const { events: ofEvents, tickets } = collections;
  const lists: [string, Record<string, string | number>, boolean][] = [
    [ofEvents, {}, false],
    [ofEvents, { featured: 'true' }, false],
    [ofEvents, { when: 'past' }, false],
    [ofEvents, { include: `${id}` }, false],
    [ofEvents, { featured: 'true', categories: 1 }, true],
    [ofEvents, { page: 600 }, true],
    [tickets, {}, false],
    [tickets, { type: 'paid', orderby: 'title' }, false],
    [tickets, { event_id: id, page: 600 }, false],
    [tickets, { page: 600 }, true],
  ];
  for (const [path, query, isBeside] of lists) {
    const asked = jest.spyOn(beside, 'selectBeside');
    const { status } = await service.call('GET', path, { query });
    // Where there is no such page.
    expect([200, 400]).toContain(status);
    expect([path, query, asked.mock.calls.length > 0]).toEqual([path, query, isBeside]);
    asked.mockRestore();
  }
});

describe('what two filters find is remembered until an event is written (2.9)', () => {
  const listBy = (query: Record<string, string | number>) =>
    service.call('GET', events, { query: { per_page: 1, ...query } });

  async function twoFilters() {
    const { id: venue } = await make(service, editor, collections.venues, { title: 'Hall' });
    const query = { featured: 'true', venue };
    const body = { title: 'Both', status: 'publish', featured: true, venue_id: venue };
    const add = () => make(service, editor, events, eventBody(body));
    return { query, add };
  }

  test('whoever asks again has a page of ids, and no event is counted', async () => {
    const { query, add } = await twoFilters();
    await add();
    await add();
    expect((await listBy(query)).headers.get('x-api-total')).toBe('2');
    const { result, queries } = await countQueries(service.strapi, () => listBy(query));
    expect(result.headers.get('x-api-total')).toBe('2');
    expect(queries).toHaveLength(1);
    expect(queries[0]).not.toMatch(/count\(/);
  });

  test('what is written since counts at once, whatever it changes', async () => {
    const { query, add } = await twoFilters();
    const total = async () => Number((await listBy(query)).headers.get('x-api-total'));
    const made = await add();
    expect(await total()).toBe(1);
    await add();
    expect(await total()).toBe(2);
    const change = (body: Fields) =>
      service.call('PUT', `${events}/${made.id}`, { as: editor, body });
    await change({ featured: false });
    expect(await total()).toBe(1);
    await change({ featured: true });
    expect(await total()).toBe(2);
    await service.call('DELETE', `${events}/${made.id}`, { as: editor });
    expect(await total()).toBe(1);
  });

  test('windows are asked for anew: where they end and begin is another second each time', async () => {
    const { query, add } = await twoFilters();
    await add();
    const { queries } = await countQueries(service.strapi, async () => {
      for (const when of ['upcoming', 'upcoming']) await listBy({ ...query, when });
    });
    expect(queries).toHaveLength(2);
  });
});

test('who joins a search that had begun before an event was written finds that event (2.9)', async () => {
  await addEvent('Bravo one');
  const gate = closeGate();
  const asked = jest.spyOn(findMatches, 'findMatches');
  const began = search('bravo');
  await gate.isThere;
  await addEvent('Bravo two');
  const joined = search('bravo');
  while (asked.mock.calls.length < 2) await sleep(5);
  gate.open();
  expect((await began).status).toBe(200);
  expect(titlesOf((await joined).body)).toEqual(['Bravo one', 'Bravo two']);
});

test('what takes longer than a read may is found for who asks again (7.9)', async () => {
  await addEvent('Charlie one');
  const gate = closeGate();
  const [one, two] = await Promise.all([search('charlie'), search('charlie')]);
  expect([one.status, two.status]).toEqual([503, 503]);
  gate.open();
  expect(titlesOf((await search('charlie')).body)).toEqual(['Charlie one']);
  expect(gate.walks).toHaveBeenCalledTimes(1);
});
