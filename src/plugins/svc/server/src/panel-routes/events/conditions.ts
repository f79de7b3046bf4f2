import type { Knex } from 'knex';
import type { EventTab } from '../../contract/event-list';
import { hasWord } from '../../database/has-word';
import { columnNamed, join, type Sql, sql } from '../../database/sql';
import { type Place, searchWords } from '../../domain/search-words';
import { now } from '../../lib/clock';
import { eventsWithWord } from '../../resources/event/read-model/word-index';

/*
 * Which events the page of events shows, as conditions on the read model `svc_event_listings`.
 */

export interface EventQuery {
  /** Only these, by document id; null for all. */
  readable: Sql | null;
  search: string;
  /** Days, `2026-11-22`; the start lies between them. */
  from: string | null;
  to: string | null;
  /** Only those without tickets or a venue. */
  isIncomplete: boolean;
}

export const ofListings = sql`from svc_event_listings`;

/** An event without tickets or a venue. */
export const isIncomplete = sql`(ticket_types = '' or venue_id = 0)`;

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
  return longest.length < shortestIndexed ? [] : [sql`public_id in (${eventsWithWord(longest)})`];
}

/** One word: in the title as everywhere, or in the name of the venue or of an organizer, any part of it. */
function wordCondition(db: Knex, typed: string): Sql {
  const words = searchWords(typed);
  const allOf = (column: Sql, where: Place) =>
    words.length > 0
      ? join(
          words.map((word) => hasWord(db, column, word, where)),
          ' and ',
        )
      : sql`1 = 0`;
  const inName = (alias: 'v' | 'o') =>
    allOf(columnNamed(db, `${alias}.search_text`), 'parts of the title');
  const inTitle = [...indexedWith(words), allOf(sql`search_text`, 'title')];
  return sql`((${join(inTitle, ' and ')})
    or venue_id in (select v.public_id from svc_venues v where ${inName('v')})
    or public_id in (
      select t.public_id from svc_event_listing_terms t
      join svc_organizers o on o.public_id = t.term_id
      where t.facet = 'organizer' and ${inName('o')}))`;
}

const secondsPerDay = 86_400;
const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

/** A condition for each word that was typed: all of them have to hold. */
export function wordConditions(db: Knex, search: string): Sql[] {
  const typed = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return typed.map((word) => wordCondition(db, word));
}

/** What is asked for besides the tab; null where nothing is. */
export function queryCondition(db: Knex, query: EventQuery): Sql | null {
  const { readable, search, from, to } = query;
  const conditions = [
    ...(readable ? [sql`event_document_id in (${readable})`] : []),
    ...wordConditions(db, search),
    ...(query.isIncomplete ? [isIncomplete] : []),
    ...(from ? [sql`start_local >= ${dayStart(from)}`] : []),
    ...(to ? [sql`start_local < ${dayStart(to) + secondsPerDay}`] : []),
    // Who asks for days wants no drafts without a date.
    ...(from || to ? [sql`start_utc > 0`] : []),
  ];
  return conditions.length > 0 ? join(conditions, ' and ') : null;
}
