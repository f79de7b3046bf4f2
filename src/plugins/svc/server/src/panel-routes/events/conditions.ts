import type { Knex } from 'knex';
import type { EventTab } from '../../contract/event-list';
import { eventStatuses } from '../../contract/event-status';
import { hasWord } from '../../database/has-word';
import { idList } from '../../database/id-list';
import { columnNamed, columns, join, literal, select, type Sql, sql } from '../../database/sql';
import { type Place, searchWords } from '../../domain/search-words';
import { now } from '../../lib/clock';
import { eventsWithWord } from '../../resources/event/read-model/word-index';

/*
 * Which events the page of events shows, as conditions on the read model `svc_event_listings`.
 */

export interface EventQuery {
  /** Only these, by document id; null for all. */
  readable: Sql | null;
  /** With all words of a search, as {@link eventsMeant} says it; null where nothing is searched for. */
  meant: Sql | null;
  /** Days, `2026-11-22`; the start lies between them. */
  from: string | null;
  to: string | null;
  /** Only those without tickets or a venue. */
  isIncomplete: boolean;
}

export const ofListings = sql`from svc_event_listings`;

/** An event without tickets or a venue; what it takes is in indexes. */
export const isIncomplete = sql`(venue_id = 0 or not exists (
  select 1 from svc_tickets t where t.event_id = svc_event_listings.public_id))`;

const isPublished = sql`status in ('publish', 'private')`;

/** The drafts that wait, of published events too. */
export const ofReviews = sql`from svc_events
  where ready_for_review = ${true} and published_at is null and trashed_at is null`;

/** Those too that are published, with changes that wait. */
const awaitsReview = sql`event_document_id in (select document_id ${ofReviews})`;

/** What belongs to a tab. What goes on now is upcoming. */
export function tabCondition(tab: EventTab): Sql {
  const conditions: Record<EventTab, Sql> = {
    upcoming: sql`${isPublished} and end_utc >= ${now()}`,
    past: sql`${isPublished} and end_utc < ${now()}`,
    drafts: sql`status = 'draft'`,
    review: awaitsReview,
    trash: sql`status = 'trash'`,
  };
  return conditions[tab];
}

/** The soonest first; of what is over, and of what has no date that counts, the latest. */
export const tabOrders: Record<EventTab, Sql> = {
  upcoming: sql`start_utc, public_id`,
  past: sql`start_utc desc, public_id desc`,
  drafts: sql`modified_utc desc, public_id desc`,
  review: sql`start_utc, public_id`,
  trash: sql`modified_utc desc, public_id desc`,
};

/** Most words that are looked for. */
const maxWords = 6;

/** Of shorter ones too many words begin with them: the texts are looked through as fast. */
const shortestIndexed = 3;

/** Those that may have all of the words: whose texts have to be read. */
function indexedWith(words: string[]): Sql[] {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest.length < shortestIndexed ? [] : [sql`l.public_id in (${eventsWithWord(longest)})`];
}

/** Indexes begin with the status. */
const anyStatus = join([...eventStatuses]);

/**
 * One word: in the title as everywhere, or in the name of the venue or of an organizer, any part of it. The ids of each
 * are found by an index, and events are looked up by them, rather than the other way round.
 */
function wordCondition(db: Knex, typed: string): Sql {
  const words = searchWords(typed);
  if (words.length === 0) return sql`1 = 0`;
  const allOf = (column: Sql, where: Place) =>
    join(
      words.map((word) => hasWord(db, column, word, where)),
      ' and ',
    );
  const inName = (alias: 'v' | 'o') =>
    allOf(columnNamed(db, `${alias}.search_text`), 'parts of the title');
  const inTitle = [...indexedWith(words), allOf(columnNamed(db, 'l.search_text'), 'title')];
  return sql`public_id in (select meant.id from (
    select l.public_id as id from svc_event_listings l where ${join(inTitle, ' and ')}
    union all
    select l.public_id as id from svc_event_listings l where l.status in (${anyStatus})
      and l.venue_id in (select v.public_id from svc_venues v where ${inName('v')})
    union all
    select t.public_id as id from svc_event_listing_terms t
      join svc_organizers o on o.public_id = t.term_id
      where t.facet = 'organizer' and ${inName('o')}) meant)`;
}

const listing = columns('svc_event_listings', 'public_id');

/** With more, the words find them again. */
const mostNamed = 10_000;

/**
 * The condition of the events that a search means: all words that were typed hold. They are looked for once, whatever is
 * asked of them afterwards; null where nothing was typed.
 */
export async function eventsMeant(db: Knex, search: string): Promise<Sql | null> {
  const typed = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (typed.length === 0) return null;
  const condition = join(
    typed.map((word) => wordCondition(db, word)),
    ' and ',
  );
  const found = await select(
    db,
    sql`select ${listing} ${ofListings} where ${condition} limit ${literal(mostNamed + 1)}`,
  );
  if (found.length > mostNamed) return condition;
  const ids = found.map(({ public_id: id }) => id);
  return sql`public_id in (${idList(db, ids)})`;
}

const secondsPerDay = 86_400;
const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

/** No clock is as far from UTC: with it the indexes of instants find what a clock shows. */
export const clockMargin = secondsPerDay;

/** Who asks for days wants no drafts without a date. */
function onDays(from: string | null, to: string | null): Sql[] {
  if (!from && !to) return [];
  const [first, after] = [from ? dayStart(from) : null, to ? dayStart(to) + secondsPerDay : null];
  return [
    sql`status in (${anyStatus}) and start_utc > 0`,
    ...(first !== null
      ? [sql`start_local >= ${first} and start_utc >= ${first - clockMargin}`]
      : []),
    ...(after !== null ? [sql`start_local < ${after} and start_utc < ${after + clockMargin}`] : []),
  ];
}

/** What is asked for besides the tab; null where nothing is. */
export function queryCondition(query: EventQuery): Sql | null {
  const { readable, meant, from, to } = query;
  const conditions = [
    ...(readable ? [sql`event_document_id in (${readable})`] : []),
    ...(meant ? [meant] : []),
    ...(query.isIncomplete ? [isIncomplete] : []),
    ...onDays(from, to),
  ];
  return conditions.length > 0 ? join(conditions, ' and ') : null;
}
