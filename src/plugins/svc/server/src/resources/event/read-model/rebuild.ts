import { columns, execute, number, select, type Sql, sql } from '../../../database/sql';
import { database, settings, transaction } from '../../../host/strapi';
import { projectEvents } from './project-events';
import { listingsVersion } from './version';
import { emptyWordTable, makeWordTable, wordsLookComplete } from './word-index';

const eventsPerTransaction = 2000;

/** What the listings depend on besides the events themselves. */
function currentStamp(): string {
  const { siteTimezone, currency } = settings();
  return `${listingsVersion()} ${siteTimezone} ${currency}`;
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
      order by id limit ${eventsPerTransaction}`,
  );
}

/** Makes every listing anew. `report` is told how many events are done. */
export async function rebuildListings(report?: (done: number) => void): Promise<void> {
  await transaction(async (trx) => {
    await execute(trx, sql`delete from svc_event_listing_terms`);
    // What others remember of the listings as they are must not look like what they will be.
    await execute(trx, sql`delete from svc_event_listing_counts where facet <> 'changes'`);
    await execute(trx, sql`delete from svc_event_listings`);
  });
  await emptyWordTable();
  let last = 0;
  let done = 0;
  for (;;) {
    const drafts = await findDrafts(last);
    if (drafts.length === 0) return;
    const documentIds = drafts.map((draft) => draft.document_id);
    await transaction((trx) => projectEvents(trx, documentIds));
    last = drafts.at(-1)!.id;
    done += drafts.length;
    report?.(done);
  }
}

/**
 * Makes the listings anew where they cannot be those of the events in the database: after an import or a transfer,
 * which write rows past every hook, or when the site's zone or currency is another.
 */
export async function ensureListingsAreCurrent(): Promise<void> {
  await makeWordTable();
  const store = strapi.store({ type: 'plugin', name: 'svc' });
  const stamp = currentStamp();
  const same =
    (await store.get({ key: 'listings' })) === stamp &&
    (await fingerprint(ofEvents)) === (await fingerprint(ofListings)) &&
    (await wordsLookComplete());
  if (same) return;
  await rebuildListings();
  await store.set({ key: 'listings', value: stamp });
}
