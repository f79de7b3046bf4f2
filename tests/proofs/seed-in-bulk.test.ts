import { built, type Service, startService } from '../support';
import type { Fields } from '../support/events';

/* Many events are written at once on SQLite; a short run writes them bit by bit. One is made after the other. */

const { seed } = built<typeof import('../../src/plugins/svc/server/src/seed/seed')>('seed/seed');
const { checkIntegrity } = built<
  typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
>('integrity/check-integrity');
const { bulkBounds } = built<
  typeof import('../../src/plugins/svc/server/src/seed/write/write-in-bulk')
>('seed/write/write-in-bulk');
const { rebuildListings } = built<
  typeof import('../../src/plugins/svc/server/src/resources/event/read-model/rebuild')
>('resources/event/read-model/rebuild');

const content = [
  ...['svc_events', 'svc_slugs', 'svc_tickets', 'svc_tickets_event_lnk', 'svc_order_items'],
  ...['venue', 'author', 'organizers', 'categories', 'tags'].map((one) => `svc_events_${one}_lnk`),
];
const derived = ['svc_event_listings', 'svc_event_listing_terms', 'svc_event_words'];
const indexes = "select name, sql from sqlite_master where type = 'index' order by name";

interface State {
  counts: unknown;
  events: unknown;
  indexes: unknown;
}

let bulk: Service;
let bitByBit: State;

async function seeded(least: number): Promise<Service> {
  const made = await startService();
  // Whose words and counts are written in three parts.
  Object.assign(bulkBounds, { least, together: 500 });
  const options = { events: 1300, accountsOnly: false, ifEmpty: false, pictures: false };
  await seed(options, { isTerminal: false, write: () => undefined });
  return made;
}

const ask = ({ strapi }: Service, text: string) =>
  strapi.db.connection.raw(text) as unknown as Promise<Fields[]>;

/** Ids are given out in rounds of another length; all else is the same. */
const plain = ({ document_id, title, content: text, start_utc, published_at }: Fields) => [
  ...[document_id, title, text, start_utc, published_at],
];

async function stateOf(service: Service): Promise<State> {
  const counts: unknown[] = [];
  for (const name of [...content, ...derived]) {
    counts.push([name, await ask(service, `select count(*) as n from ${name}`)]);
  }
  const events = await ask(service, 'select * from svc_events order by id');
  return { counts, events: events.map(plain), indexes: await ask(service, indexes) };
}

beforeAll(async () => {
  const service = await seeded(10_000);
  bitByBit = await stateOf(service);
  await service.stop();
  bulk = await seeded(1000);
}, 120_000);

test('what is written at once is as much as what is written bit by bit, with the same indexes', async () => {
  expect(await stateOf(bulk)).toEqual(bitByBit);
});

/** Rows as they are, but for their own ids. */
async function rowsOf(names: string[]): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const name of names) {
    const found = await ask(bulk, `select * from ${name}`);
    rows[name] = found.map(({ id: _, ...row }) => JSON.stringify(row)).sort();
  }
  return rows;
}

const readDerived = async () => ({
  ...(await rowsOf(derived)),
  counts: (await rowsOf(['svc_event_listing_counts'])).svc_event_listing_counts!.filter(
    (row) => !/"facet":"changes"|"events":0/.test(row),
  ),
});

test('its listings, words and counts are those that are made of the events anew', async () => {
  const before = await readDerived();
  await rebuildListings();
  expect(await readDerived()).toEqual(before);
});

test('nothing refers to nothing, and the database is as it was set up (3.3)', async () => {
  expect(await ask(bulk, 'pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await ask(bulk, 'pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  expect(await ask(bulk, 'pragma secure_delete')).toEqual([{ secure_delete: 1 }]);
  expect(await ask(bulk, 'pragma foreign_key_check')).toEqual([]);
  expect(await ask(bulk, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect((await checkIntegrity()).isClean).toBe(true);
});
