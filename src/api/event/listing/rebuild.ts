import { database, settings, transaction } from '../../../strapi';
import { projectEvents } from './project';

/** Raised when listings are made in another way, so that those of an older version are made again. */
const version = 3;

const eventsPerTransaction = 2000;

/** What the listings depend on besides the events themselves. */
function stampNow(): string {
  const { siteTimezone, currency } = settings();
  return `${version} ${siteTimezone} ${currency}`;
}

async function fingerprint(table: string, where: object): Promise<string> {
  const [row] = (await database()(table)
    .where(where)
    .count({ count: '*' })
    .sum({ sum: 'public_id' })) as { count: number | string; sum: number | string | null }[];
  return `${row!.count} ${row!.sum ?? 0}`;
}

/** Makes every listing anew. `report` is told how many events are done. */
export async function rebuildListings(report?: (done: number) => void): Promise<void> {
  await transaction(async (trx) => {
    for (const table of ['event_listing_terms', 'event_listing_counts', 'event_listings']) {
      await trx(table).delete();
    }
  });
  let last = 0;
  let done = 0;
  for (;;) {
    const drafts = (await database()('events')
      .whereNull('published_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(eventsPerTransaction)
      .select('id', 'document_id')) as { id: number; document_id: string }[];
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
export async function ensureListings(): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'event' });
  const stamp = stampNow();
  const same =
    (await store.get({ key: 'listings' })) === stamp &&
    (await fingerprint('events', { published_at: null })) ===
      (await fingerprint('event_listings', {}));
  if (same) return;
  await rebuildListings();
  await store.set({ key: 'listings', value: stamp });
}
