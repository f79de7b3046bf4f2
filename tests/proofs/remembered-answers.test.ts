import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import {
  built,
  countQueries,
  engineName,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { collections, eventBody, make, makeSignedIn, makeTicket } from '../support/events';

/*
 * What guests have read is remembered until somebody commits, in whichever process: nobody ever gets an answer that is older
 * than the last commit before the request.
 */

const { events, venues, organizers, categories, tags, tickets } = collections;

const state = built<typeof import('../../src/plugins/svc/server/src/database/committed-state')>(
  'database/committed-state',
);
const memory =
  built<typeof import('../../src/plugins/svc/server/src/guest-lane/memory')>('guest-lane/memory');
const clock = built<typeof import('../../src/plugins/svc/server/src/lib/clock')>('lib/clock');
const registry =
  built<typeof import('../../src/plugins/svc/server/src/kit/registry')>('kit/registry');

/** MySQL and MariaDB cannot tell what is committed, and nothing is remembered. */
const isRemembered = engineName() !== 'mysql';
const testOfMemory = isRemembered ? test : test.skip;

const megabyte = 2 ** 20;

let service: Service;
let second: SpawnedService;
let manager: TestUser;
let opened: ReturnType<typeof memory.openMemory>;

/** Two venues whose titles are numbers: one is written in this process, past the service, the other by the second one. */
let ids: { here: number; there: number };

beforeAll(async () => {
  const open = jest.spyOn(memory, 'openMemory');
  service = await startService({ env: { GUEST_ANSWERS_MB: '1' } });
  opened = open.mock.results[0]!.value as typeof opened;
  second = await spawnService(service.env);
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const [here, there] = [await makeVenue(), await makeVenue()];
  ids = { here: here.id, there: there.id };
});

const makeVenue = () => make(service, manager, venues, { title: '0' });
const bytes = () => opened?.bytes() ?? 0;

const callPage = (path: string) => fetch(`${service.url}${path}`);

async function queriesOf(path: string): Promise<number> {
  const read = () => (path.startsWith('/') ? callPage(path) : service.call('GET', path));
  const { result, queries } = await countQueries(service.strapi, read);
  expect(result.status).toBe(200);
  return queries.length;
}

/** Whether the address is answered without a query sooner or later: others commit, too, on PostgreSQL in other databases. */
async function isAnsweredFromMemory(path: string): Promise<boolean> {
  const patience = isRemembered ? 30_000 : 500;
  for (const deadline = Date.now() + patience; Date.now() < deadline;) {
    // The second of two that follow each other at once; between the pairs the others have the processor.
    await queriesOf(path);
    if ((await queriesOf(path)) === 0) return true;
    await sleep(10);
  }
  return false;
}

const reads = [events, venues, organizers, categories, tags];

test('the same request asks the database nothing while nothing is committed (1.23)', async () => {
  for (const path of [...reads, `${venues}/${ids.here}`]) {
    expect([path, await queriesOf(`${path}?_fields=id`)]).not.toEqual([path, 0]);
    expect([path, await isAnsweredFromMemory(path)]).toEqual([path, isRemembered]);
  }
}, 240_000);

test('a page is remembered, and is another one as soon as anybody has written (1.23, 9.1)', async () => {
  const body = eventBody({ status: 'publish', title: 'Seen again', venue_id: ids.here });
  const event = await make(service, manager, events, body);
  const { publicId: ticket } = await makeTicket(service, event.id, 0, { capacity: 5 });
  const [page, list] = ['/events/seen-again', '/events'];
  for (const path of [page, list]) {
    expect([path, await isAnsweredFromMemory(path)]).toEqual([path, isRemembered]);
  }
  for (let count = 0; count < 20; count += 1) {
    for (const path of [page, list]) await (await callPage(path)).text();
    const title = `Title ${count}`;
    const writer = count % 2 === 0 ? service : second;
    await writer.call('PUT', `${events}/${event.id}`, { as: manager, body: { title } });
    for (const path of [page, list]) expect(await (await callPage(path)).text()).toContain(title);
  }
  // Sold by another process.
  await callPage(page);
  const chosen = { ticket_id: ticket, quantity: 5 };
  const { status } = await second.call('POST', 'svc/tickets/v1/cart', { body: chosen });
  expect(status).toBe(200);
  expect(await (await callPage(page)).text()).toContain('Sold out');
}, 240_000);

test('a page does not outlive what the panel says of the site (1.23, 9.13)', async () => {
  const site = service.strapi.documents('plugin::svc.site');
  for (const name of ['First', 'Second']) {
    await (await callPage('/events')).text();
    const known = (await site.findFirst({})) as { documentId: string } | null;
    if (known) await site.update({ documentId: known.documentId, data: { name } } as never);
    else await site.create({ data: { name } } as never);
    // It is read when it was committed.
    for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
      if ((await (await callPage('/events')).text()).includes(`· ${name}`)) break;
    }
    expect(await (await callPage('/events')).text()).toContain(`· ${name}`);
  }
});

test('errors are not remembered (1.23)', async () => {
  for (const path of [`${venues}/999999`, `${events}?page=0`, `${events}?status=draft`]) {
    const before = bytes();
    expect((await service.call('GET', path)).status).toBeGreaterThan(399);
    expect(bytes()).toBeLessThanOrEqual(before);
  }
});

