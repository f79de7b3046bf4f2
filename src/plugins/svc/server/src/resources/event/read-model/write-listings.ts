import type { Knex } from 'knex';
import { insertRows, upsertRows } from '../../../database/insert-rows';
import { table } from '../../../database/table';
import type { Row } from '../../../database/tables';
import { recordWithdrawn } from '../withdrawn/record-withdrawn';
import { type EventListing, indexedColumns, type IndexedFields, termsOf } from './listing';
import { updateCounts } from './update-counts';
import { updateWords } from './word-index';

/** A listing as the database has it, with the columns that a project has added. */
export type StoredListing = Row<'svc_event_listings'>;

export function findListings(trx: Knex, documentIds: string[]): Promise<StoredListing[]> {
  return table(trx, 'svc_event_listings').whereIn('event_document_id', documentIds).select();
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

/** What words and counts are made of. */
export type Derived = IndexedFields & Pick<EventListing, 'public_id' | 'search_text'>;

export function derivedOf(listing: EventListing): Derived {
  const { public_id, search_text } = listing;
  const indexed = indexedColumns.map((name) => [name, listing[name]]);
  return { public_id, search_text, ...(Object.fromEntries(indexed) as IndexedFields) };
}

/** The words and counts of listings that nobody else knows of yet. */
export async function writeDerived(trx: Knex, listings: Derived[]): Promise<void> {
  await updateWords(trx, [], listings);
  await updateCounts(trx, { before: [], after: listings });
}

/** One text for what the engines keep as the same: they answer numbers and truth values each in its own way. */
function textOf(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** Whether each of the columns is kept as it is to be. Told apart in doubt. */
function isSame(kept: object, listing: object, columns: readonly string[]): boolean {
  const [before, after] = [kept as Record<string, unknown>, listing as Record<string, unknown>];
  return columns.every((name) => {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    return was === is || (was !== null && is !== null && textOf(was) === textOf(is));
  });
}

async function replaceTerms(trx: Knex, gone: number[], listings: EventListing[]): Promise<void> {
  if (gone.length > 0) {
    await table(trx, 'svc_event_listing_terms').whereIn('public_id', gone).delete();
  }
  await insertRows(trx, 'svc_event_listing_terms', listings.flatMap(termRows));
}

/** Of the listings as they are to be those that differ from what is kept in one of the columns, or in any. */
function differing(
  kept: Map<number, StoredListing>,
  after: EventListing[],
  columns?: readonly string[],
): EventListing[] {
  return after.filter((listing) => {
    const was = kept.get(listing.public_id);
    return !was || !isSame(was, listing, columns ?? Object.keys(listing));
  });
}

/**
 * Brings the listings that were `before` to what they are `after`. One that stays keeps its row: the next writer of the same
 * event is waiting for exactly that row. What is kept as it is to be is not written again.
 */
export async function writeListings(
  trx: Knex,
  before: StoredListing[],
  after: EventListing[],
): Promise<void> {
  const kept = new Map(before.map((listing) => [listing.public_id, listing]));
  const moved = differing(kept, after, indexedColumns);
  const arrived = new Set(moved.map((listing) => listing.public_id));
  const staying = new Set(after.map((listing) => listing.public_id));
  const gone = [...kept.keys()].filter((id) => !staying.has(id));
  const left = before.filter(({ public_id: id }) => arrived.has(id) || !staying.has(id));
  await recordWithdrawn(trx, before, after);
  await replaceTerms(
    trx,
    left.map((listing) => listing.public_id),
    moved,
  );
  if (gone.length > 0) await table(trx, 'svc_event_listings').whereIn('public_id', gone).delete();
  await upsertRows(trx, 'svc_event_listings', 'public_id', differing(kept, after));
  await updateWords(trx, before, after);
  await updateCounts(trx, { before: left, after: moved, alike: after });
}
