import type { Knex } from 'knex';
import { table } from '../../database/table';
import { canWriteInBulk, writeInBulk } from '../../database/sqlite-bulk';
import { database } from '../../host/strapi';
import { addedDeclarations } from '../../resources/event/added-fields';
import { type EventSource, findPlaces } from '../../resources/event/read-model/event-source';
import { buildListing } from '../../resources/event/read-model/listing';
import {
  type Derived,
  derivedOf,
  writeDerived,
  writeNewListings,
} from '../../resources/event/read-model/write-listings';
import { plainContentReader } from '../plain-content';
import { takenSlugs } from './identities';
import { type EventRun, type LinkTargets, writeContent } from './write-events';
import type { EventWithTickets } from './write-tickets';

/*
 * Very many events into a SQLite database that has none: for measuring. What follows from them is made of what was
 * written, without reading it again.
 */

/** Tests make them fewer. */
export const bulkBounds = {
  /** Fewer are made as fast without. */
  least: 20_000,
  /** Whose words and counts are written together. */
  together: 50_000,
};

/** Few, so that what is made for a round is gone before it has to be moved. */
const perRound = 250;
const textOf = plainContentReader();

const tables = [
  ...['svc_events', 'svc_public_ids', 'svc_slugs', 'svc_event_listings', 'svc_event_listing_terms'],
  ...['svc_events_venue_lnk', 'svc_events_author_lnk', 'svc_events_organizers_lnk'],
  ...['svc_events_categories_lnk', 'svc_events_tags_lnk', 'svc_tickets', 'svc_tickets_event_lnk'],
];

/** By the index of a thing its public id. */
type PublicIds = Record<'venues' | 'organizers' | 'categories' | 'tags', Map<number, number>>;

async function publicIdsIn(
  name: 'svc_venues' | 'svc_organizers' | 'svc_categories' | 'svc_tags',
  rowOf: Map<number, number>,
): Promise<Map<number, number>> {
  const rows = await table(database(), name).select('id', 'public_id');
  const idOf = new Map(rows.map((row) => [row.id, row.public_id]));
  return new Map([...rowOf].map(([index, row]) => [index, idOf.get(row)!]));
}

async function readPublicIds(targets: LinkTargets): Promise<PublicIds> {
  return {
    venues: await publicIdsIn('svc_venues', targets.venues),
    organizers: await publicIdsIn('svc_organizers', targets.organizers),
    categories: await publicIdsIn('svc_categories', targets.categories),
    tags: await publicIdsIn('svc_tags', targets.tags),
  };
}

/** What the seed says nothing of. */
const notSeeded = { excerpt: null, changes_until: null, transferable: null };

/** What `readEventSources` would read, but for where the venue is. */
function sourceOf(
  { event, row, rowIds, tickets }: EventWithTickets,
  ids: PublicIds,
  { targets }: EventRun,
): Omit<EventSource, 'place'> {
  return {
    row: { ...notSeeded, ...row, id: rowIds.at(-1)! },
    text: textOf(event.content),
    isPublished: row.published_at !== null,
    venueId: event.venue === null ? null : ids.venues.get(event.venue)!,
    authorId: event.author === null ? null : (targets.users.get(event.author) ?? null),
    organizerIds: event.organizers.map((index) => ids.organizers.get(index)!),
    categoryIds: event.categories.map((index) => ids.categories.get(index)!),
    tagIds: event.tags.map((index) => ids.tags.get(index)!),
    picture: null,
    ticketPrices: tickets.map(({ ticket }) => ticket.priceMinor),
    ticketTypes: tickets.map(({ ticket }) => ticket.type),
    added: { files: new Map(), components: new Map() },
  };
}

async function listingsOf(trx: Knex, written: EventWithTickets[], ids: PublicIds, run: EventRun) {
  const site = { timezone: run.siteTimezone, currency: run.currency };
  const sources = written.map((one) => sourceOf(one, ids, run));
  const venues = new Set(sources.flatMap(({ venueId }) => venueId ?? []));
  const places = await findPlaces(trx, [...venues]);
  return sources.map((source) =>
    buildListing({ ...source, place: places.get(source.venueId ?? 0) ?? null }, site),
  );
}

async function writeAll(trx: Knex, run: EventRun, events: number, report: (done: number) => void) {
  const ids = await readPublicIds(run.targets);
  const taken = await takenSlugs(trx, 'event');
  let waiting: Derived[] = [];
  for (let from = 0; from < events; from += perRound) {
    const to = Math.min(events, from + perRound);
    const indexes = Array.from({ length: to - from }, (_, nth) => from + nth);
    const written = await writeContent(trx, indexes, run, taken);
    const listings = await listingsOf(trx, written, ids, run);
    await writeNewListings(trx, listings);
    waiting.push(...listings.map(derivedOf));
    if (waiting.length >= bulkBounds.together || to === events) {
      await writeDerived(trx, waiting);
      waiting = [];
    }
    report(to);
  }
  return events;
}

/** Whether nothing is there that would have to be looked for, and nothing that the seed does not know. */
async function isPlain(events: number, { targets }: EventRun): Promise<boolean> {
  if (events < bulkBounds.least || !canWriteInBulk(database())) return false;
  if (targets.pictures.size > 0 || addedDeclarations().length > 0) return false;
  return (await table(database(), 'svc_events').first('id')) === undefined;
}

/** Makes so many events at once where that can be done, and answers how many; else undefined, and none are made. */
export async function writeEventsInBulk(
  run: EventRun,
  events: number,
  report: (done: number) => void,
): Promise<number | undefined> {
  if (!(await isPlain(events, run))) return undefined;
  return writeInBulk(tables, (trx) => writeAll(trx, run, events, report));
}
