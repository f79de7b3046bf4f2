import type { Knex } from 'knex';
import { findListing, type WholeEvent } from './query';

/**
 * Makes everybody else who is about to change these events wait until the transaction ends: every change of an event
 * begins with this row. An UPDATE that changes nothing, because not every engine has another way.
 */
export async function lockListings(
  trx: Knex,
  column: 'public_id' | 'event_document_id',
  values: (number | string)[],
): Promise<void> {
  await trx('event_listings')
    .whereIn(column, values)
    .update({ status: trx.ref('status') });
}

/** The event, locked; undefined where it is gone, perhaps by whoever had it before. */
export async function lockListing(trx: Knex, publicId: number): Promise<WholeEvent | undefined> {
  await lockListings(trx, 'public_id', [publicId]);
  return findListing(trx, 'public_id', publicId);
}
