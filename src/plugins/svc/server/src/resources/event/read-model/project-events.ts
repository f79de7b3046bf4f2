import type { Knex } from 'knex';
import { insertRows } from '../../../database/insert-rows';
import { settings } from '../../../host/strapi';
import { table } from '../../../database/table';
import { recordWithdrawn } from '../withdrawn/record-withdrawn';
import { updateCounts } from './update-counts';
import { updateWords } from './word-index';
import {
  buildListing,
  type EventListing,
  indexedColumns,
  type IndexedFields,
  termsOf,
} from './listing';
import { lockEvents } from '../lock';
import { readEventSources } from './event-source';

/** Rows written by one statement; every engine takes that many with the columns of a listing. */
const rowsPerInsert = 200;
const eventsPerRound = 500;

/** The listings as they are, locked. */
async function lockAndReadListings(trx: Knex, documentIds: string[]) {
  if (!(await lockEvents(trx, documentIds))) return [];
  return table(trx, 'svc_event_listings')
    .whereIn('event_document_id', documentIds)
    .select('public_id', 'search_text', ...indexedColumns);
}

function termRows(listing: EventListing) {
  const { public_id, status, start_utc, end_utc } = listing;
  return termsOf(listing).map((term) => ({ ...term, public_id, status, start_utc, end_utc }));
}

/** Listings of events that nobody else knows of yet. */
export async function writeNewListings(trx: Knex, listings: EventListing[]): Promise<void> {
  await insertRows(trx, 'svc_event_listings', listings);
  await insertRows(trx, 'svc_event_listing_terms', listings.flatMap(termRows));
}

/** A listing that stays keeps its row: the next writer of the same event is waiting for exactly that row. */
async function writeListings(
  trx: Knex,
  before: (IndexedFields & Pick<EventListing, 'public_id' | 'search_text'>)[],
  after: EventListing[],
): Promise<void> {
  const staying = new Set(after.map((listing) => listing.public_id));
  const ids = before.map((listing) => listing.public_id);
  const gone = ids.filter((id) => !staying.has(id));
  await recordWithdrawn(trx, before, after);
  if (ids.length > 0)
    await table(trx, 'svc_event_listing_terms').whereIn('public_id', ids).delete();
  if (gone.length > 0) await table(trx, 'svc_event_listings').whereIn('public_id', gone).delete();
  for (let start = 0; start < after.length; start += rowsPerInsert) {
    const rows = after.slice(start, start + rowsPerInsert);
    await table(trx, 'svc_event_listings').insert(rows).onConflict('public_id').merge();
  }
  const terms = after.flatMap(termRows);
  for (let start = 0; start < terms.length; start += rowsPerInsert) {
    await table(trx, 'svc_event_listing_terms').insert(terms.slice(start, start + rowsPerInsert));
  }
  await updateWords(trx, before, after);
  await updateCounts(trx, before, after);
}

/**
 * Brings the listings of these events up to date with what editors and REST have written. Belongs into the
 * transaction of that write: a reader sees both, or neither.
 */
export async function projectEvents(trx: Knex, documentIds: string[]): Promise<void> {
  const { siteTimezone, currency } = settings();
  const site = { timezone: siteTimezone, currency };
  const distinct = [...new Set(documentIds)].sort();
  for (let start = 0; start < distinct.length; start += eventsPerRound) {
    const round = distinct.slice(start, start + eventsPerRound);
    const before = await lockAndReadListings(trx, round);
    const sources = await readEventSources(trx, round);
    const after = sources.map((source) => buildListing(source, site));
    await writeListings(trx, before, after);
  }
}
