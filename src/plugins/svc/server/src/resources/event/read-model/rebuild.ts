import type { Knex } from 'knex';
import { columns, execute, number, select, type Sql, sql } from '../../../database/sql';
import { database, isUniqueViolation, settings, transaction } from '../../../host/strapi';
import { inRounds, makeListings, projectEvents } from './project-events';
import { derivationsVersion, listingsVersion } from './version';
import { emptyWordTable, makeWordTable, wordsLookComplete } from './word-index';
import { type Derived, derivedOf, writeDerived, writeNewListings } from './write-listings';

/** Tests make them smaller. */
export const rebuildBounds = {
  /** Their words are written together, in the order of the index: the fewer of each there are, the longer it takes. */
  eventsPerTransaction: 10_000,
  millisecondsBetweenReports: 5000,
};

/** Told how many events are done. */
type Report = (done: number) => void | Promise<void>;

/** What words, terms and counts depend on, and what the listings do, besides the events themselves. */
function currentStamp() {
  const { siteTimezone, currency } = settings();
  const derivations = derivationsVersion();
  return { derivations, whole: `${derivations} ${listingsVersion()} ${siteTimezone} ${currency}` };
}

/** So that all is in the index of public ids: reading each row would take seconds. */
const ofEvents = sql`from svc_events where (published_at is null) = ${true}`;
const ofListings = sql`from svc_event_listings`;
const figures = sql`${number('count', sql`count(*)`)}, ${number('sum', sql`coalesce(sum(public_id), 0)`)}`;

async function fingerprint(from: Sql): Promise<string> {
  const [row] = await select(database(), sql`select ${figures} ${from}`);
  return `${row!.count} ${row!.sum}`;
}

const draft = columns('svc_events', 'id, document_id');

/** The next drafts in order of their rows. */
function findDrafts(after: number) {
  return select(
    database(),
    sql`select ${draft} from svc_events where published_at is null and id > ${after}
      order by id limit ${rebuildBounds.eventsPerTransaction}`,
  );
}

/** All drafts, as many at a time as are written in one transaction. */
async function forAllEvents(
  write: (documentIds: string[]) => Promise<void>,
  report?: Report,
): Promise<void> {
  let last = 0;
  let done = 0;
  for (;;) {
    const drafts = await findDrafts(last);
    if (drafts.length === 0) return;
    await write(drafts.map((found) => found.document_id));
    last = drafts.at(-1)!.id;
    done += drafts.length;
    await report?.(done);
  }
}

async function fillListings(trx: Knex, documentIds: string[]): Promise<void> {
  const written: Derived[] = [];
  for (const round of inRounds(documentIds)) {
    const listings = await makeListings(trx, round);
    await writeNewListings(trx, listings);
    written.push(...listings.map(derivedOf));
  }
  await writeDerived(trx, written);
}

/** Where another process has changed one of the events meanwhile, each is looked at. */
async function fillOrProject(documentIds: string[]): Promise<void> {
  try {
    await transaction((trx) => fillListings(trx, documentIds));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await transaction((trx) => projectEvents(trx, documentIds));
  }
}

/** Makes every listing anew, from nothing. */
export async function rebuildListings(report?: Report): Promise<void> {
  await transaction(async (trx) => {
    await execute(trx, sql`delete from svc_event_listing_terms`);
    // What others remember of the listings as they are must not look like what they will be.
    await execute(trx, sql`delete from svc_event_listing_counts where facet <> 'changes'`);
    await execute(trx, sql`delete from svc_event_listings`);
  });
  await emptyWordTable();
  await forAllEvents(fillOrProject, report);
}

/** Changes those of the listings that are to be others now; they can be read all the while. */
function refreshListings(report: Report): Promise<void> {
  return forAllEvents((ids) => transaction((trx) => projectEvents(trx, ids)), report);
}

/** Says what takes so long, how far it is, and when it is over. */
function reporter(what: string, total: string) {
  const started = Date.now();
  let told = started;
  strapi.log.info(`${what} of ${total} events.`);
  return {
    report: (done: number): void => {
      if (Date.now() - told < rebuildBounds.millisecondsBetweenReports) return;
      told = Date.now();
      strapi.log.info(`${done} of ${total} listings are done.`);
    },
    finish: (): void => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      strapi.log.info(`All listings are up to date, after ${seconds} s.`);
    },
  };
}

/**
 * Makes the listings anew where they cannot be those of the events in the database: after an import or a transfer,
 * which write rows past every hook. Where only what is made of an event is another, after an upgrade or when the site's
 * zone or currency is another, what differs is changed.
 */
export async function ensureListingsAreCurrent(): Promise<void> {
  await makeWordTable();
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  const stamp = currentStamp();
  const known = await store.get({ key: 'listings' });
  const events = await fingerprint(ofEvents);
  const isComplete = events === (await fingerprint(ofListings)) && (await wordsLookComplete());
  if (isComplete && known === stamp.whole) return;
  const areDerivedAlike = isComplete && String(known).startsWith(`${stamp.derivations} `);
  const what = areDerivedAlike ? 'Bringing up to date the listings' : 'Making anew the listings';
  const { report, finish } = reporter(what, events.split(' ')[0]!);
  await (areDerivedAlike ? refreshListings(report) : rebuildListings(report));
  await store.set({ key: 'listings', value: stamp.whole });
  finish();
}
