import type { Knex } from 'knex';
import { concat, join, select, type Sql, sql } from '../../../sql';
import { offsetOf, type Page, type PageResult } from '../../../rest/paging';
import type { EventStatus } from '../domain/status';
import { type CountFacet, countOf, countWithin, type DateWindow } from './counts';
import type { ListedEvent, Listing, TermFacet } from './listing';

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
export function likeAnywhere(word: string): string {
  return `%${word.replace(/[!%_]/g, '!$&')}%`;
}

function hasTerm({ facet, ids }: TermFilter): Sql {
  const places = ids.map(() => '?').join(', ');
  return sql(
    `l.public_id in (select public_id from event_listing_terms where facet = ? and term_id in (${places}))`,
    facet,
    ...ids,
  );
}

/** The conditions on a listing `l`; those on its times are asked of `lead`. */
function conditionsOf(filter: EventFilter, lead: 'l' | 't', terms: TermFilter[]): Sql[] {
  const conditions = terms.map(hasTerm);
  if (filter.featured !== undefined) conditions.push(sql('l.featured = ?', filter.featured));
  if (filter.venueId !== undefined) conditions.push(sql('l.venue_id = ?', filter.venueId));
  if (filter.from !== undefined) conditions.push(sql(`${lead}.start_utc >= ?`, filter.from));
  // Adding zero keeps planners from the index on the end, which does not have the list's order.
  if (filter.to !== undefined) {
    conditions.push(sql(`${lead}.end_utc + 0 <= ?`, filter.to));
    // What ends by then has begun by then: the list's own index tells where to stop looking.
    conditions.push(sql(`${lead}.start_utc <= ?`, filter.to));
  }
  for (const word of filter.words) {
    conditions.push(sql("l.search_text like ? escape '!'", likeAnywhere(word)));
  }
  return conditions;
}

/** What follows `select …` for everything that matches, and the table that has it in order. */
interface Matching {
  from: Sql;
  lead: 'l' | 't';
}

/**
 * One filter with a single term leads, since its index has the events in order; the other filters are asked of each
 * event.
 */
function matching(filter: EventFilter): Matching {
  const terms = termFilters(filter);
  const leading = terms.find(({ ids }) => ids.length === 1);
  if (!leading) {
    const conditions = [sql('l.status = ?', filter.status), ...conditionsOf(filter, 'l', terms)];
    return {
      from: concat(sql('from event_listings l where'), join(conditions, ' and ')),
      lead: 'l',
    };
  }
  const others = terms.filter((term) => term !== leading);
  const conditions = [
    sql('t.facet = ? and t.term_id = ?', leading.facet, leading.ids[0]!),
    sql('t.status = ?', filter.status),
    ...conditionsOf(filter, 't', others),
  ];
  const tables = 'from event_listing_terms t join event_listings l on l.public_id = t.public_id';
  return { from: concat(sql(`${tables} where`), join(conditions, ' and ')), lead: 't' };
}

/** The one facet that the filter is about, where counts are kept of it. */
function countedFacet(filter: EventFilter): { facet: CountFacet; id: number } | null {
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
function totalOf(filter: EventFilter, { from }: Matching): Sql {
  const facet = filter.words.length > 0 ? null : countedFacet(filter);
  const windowed = filter.from !== undefined || filter.to !== undefined;
  if (facet && !windowed) return countOf(filter.status, facet.facet, facet.id);
  if (facet?.facet === 'all') return countWithin(filter.status, filter);
  return concat(sql('(select count(*)'), from, sql(')'));
}

interface Total {
  total: number | string | null;
}

/** One page of the events that match, in order of their start, and how many match: one query. */
export async function listListings(
  db: Knex,
  filter: EventFilter,
  page: Page,
): Promise<PageResult<ListedEvent>> {
  const found = matching(filter);
  const total = totalOf(filter, found);
  // SQLite compiles a statement anew each time a value is bound to its limit. Page sizes are few, so the limit is text.
  const order = `order by ${found.lead}.start_utc, ${found.lead}.public_id limit ${page.perPage} offset ?`;
  const rows = await select<{ item: string } & Total>(
    db,
    concat(sql('select l.item,'), total, sql('as total'), found.from, sql(order, offsetOf(page))),
  );
  const items = rows.map(({ item }) => JSON.parse(item) as ListedEvent);
  if (rows.length > 0) return { items, total: Number(rows[0]!.total) };
  return { items, total: page.page === 1 ? 0 : await totalAlone(db, total) };
}

/** A page without items does not bring the total with it. */
async function totalAlone(db: Knex, total: Sql): Promise<number> {
  const [row] = await select<Total>(db, concat(sql('select'), total, sql('as total')));
  return Number(row!.total ?? 0);
}

type Whole = Pick<
  Listing,
  | 'event_document_id'
  | 'author_id'
  | 'timezone'
  | 'category_ids'
  | 'tag_ids'
  | 'content'
  | 'excerpt'
>;

/** All that REST shows of one event. */
export type WholeEvent = ListedEvent & Whole;

const wholeColumns =
  'item, event_document_id, author_id, timezone, category_ids, tag_ids, content, excerpt';

/** One event, by its public id or by its document. */
export async function findListing(
  db: Knex,
  column: 'public_id' | 'event_document_id',
  value: number | string,
): Promise<WholeEvent | undefined> {
  const [row] = await select<Whole & { item: string }>(
    db,
    sql(`select ${wholeColumns} from event_listings where ${column} = ?`, value),
  );
  if (!row) return undefined;
  const { item, ...rest } = row;
  return { ...(JSON.parse(item) as ListedEvent), ...rest };
}
