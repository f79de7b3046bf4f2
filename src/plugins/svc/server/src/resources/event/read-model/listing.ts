import { placeValues } from '../../../database/near-place';
import type { Row } from '../../../database/tables';
import { plainText } from '../../../domain/html';
import { searchTextOf } from '../../../domain/search-words';
import type { EventStatus } from '../../../contract/event-status';
import { addedColumns, addedFilters } from '../added-fields';
import { frozenTerms, type OfferedTerms } from '../domain/return-terms';
import { declaredFields, type Kept, type Place, type SiteDefaults } from '../fields';
import type { EventSource } from './event-source';

/** An event as a list shows it, but for the address of the site. */
export type EventListItem = Kept<'lists'>;

/** What else is shown of an event that is read alone; `named` where fields are named. */
export interface EventDetails extends Kept<'details'> {
  named: Kept<'named'>;
}

/**
 * A row of `event_listings`: all that REST shows or filters by of one event, so that a list is one query. Times are
 * seconds since 1970. `item` is the {@link EventListItem} as JSON: a page of ten rows with one long column is read in a
 * third of the time that a dozen columns take. `details` are the {@link EventDetails}.
 */
export interface EventListing {
  public_id: number;
  event_document_id: string;
  status: EventStatus;
  slug: string;
  title: string;
  modified_utc: number;
  start_utc: number;
  end_utc: number;
  start_local: number;
  end_local: number;
  featured: boolean;
  venue_id: number;
  place_x: number | null;
  place_y: number | null;
  place_z: number | null;
  author_id: number | null;
  item: string;
  details: string;
  timezone: string;
  return_terms: string;
  organizer_ids: string;
  category_ids: string;
  tag_ids: string;
  ticket_types: string;
  search_text: string;
}

/** A wall-clock, counted as if it were that of UTC. */
export function localOf(wallClock: string | null): number | undefined {
  return wallClock ? Date.parse(`${wallClock.replace(' ', 'T')}Z`) / 1000 : undefined;
}

/** What the host keeps of a change, in whole seconds since 1970. */
function secondsOf(moment: EventSource['row']['updated_at']): number {
  return moment === null ? 0 : Math.floor(new Date(moment).getTime() / 1000);
}

/** A draft without dates sorts first, and lies in no window of dates. */
const undated = { start: 0, end: 253_402_300_799 };

function keptIn<In extends Place>(place: In, source: EventSource, site: SiteDefaults): Kept<In> {
  const kept = declaredFields()
    .filter(([, field]) => field.in === place)
    .map(([name, field]) => [name, field.keep(source, site)]);
  return Object.fromEntries(kept) as Kept<In>;
}

function searchTextOfEvent(title: string, { text, row }: EventSource): string {
  const added = addedColumns().filter(({ options }) => options.searched);
  const texts = added.map(({ column, kind }) => {
    const value = String((row as Record<string, unknown>)[column] ?? '');
    return kind.isHtml ? plainText(value) : value;
  });
  return searchTextOf(title, [text, ...texts]);
}

/** What lists are filtered by that a project has added, as the event has it. */
function filteredColumns({ row }: EventSource): object {
  const columns = addedFilters().flatMap(({ column, field }) =>
    field.in === 'column' ? [[column, (row as Record<string, unknown>)[field.column] ?? null]] : [],
  );
  return Object.fromEntries(columns) as object;
}

/** What giving places back comes to from now on: who buys keeps it. */
function offeredTerms({ row }: EventSource, { timezone, named }: EventDetails): OfferedTerms {
  return {
    timezone,
    changesUntil: named.changes_until,
    startsAt: row.start_utc === null ? null : Number(row.start_utc),
    returnPolicy: named.return_policy,
  };
}

export function buildListing(source: EventSource, site: SiteDefaults): EventListing {
  const { row } = source;
  const item = keptIn('lists', source, site);
  const details: EventDetails = {
    ...keptIn('details', source, site),
    named: keptIn('named', source, site),
  };
  return {
    public_id: item.public_id,
    event_document_id: row.document_id,
    status: item.status,
    slug: row.slug ?? '',
    title: item.title,
    modified_utc: secondsOf(row.updated_at),
    start_utc: Number(row.start_utc ?? undated.start),
    end_utc: Number(row.end_utc ?? undated.end),
    start_local: localOf(row.start_date) ?? undated.start,
    end_local: localOf(row.end_date) ?? undated.end,
    featured: item.featured,
    venue_id: item.venue_id,
    ...placeValues(source.place),
    author_id: source.authorId,
    item: JSON.stringify(item),
    details: JSON.stringify(details),
    timezone: details.timezone,
    return_terms: JSON.stringify(frozenTerms(offeredTerms(source, details))),
    organizer_ids: item.organizer_ids.join(','),
    category_ids: details.category_ids.join(','),
    tag_ids: details.tag_ids.join(','),
    ticket_types: source.ticketTypes.toSorted().join(','),
    search_text: searchTextOfEvent(item.title ?? '', source),
    ...filteredColumns(source),
  };
}

/** The ids in one of a listing's lists. */
export function parseIds(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number);
}

/** What events are found under through a table of its own, because an event has several of them. */
export const termFacets = {
  organizer: 'organizer_ids',
  category: 'category_ids',
  tag: 'tag_ids',
} as const;
export type TermFacet = keyof typeof termFacets;

/** What of a listing decides where it is found and counted. */
export const indexedColumns = [
  'status',
  'start_utc',
  'end_utc',
  'featured',
  'venue_id',
  'organizer_ids',
  'category_ids',
  'tag_ids',
  'ticket_types',
] as const;
export type IndexedFields = Pick<Row<'svc_event_listings'>, (typeof indexedColumns)[number]>;

export function termsOf(placement: IndexedFields): { facet: TermFacet; term_id: number }[] {
  return (Object.keys(termFacets) as TermFacet[]).flatMap((facet) =>
    parseIds(placement[termFacets[facet]]).map((id) => ({ facet, term_id: id })),
  );
}
