import type { Knex } from 'knex';
import {
  columnNamed,
  columns,
  join,
  literal,
  number,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../database/sql';
import { offsetOf, type Page, type PageResult } from '../../../domain/page';
import type { EventStatus } from '../../../contract/event-status';
import { type CountFacet, countOf, countWithin, type DateWindow } from '../read-model/counts';
import { comparisonWith } from '../../../kit/resource/filters';
import type { AddedFilter } from '../added-fields';
import type { EventDetails, EventListItem, TermFacet } from '../read-model/listing';

/** Which events a list is about. All that is given must hold. */
export interface EventFilter extends DateWindow {
  status: EventStatus;
  /** In lower case; each must be somewhere in the title or the content. */
  words: string[];
  featured?: boolean;
  venueId?: number;
  organizerId?: number;
  /** Any of them. */
  categoryIds?: number[];
  tagIds?: number[];
  /** Those of fields that a project adds, with what was sent. */
  added?: { filter: AddedFilter; value: unknown }[];
}

interface TermFilter {
  facet: TermFacet;
  ids: number[];
}

function termFilters({ organizerId, categoryIds, tagIds }: EventFilter): TermFilter[] {
  const filters: TermFilter[] = [];
  if (organizerId !== undefined) filters.push({ facet: 'organizer', ids: [organizerId] });
  if (categoryIds) filters.push({ facet: 'category', ids: categoryIds });
  if (tagIds) filters.push({ facet: 'tag', ids: tagIds });
  return filters;
}

/** `!` escapes, because engines disagree about backslashes. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[!%_]/g, '!$&')}%`;
}

function hasTerm({ facet, ids }: TermFilter): Sql {
  const events = sql`select public_id from svc_event_listing_terms
    where facet = ${facet} and term_id in (${join(ids)})`;
  return sql`l.public_id in (${events})`;
}

/** The listings, and the terms that they are found under; either has the times of the events, in order. */
const listings = { start: sql`l.start_utc`, end: sql`l.end_utc`, id: sql`l.public_id` };
const listingTerms = { start: sql`t.start_utc`, end: sql`t.end_utc`, id: sql`t.public_id` };
type Lead = typeof listings;

function isAsAsked(db: Knex, { filter, value }: NonNullable<EventFilter['added']>[number]): Sql {
  const { column, comparison, field } = filter;
  return comparisonWith(db, comparison, { column: columnNamed(db, `l.${column}`), field }, value);
}

/** The conditions on a listing `l`; those on its times are asked of `lead`. */
function conditionsOf(db: Knex, filter: EventFilter, lead: Lead, terms: TermFilter[]): Sql[] {
  const added = (filter.added ?? []).map((one) => isAsAsked(db, one));
  const conditions = [...terms.map(hasTerm), ...added];
  if (filter.featured !== undefined) conditions.push(sql`l.featured = ${filter.featured}`);
  if (filter.venueId !== undefined) conditions.push(sql`l.venue_id = ${filter.venueId}`);
  if (filter.from !== undefined) conditions.push(sql`${lead.start} >= ${filter.from}`);
  // Adding zero keeps planners from the index on the end, which does not have the list's order.
  if (filter.to !== undefined) {
    conditions.push(sql`${lead.end} + 0 <= ${filter.to}`);
    // What ends by then has begun by then: the list's own index tells where to stop looking.
    conditions.push(sql`${lead.start} <= ${filter.to}`);
  }
  for (const word of filter.words) {
    conditions.push(sql`l.search_text like ${containsPattern(word)} escape '!'`);
  }
  return conditions;
}

/** What follows `select …` for everything that matches, and what has it in order. */
interface MatchingFrom {
  from: Sql;
  lead: Lead;
}

/**
 * One filter with a single term leads, since its index has the events in order; the other filters are asked of each
 * event.
 */
function matchingFrom(db: Knex, filter: EventFilter): MatchingFrom {
  const terms = termFilters(filter);
  const leading = terms.find(({ ids }) => ids.length === 1);
  if (!leading) {
    const conditions = [
      sql`l.status = ${filter.status}`,
      ...conditionsOf(db, filter, listings, terms),
    ];
    return {
      from: sql`from svc_event_listings l where ${join(conditions, ' and ')}`,
      lead: listings,
    };
  }
  const others = terms.filter((term) => term !== leading);
  const conditions = [
    sql`t.facet = ${leading.facet} and t.term_id = ${leading.ids[0]!}`,
    sql`t.status = ${filter.status}`,
    ...conditionsOf(db, filter, listingTerms, others),
  ];
  const from = sql`
    from svc_event_listing_terms t join svc_event_listings l on l.public_id = t.public_id
    where ${join(conditions, ' and ')}`;
  return { from, lead: listingTerms };
}

/** The one facet that the filter is about, where counts are kept of it. */
function countedFacet(filter: EventFilter): { facet: CountFacet; id: number } | null {
  if (filter.added) return null;
  const facets: { facet: CountFacet; id: number }[] = [];
  if (filter.featured !== undefined) facets.push({ facet: 'featured', id: +filter.featured });
  if (filter.venueId !== undefined) facets.push({ facet: 'venue', id: filter.venueId });
  for (const { facet, ids } of termFilters(filter)) {
    if (ids.length > 1) return null;
    facets.push({ facet, id: ids[0]! });
  }
  if (facets.length > 1) return null;
  return facets[0] ?? { facet: 'all', id: 0 };
}

/** How many match, as an expression: from kept counts where they tell, else by counting. */
function totalOf(filter: EventFilter, from: Sql): Sql {
  const facet = filter.words.length > 0 ? null : countedFacet(filter);
  const windowed = filter.from !== undefined || filter.to !== undefined;
  if (facet && !windowed) return countOf(filter.status, facet.facet, facet.id);
  if (facet?.facet === 'all') return countWithin(filter.status, filter);
  return sql`(select count(*) ${from})`;
}

const item = columns('svc_event_listings l', 'item');

/** One page of the events that match, in order of their start, and how many match: one query. */
export async function listEventItems(
  db: Knex,
  filter: EventFilter,
  page: Page,
): Promise<PageResult<EventListItem>> {
  const { from, lead } = matchingFrom(db, filter);
  const total = number('total', totalOf(filter, from));
  // SQLite compiles a statement anew each time a value is bound to its limit. Page sizes are few, so the limit is text.
  const limit = literal(page.perPage);
  const rows = await select(
    db,
    sql`select ${item}, ${total} ${from}
      order by ${lead.start}, ${lead.id} limit ${limit} offset ${offsetOf(page)}`,
  );
  const items = rows.map((row) => JSON.parse(row.item) as EventListItem);
  if (rows.length > 0) return { items, total: Number(rows[0]!.total) };
  return { items, total: page.page === 1 ? 0 : await countTotal(db, total) };
}

/** A page without items does not bring the total with it. */
async function countTotal(db: Knex, total: Sql<{ total: number | string }>): Promise<number> {
  const [row] = await select(db, sql`select ${total}`);
  return Number(row!.total ?? 0);
}

const whole = columns('svc_event_listings', 'item, details, event_document_id, author_id');

/** All that REST shows of one event. */
export type FullEvent = EventListItem &
  EventDetails &
  Omit<Selected<typeof whole>, 'item' | 'details'>;

const selectEvent = sql`select ${whole} from svc_event_listings`;

/** One event, by its public id or by its document. */
export async function findFullEvent(
  db: Knex,
  column: 'public_id' | 'event_document_id',
  value: number | string,
): Promise<FullEvent | undefined> {
  const isIt =
    column === 'public_id' ? sql`public_id = ${value}` : sql`event_document_id = ${value}`;
  const [row] = await select(db, sql`${selectEvent} where ${isIt}`);
  if (!row) return undefined;
  const { item: listed, details, ...rest } = row;
  return {
    ...(JSON.parse(listed) as EventListItem),
    ...(JSON.parse(details) as EventDetails),
    ...rest,
  };
}
