import type { Row } from '../../../database/tables';
import { plainText } from '../../../domain/html';
import { costText } from '../domain/cost';
import { excerptOf } from '../domain/excerpt';
import { type EventStatus, statusOf } from '../../../contract/event-status';
import type { EventSource } from './event-source';

/** An event as a list shows it, but for the address of the site. Lists of ids are text, separated by commas. */
export interface EventListItem {
  public_id: number;
  title: string;
  start_date: string;
  end_date: string;
  venue_id: number;
  organizer_ids: string;
  featured: boolean;
  all_day: boolean;
  cost: string;
  status: EventStatus;
  slug: string;
  image: string;
}

/**
 * A row of `event_listings`: all that REST shows or filters by of one event, so that a list is one query. Times are
 * seconds since 1970. `item` is the {@link EventListItem} as JSON: a page of ten rows with one long column is read in a
 * third of the time that a dozen columns take.
 */
export interface EventListing {
  public_id: number;
  event_document_id: string;
  status: EventStatus;
  start_utc: number;
  end_utc: number;
  featured: boolean;
  venue_id: number;
  author_id: number | null;
  item: string;
  timezone: string;
  organizer_ids: string;
  category_ids: string;
  tag_ids: string;
  excerpt: string;
  content: string;
  search_text: string;
}

export interface SiteDefaults {
  timezone: string;
  currency: string;
}

/** A draft without dates sorts first, and lies in no window of dates. */
const undated = { start: 0, end: 253_402_300_799 };

function itemOf(source: EventSource, status: EventStatus, currency: string): EventListItem {
  const { row } = source;
  return {
    public_id: row.public_id,
    title: row.title ?? '',
    start_date: row.start_date ?? '',
    end_date: row.end_date ?? '',
    venue_id: source.venueId ?? 0,
    organizer_ids: source.organizerIds.join(','),
    featured: Boolean(row.featured),
    all_day: Boolean(row.all_day),
    cost: costText(row.cost_text, source.ticketPrices, currency),
    status,
    slug: row.slug,
    image: source.image ?? '',
  };
}

export function buildListing(source: EventSource, site: SiteDefaults): EventListing {
  const { row } = source;
  const content = row.content ?? '';
  const text = plainText(content);
  const status = statusOf({
    isTrashed: Boolean(row.trashed_at),
    isPublished: source.isPublished,
    isPrivate: row.visibility === 'private',
    isReadyForReview: Boolean(row.ready_for_review),
  });
  const item = itemOf(source, status, site.currency);
  return {
    public_id: row.public_id,
    event_document_id: row.document_id,
    status,
    start_utc: Number(row.start_utc ?? undated.start),
    end_utc: Number(row.end_utc ?? undated.end),
    featured: item.featured,
    venue_id: item.venue_id,
    author_id: source.authorId,
    item: JSON.stringify(item),
    timezone: row.timezone || site.timezone,
    organizer_ids: item.organizer_ids,
    category_ids: source.categoryIds.join(','),
    tag_ids: source.tagIds.join(','),
    excerpt: excerptOf(row.excerpt, text),
    content,
    search_text: `${item.title}\n${text}`.toLowerCase(),
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
] as const;
export type IndexedFields = Pick<Row<'svc_event_listings'>, (typeof indexedColumns)[number]>;

export function termsOf(placement: IndexedFields): { facet: TermFacet; term_id: number }[] {
  return (Object.keys(termFacets) as TermFacet[]).flatMap((facet) =>
    parseIds(placement[termFacets[facet]]).map((id) => ({ facet, term_id: id })),
  );
}
