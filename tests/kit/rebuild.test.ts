import { built, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  makeTicket,
  panelDocuments,
} from '../support/events';

/*
 * What an upgrade finds: listings that were made of the same events by other declarations, or none.
 */

const { rebuildBounds, rebuildListings, ensureListingsAreCurrent } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');
const { events } = collections;

let service: Service;
let editor: TestUser;
const made: number[] = [];
const usual = { ...rebuildBounds };

const db = () => service.strapi.db.connection;
const store = () => service.strapi.store({ type: 'plugin', name: 'svc' });
const key = { key: 'listings' };

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  for (const title of ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf']) {
    const body = eventBody({ title, status: 'publish', category_ids: [], featured: true });
    const { id } = await make(service, editor, events, body);
    await makeTicket(service, id, 500);
    made.push(id);
  }
});

afterEach(() => {
  Object.assign(rebuildBounds, usual);
  jest.restoreAllMocks();
});

const tables = ['svc_event_listings', 'svc_event_listing_terms', 'svc_event_words'];

/** All rows, but for their own ids; of the counts those that count something. */
async function readModel(): Promise<Record<string, string[]>> {
  const rows = async (name: string) => (await db()(name)) as Fields[];
  const text = ({ id: _, ...row }: Fields) => JSON.stringify(row);
  const found = await Promise.all(tables.map(async (name) => [name, await rows(name)] as const));
  const counts = (await rows('svc_event_listing_counts')).filter(
    ({ facet, events: count }) => facet !== 'changes' && Number(count) !== 0,
  );
  return Object.fromEntries(
    [...found, ['counts', counts] as const].map(([name, all]) => [name, all.map(text).sort()]),
  );
}

/** The statements that write listings while `work` is done. */
async function writesWhile(work: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const hear = ({ sql }: { sql: string }) => void heard.push(sql);
  db().on('query', hear);
  await work();
  db().removeListener('query', hear);
  return heard.filter((text) =>
    /^(insert (ignore )?into|delete from|truncate table|update) ["`]?svc_event_(listings|listing_terms|words)\b/.test(
      text,
    ),
  );
}

/** As if other declarations had made them. */
async function pretendUpgrade(): Promise<void> {
  const stamp = (await store().get(key)) as string;
  await store().set({ ...key, value: stamp.replace(/ .*/, ' another UTC USD') });
}

test('an upgrade changes the listings that are to be others, and leaves the rest alone (2.9)', async () => {
  const right = await readModel();
  const rowsOf = async () => (await db()('svc_event_listings').orderBy('public_id')) as Fields[];
  const before = await rowsOf();
  await db()('svc_event_listings').where({ public_id: made[2] }).update({ item: '{}' });
  await pretendUpgrade();
  const writes = await writesWhile(ensureListingsAreCurrent);
  expect(await readModel()).toEqual(right);
  expect((await rowsOf()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(writes).toHaveLength(1);
  await pretendUpgrade();
  expect(await writesWhile(ensureListingsAreCurrent)).toEqual([]);
});

test('what is counted otherwise after an upgrade is counted right (1.14)', async () => {
  const right = await readModel();
  const counts = () => db()('svc_event_listing_counts').where({ status: 'publish' });
  await db()('svc_event_listings')
    .where({ public_id: made[1] })
    .update({ featured: false, ticket_types: '' });
  await counts().where({ facet: 'featured', term_id: 1 }).decrement('events', 1);
  await counts().where({ facet: 'ticket', term_id: 1 }).decrement('events', 1);
  await db()('svc_event_listing_counts').insert({
    ...{ status: 'publish', facet: 'featured', term_id: 0 },
    ...{ start_day: -1_000_000, end_day: -1_000_000, events: 1 },
  });
  await pretendUpgrade();
  await ensureListingsAreCurrent();
  expect(await readModel()).toEqual(right);
});

test('where words and counts are made otherwise, all is made from nothing (2.9)', async () => {
  const right = await readModel();
  await db()('svc_event_words').insert({ word: 'zulu', public_id: made[0]! });
  await store().set({ ...key, value: 'another another UTC USD' });
  await ensureListingsAreCurrent();
  expect(await readModel()).toEqual(right);
});

test('the start says how far it is with that (2.9)', async () => {
  const told: unknown[] = [];
  const { log } = service.strapi;
  jest.spyOn(log, 'info').mockImplementation((line: unknown) => (told.push(line), log));
  Object.assign(rebuildBounds, { eventsPerTransaction: 3, millisecondsBetweenReports: 0 });
  await pretendUpgrade();
  await ensureListingsAreCurrent();
  expect(told).toEqual([
    'Bringing up to date the listings of 7 events.',
    ...[3, 6, 7].map((done) => `${done} of 7 listings are done.`),
    expect.stringMatching(/^All listings are up to date, after \d+\.\d s\.$/),
  ]);
});

test('events that are changed while all listings are made anew have theirs once (1.22)', async () => {
  Object.assign(rebuildBounds, { eventsPerTransaction: 3 });
  const document = await inPanel(service, made.at(-1)!).document();
  const panel = panelDocuments(service, 'plugin::svc.event');
  await rebuildListings(async (done) => {
    if (done > 3) return;
    await panel.update({ ...document, data: { title: 'Hotel' } });
    await panel.publish(document);
  });
  const meanwhile = await readModel();
  await rebuildListings();
  expect(meanwhile).toEqual(await readModel());
  expect(meanwhile.svc_event_words!.join()).toContain('"hotel"');
  expect(meanwhile.svc_event_words!.join()).not.toContain('"golf"');
});
