import type { EventStatus } from '../../../contract/event-status';
import { join, literal, number, type Sql, sql } from '../../../database/sql';
import type { TicketType } from '../../ticket/domain/fields';
import { type IndexedFields, termsOf } from './listing';

/*
 * How many listings there are, kept up to date with every change, so that a list's total is read and not counted.
 * `event_listing_counts` has, per status: one row for all, one per featured flag, venue, organizer, category, tag
 * and type of their tickets; one for how often they were written, which only grows; and one per pair of days (UTC, days since 1970) on which events start and end, for windows of dates.
 */

const secondsPerDay = 86_400;

/** In place of days, in the rows that count events of all days: before the first day of the year 1. */
const anyDay = -1_000_000;

export type CountFacet =
  'all' | 'featured' | 'venue' | 'organizer' | 'category' | 'tag' | 'ticket' | 'changes';

interface CountKey {
  status: EventStatus;
  facet: CountFacet;
  term_id: number;
  start_day: number;
  end_day: number;
}

export interface CountChange extends CountKey {
  events: number;
}

function dayOf(instant: number): number {
  return Math.floor(instant / secondsPerDay);
}

/** What tickets are counted under, by their type. */
const ticketTerms: Record<TicketType, number> = { paid: 1, rsvp: 2, free: 3 };

function ticketsOf({ ticket_types: types }: IndexedFields): TicketType[] {
  return types === '' ? [] : (types.split(',') as TicketType[]);
}

/** The rows that count a listing, and its tickets. */
export function countKeysOf(placement: IndexedFields): CountKey[] {
  const { status } = placement;
  const total = (facet: CountFacet, termId: number): CountKey => ({
    status,
    facet,
    term_id: termId,
    start_day: anyDay,
    end_day: anyDay,
  });
  return [
    total('all', 0),
    {
      ...total('all', 0),
      start_day: dayOf(Number(placement.start_utc)),
      end_day: dayOf(Number(placement.end_utc)),
    },
    total('featured', placement.featured ? 1 : 0),
    total('venue', placement.venue_id),
    ...termsOf(placement).map((term) => total(term.facet, term.term_id)),
    ...ticketsOf(placement).map((type) => total('ticket', ticketTerms[type])),
  ];
}

/** Each write of listings counts once more, for every status that one has or had. */
function changeKeys(placements: IndexedFields[]): CountKey[] {
  const statuses = new Set(placements.map(({ status }) => status));
  return [...statuses].map((status) => ({
    status,
    facet: 'changes',
    term_id: 0,
    start_day: anyDay,
    end_day: anyDay,
  }));
}

/** Listings that are counted otherwise, as they were and as they are, and the others that were written with them. */
export interface Recounted {
  before: IndexedFields[];
  after: IndexedFields[];
  alike?: IndexedFields[];
}

/** By how much each count changes. In the order of the keys, so that two writers never wait for each other. */
export function countChanges({ before, after, alike = [] }: Recounted): CountChange[] {
  const changes = new Map<string, CountChange>();
  const add = (keys: CountKey[], step: 1 | -1) => {
    for (const key of keys) {
      const name = Object.values(key).join(' ');
      const change = changes.get(name) ?? { ...key, events: 0 };
      change.events += step;
      changes.set(name, change);
    }
  };
  add(before.flatMap(countKeysOf), -1);
  add(after.flatMap(countKeysOf), 1);
  add(changeKeys([...before, ...after, ...alike]), 1);
  return [...changes]
    .filter(([, { events }]) => events !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change);
}

const ofAllDays = sql`start_day = ${literal(anyDay)} and end_day = ${literal(anyDay)}`;

/** The number of listings of a status, all of them or those of one facet: a subquery. */
export function countOf(status: string, facet: CountFacet, termId: number): Sql {
  return sql`(select events from svc_event_listing_counts
    where status = ${status} and facet = ${facet} and term_id = ${termId} and ${ofAllDays})`;
}

/** The number of tickets of events in one of the statuses; of one type, or of all: a subquery. */
export function countTickets(statuses: readonly EventStatus[], type?: TicketType): Sql {
  const terms = type ? [ticketTerms[type]] : Object.values(ticketTerms);
  return sql`(select coalesce(sum(events), 0) from svc_event_listing_counts
    where status in (${join([...statuses])}) and facet = 'ticket' and term_id in (${join(terms)}) and ${ofAllDays})`;
}

/** How often listings of a status were written: what is found stays the same as long as this does. A subquery. */
export function changesOf(status: string): Sql {
  return countOf(status, 'changes', 0);
}

