import type { Knex } from 'knex';
import { settings } from '../../../host/strapi';
import { lockEvents } from '../lock';
import { readEventSources } from './event-source';
import { buildListing, type EventListing } from './listing';
import { findListings, writeListings } from './write-listings';

/** Few, so that what is made for a round is gone before it has to be moved. */
const eventsPerRound = 250;

/** What the events' listings are to be. */
export async function makeListings(trx: Knex, documentIds: string[]): Promise<EventListing[]> {
  const { siteTimezone, currency } = settings();
  const site = { timezone: siteTimezone, currency };
  const sources = await readEventSources(trx, documentIds);
  return sources.map((source) => buildListing(source, site));
}

/** So many at a time as one statement asks for. */
export function inRounds(documentIds: string[]): string[][] {
  const count = Math.ceil(documentIds.length / eventsPerRound);
  return Array.from({ length: count }, (_, nth) =>
    documentIds.slice(nth * eventsPerRound, (nth + 1) * eventsPerRound),
  );
}

/**
 * Brings the listings of these events up to date with what editors and REST have written. Belongs into the
 * transaction of that write: a reader sees both, or neither.
 */
export async function projectEvents(trx: Knex, documentIds: string[]): Promise<void> {
  for (const round of inRounds([...new Set(documentIds)].sort())) {
    const before = (await lockEvents(trx, round)) ? await findListings(trx, round) : [];
    await writeListings(trx, before, await makeListings(trx, round));
  }
}
