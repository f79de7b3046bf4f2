import type { Knex } from 'knex';
import { columnNamed, join, type Sql, sql } from '../../../database/sql';
import { hasWord } from '../../../database/has-word';
import { nearConditions } from '../../../database/near-place';
import type { Near } from '../../../domain/place';
import { searchWords } from '../../../domain/search-words';
import type { EventStatus } from '../../../contract/event-status';
import type { DateWindow } from '../read-model/counts';
import { idConditions } from '../../../database/choose';
import { comparisonWith, isOneOf } from '../../../kit/resource/filters';
import type { AddedFilter } from '../added-fields';
import type { TermFacet } from '../read-model/listing';
import { beginsWith, eventsWithWord } from '../read-model/word-index';
import { type EventOrder, type Lead, placeColumns } from './order';
import { namesOneOfThese } from './related';
import { localConditions, windowConditions } from './window';

/** Which events a list is about. All that is given must hold. */
export interface EventFilter extends DateWindow {
  status: EventStatus;
  /** Each must be the beginning of a word of the title or the content; letter case and accents are ignored. */
  words: string[];
  featured?: boolean;
  venueId?: number;
  organizerId?: number;
  /** Any of them. */
  categoryIds?: number[];
  tagIds?: number[];
  /** By each event's own clock. */
  local?: DateWindow;
  /** By their ids and slugs. */
  include?: number[];
  exclude?: number[];
  slugs?: string[];
  near?: Near;
  /** By start where nothing is said. */
  order?: EventOrder;
  /** Those of fields that a project adds, with what was sent. */
  added?: { filter: AddedFilter; value: unknown }[];
}

interface TermFilter {
  facet: TermFacet;
  ids: number[];
}

export function termFilters({ organizerId, categoryIds, tagIds }: EventFilter): TermFilter[] {
  const filters: TermFilter[] = [];
  if (organizerId !== undefined) filters.push({ facet: 'organizer', ids: [organizerId] });
  if (categoryIds) filters.push({ facet: 'category', ids: categoryIds });
  if (tagIds) filters.push({ facet: 'tag', ids: tagIds });
  return filters;
}

function hasTerm({ facet, ids }: TermFilter): Sql {
  const events = sql`select public_id from svc_event_listing_terms
    where facet = ${facet} and term_id in (${join(ids)})`;
  return sql`l.public_id in (${events})`;
}

/** The listings, and the terms that they are found under; either has the times of the events, in order. */
const listings = { start: sql`l.start_utc`, end: sql`l.end_utc`, id: sql`l.public_id` };
const listingTerms = { start: sql`t.start_utc`, end: sql`t.end_utc`, id: sql`t.public_id` };

/** How an event is found to have a word. */
type FindsWord = (word: string, lead: Lead) => Sql;
const byText =
  (db: Knex): FindsWord =>
  (word) =>
    hasWord(db, sql`l.search_text`, word);
/** Adding zero keeps planners from looking up each event that has a frequent word. */
export const byIndex: FindsWord = (word, lead) => sql`${lead.id} + 0 in (${eventsWithWord(word)})`;

type Asked = NonNullable<EventFilter['added']>[number];

function isAsAsked(db: Knex, { filter, value }: Asked, status: EventStatus): Sql {
  const { column, comparison, field } = filter;
  if (field.in === 'relation') return namesOneOfThese(db, field, status, value as number[]);
  return comparisonWith(db, comparison, { column: columnNamed(db, `l.${column}`), field }, value);
}

/** The conditions on a listing `l`, but for terms and words; those on its times are asked of `lead`. */
function conditionsOf(db: Knex, filter: EventFilter, lead: Lead): Sql[] {
  const added = (filter.added ?? []).map((one) => isAsAsked(db, one, filter.status));
  const conditions = [...added, ...idConditions(lead.id, filter)];
  if (filter.near) conditions.push(...nearConditions(placeColumns, filter.near));
  if (filter.slugs) conditions.push(isOneOf(db, sql`l.slug`, filter.slugs));
  if (filter.featured !== undefined) conditions.push(sql`l.featured = ${filter.featured}`);
  if (filter.venueId !== undefined) conditions.push(sql`l.venue_id = ${filter.venueId}`);
  conditions.push(...windowConditions(filter.status, filter, lead));
  if (filter.local) conditions.push(...localConditions(filter.local, lead));
  return conditions;
}

export const wordsOf = (filter: EventFilter): string[] => filter.words.flatMap(searchWords);

/** What follows `select …` for everything that matches, and what has it in order. */
interface MatchingFrom {
  from: Sql;
  lead: Lead;
}

/**
 * One filter with a single term leads, since its index has the events in order; the other filters are asked of each
 * event.
 */
export function matchingFrom(db: Knex, filter: EventFilter, hasIt = byText(db)): MatchingFrom {
  const terms = termFilters(filter);
  const leading = terms.find(({ ids }) => ids.length === 1);
  if (!leading) {
    const conditions = [
      sql`l.status = ${filter.status}`,
      ...terms.map(hasTerm),
      ...conditionsOf(db, filter, listings),
      ...wordsOf(filter).map((word) => hasIt(word, listings)),
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
    ...others.map(hasTerm),
    ...conditionsOf(db, filter, listingTerms),
    ...wordsOf(filter).map((word) => hasIt(word, listingTerms)),
  ];
  const from = sql`
    from svc_event_listing_terms t join svc_event_listings l on l.public_id = t.public_id
    where ${join(conditions, ' and ')}`;
  return { from, lead: listingTerms };
}

/** The events with a rare word lead: each is looked up, and asked all else. */
export function matchingRareFrom(db: Knex, filter: EventFilter, word: string): MatchingFrom {
  const hasTermToo = ({ facet, ids }: TermFilter) => sql`exists (
    select 1 from svc_event_listing_terms t
    where t.public_id = l.public_id and t.facet = ${facet} and t.term_id in (${join(ids)}))`;
  const conditions = [
    sql`l.public_id = w.public_id and l.status = ${filter.status}`,
    ...termFilters(filter).map(hasTermToo),
    ...conditionsOf(db, filter, listings),
    ...wordsOf(filter).map((one) => byText(db)(one, listings)),
  ];
  const words = sql`(select distinct public_id from svc_event_words where ${beginsWith(word)}) w`;
  // SQLite keeps to the order of a cross join.
  const joined = { text: 'cross join', values: [] };
  const from = sql`from ${words} ${joined} svc_event_listings l where ${join(conditions, ' and ')}`;
  return { from, lead: listings };
}