/** A window of dates, both bounds inclusive, seconds since 1970. */
export interface DateWindow {
  /** The start is not before this. */
  from?: number;
  /** The end is not after this. */
  to?: number;
  /** The start is not after this. */
  startsBefore?: number;
  /** The end is not before this. */
  endsAfter?: number;
}

/** The listings of a status that the conditions hold for, counted one by one: a subquery. */
function countPartialDay(status: string, ...conditions: Sql[]): Sql {
  const all = [sql`status = ${status}`, ...conditions];
  return sql`(select count(*) from svc_event_listings where ${join(all, ' and ')})`;
}

function countWholeDays(status: string, firstDay?: number, lastDay?: number): Sql {
  const conditions = [
    sql`status = ${status}`,
    sql`facet = 'all' and term_id = 0`,
    sql`start_day >= ${firstDay ?? anyDay + 1}`,
  ];
  // No event starts after its end, so the bound holds for the start too, which the index has first.
  if (lastDay !== undefined) {
    conditions.push(sql`start_day <= ${lastDay} and end_day <= ${lastDay}`);
  }
  const where = join(conditions, ' and ');
  return sql`(select coalesce(sum(events), 0) from svc_event_listing_counts where ${where})`;
}

/**
 * The number of listings of a status within a window: the counts of the days that lie in it whole, and a count of
 * the events on the days that it cuts. `end ≥ start` makes the three parts disjoint and complete. A zero is added
 * to the column whose index is not to be used.
 */
function countInside(status: string, { from, to }: DateWindow): Sql {
  const firstDay = from === undefined ? undefined : Math.ceil(from / secondsPerDay);
  const lastDay = to === undefined ? undefined : dayOf(to + 1) - 1;
  const parts = [countWholeDays(status, firstDay, lastDay)];
  if (from !== undefined && from < firstDay! * secondsPerDay) {
    const cutDay = sql`start_utc between ${from} and ${firstDay! * secondsPerDay - 1}`;
    parts.push(
      countPartialDay(status, cutDay, ...(to === undefined ? [] : [sql`end_utc + 0 <= ${to}`])),
    );
  }
  if (to !== undefined && to >= (lastDay! + 1) * secondsPerDay) {
    const cutDay = sql`end_utc between ${(lastDay! + 1) * secondsPerDay} and ${to}`;
    const wholeStart =
      firstDay === undefined ? [] : [sql`start_utc + 0 >= ${firstDay * secondsPerDay}`];
    parts.push(countPartialDay(status, cutDay, ...wholeStart));
  }
  return join(parts, ' + ');
}

/**
 * The number of listings of a status within a window of whatever bounds; null where the kept counts do not tell. Those that
 * touch a window are all but those that end before it and those that start after it: no event does both.
 */
export function countWithin(status: string, window: DateWindow): Sql | null {
  const { from, to, startsBefore, endsAfter } = window;
  if (startsBefore === undefined && endsAfter === undefined) return countInside(status, window);
  const isTouched = (startsBefore ?? Infinity) + 1 >= (endsAfter ?? -Infinity);
  if (from !== undefined || to !== undefined || !isTouched) return null;
  const outside = [
    ...(startsBefore === undefined ? [] : [countInside(status, { from: startsBefore + 1 })]),
    ...(endsAfter === undefined ? [] : [countInside(status, { to: endsAfter - 1 })]),
  ];
  const all = sql`coalesce(${countOf(status, 'all', 0)}, 0)`;
  return join([all, ...outside.map((part) => sql`(${part})`)], ' - ');
}

/** The first second of the first day on which an event starts that ends at that time or later. */
export function earliestStartOf(status: string, endsAfter: number): Sql {
  const day = sql`select start_day from svc_event_listing_counts
    where status = ${status} and facet = 'all' and term_id = 0 and start_day > ${literal(anyDay)}
      and end_day >= ${dayOf(endsAfter)} and events > 0
    order by start_day limit 1`;
  return sql`coalesce((${day}), 0) * ${literal(secondsPerDay)}`;
}

/** How many events start on each day (UTC, days since 1970), in order of the days. */
export function startsByDay(status: string) {
  return sql`select ${number('day', sql`start_day`)}, ${number('started', sql`sum(events)`)}
    from svc_event_listing_counts
    where status = ${status} and facet = 'all' and term_id = 0 and start_day > ${literal(anyDay)}
    group by start_day order by start_day`;
}