testOfMemory('what is remembered never takes more than it may (1.23)', async () => {
  // Whoever commits would make room.
  const still = jest.spyOn(state, 'committedState').mockReturnValue('still the same');
  const sizes: number[] = [];
  for (let count = 0; count < 600; count += 1) {
    await service.call('GET', `${venues}?search=${'x'.repeat(200)}&page=1&other=${count}`);
    sizes.push(bytes());
  }
  still.mockRestore();
  // The rest is for what was made of texts.
  const share = 0.75 * megabyte;
  expect(Math.max(...sizes)).toBeLessThanOrEqual(share);
  expect(Math.max(...sizes)).toBeGreaterThan(0.9 * share);
});

test('whatever reads the clock says so, and is asked anew with each second (1.20, 1.23)', async () => {
  const { id } = await make(service, manager, events, eventBody({ status: 'publish' }));
  await makeTicket(service, id, 1000, { capacity: 5 });
  const time = clock.now;
  let reads = 0;
  // Whether a token is still good is asked of the clock, too, whatever it is sent for.
  const read = jest.spyOn(clock, 'now').mockImplementation(() => {
    if (!new Error().stack!.includes('/server/access/')) reads += 1;
    return time();
  });
  const declared = registry
    .allEndpoints()
    .filter(({ conditional = 'code' }) => conditional !== 'code');
  const reading: string[] = [];
  for (const { path, conditional } of declared) {
    const list = path.replace('/{id}', '');
    const { body } = await service.call('GET', list, { query: { per_page: 1 } });
    // The site's settings are no list.
    const [first] = Array.isArray(body) ? (body as { id: number }[]) : [];
    if (path !== list && !first) continue;
    const target = path.replace('{id}', String(first?.id));
    // As somebody else than a guest: nobody has remembered this, nor asks the clock for what is remembered.
    reads = 0;
    await service.call('GET', target, { as: manager });
    if (reads > 0) reading.push(`${path}: ${conditional}`);
  }
  read.mockRestore();
  const declaring = [`${events}.ics`, `${events}.rss`, tickets, `${tickets}/{id}`].map(
    (path) => `${path}: database and clock`,
  );
  expect(reading.sort()).toEqual(declaring.sort());
});

/** What happens in a race: writes one after the other, and reads all the while. */
interface Steps {
  /** Where each write is made, and how long (milliseconds) until the next. */
  writes: { at: 'here' | 'there'; rest: number }[];
  /** How long each reader rests between two reads. */
  readers: { at: 'here' | 'there'; rest: number; isList: boolean }[];
}

const at = fc.constantFrom('here' as const, 'there' as const);
const rest = fc.integer({ min: 0, max: 4 });
const steps: fc.Arbitrary<Steps> = fc.record({
  writes: fc.array(fc.record({ at, rest }), { minLength: 10, maxLength: 40 }),
  readers: fc.array(fc.record({ at, rest, isList: fc.boolean() }), { minLength: 3, maxLength: 8 }),
});

/** The last title of each venue whose write was committed. */
const written = { here: 0, there: 0 };

async function write(place: 'here' | 'there'): Promise<void> {
  const title = String(written[place] + 1);
  if (place === 'here') {
    await service.strapi.db
      .connection('svc_venues')
      .where({ public_id: ids.here })
      .update({ title });
  } else {
    const path = `${venues}/${ids.there}`;
    const { status } = await second.call('PUT', path, { as: manager, body: { title } });
    expect(status).toBe(200);
  }
  written[place] += 1;
}

interface Title {
  id: number;
  title: string;
}

/** What is older in the answers of one reader than it was when they were asked for, until the race is over. */
async function readOld(reader: Steps['readers'][number], isOver: () => boolean): Promise<string[]> {
  const old: string[] = [];
  const { call } = reader.at === 'here' ? service : second;
  for (let count = 0; !isOver(); count += 1) {
    const place = count % 2 === 0 ? 'here' : 'there';
    const least = { ...written };
    const path = reader.isList ? `${venues}?per_page=100` : `${venues}/${ids[place]}`;
    const { body } = await call('GET', path);
    for (const { id, title } of [body].flat() as Title[]) {
      const known = id === ids.here ? least.here : id === ids.there ? least.there : 0;
      if (Number(title) < known) old.push(`${path} at ${reader.at}: ${title} < ${known}`);
    }
    await sleep(reader.rest);
  }
  return old;
}

async function race({ writes, readers }: Steps): Promise<string[]> {
  let isOver = false;
  const reading = readers.map((reader) => readOld(reader, () => isOver));
  for (const { at: place, rest: pause } of writes) {
    await write(place);
    await sleep(pause);
  }
  isOver = true;
  return (await Promise.all(reading)).flat();
}

test('no answer is older than the last commit before its request, whoever writes (1.20, 1.23)', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (tried) => {
      expect(await race(tried)).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(written.here + written.there).toBeGreaterThan(100);
}, 240_000);

testOfMemory('without a look at what is committed the same race finds old answers', async () => {
  const unguarded = jest.spyOn(state, 'committedState').mockReturnValue('always the same');
  const [tried] = fc.sample(steps, { numRuns: 1, seed: 7 });
  const readers = (['here', 'there'] as const).map((place) => ({
    at: place,
    rest: 0,
    isList: true,
  }));
  const old = await race({ writes: tried!.writes, readers });
  unguarded.mockRestore();
  expect(old.length).toBeGreaterThan(0);
  expect(old.filter((line) => line.includes('at there'))).toEqual([]);
});
