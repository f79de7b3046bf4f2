import type { EventStatus } from '../../../contract/event-status';
import { join, literal, type Sql, sql } from '../../../database/sql';
import { type IndexedFields, termsOf } from './listing';

/*
 * How many listings there are, kept up to date with every change, so that a list's total is read and not counted.
 * `event_listing_counts` has, per status: one row for all, one per featured flag, venue, organizer, category and
 * tag; and one per pair of days (UTC, days since 1970) on which events start and end, for windows of dates.
 */

const secondsPerDay = 86_400;

/** In place of days, in the rows that count events of all days: before the first day of the year 1. */
const anyDay = -1_000_000;

export type CountFacet = 'all' | 'featured' | 'venue' | 'organizer' | 'category' | 'tag';

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

/** The rows that count a listing. */
function countKeysOf(placement: IndexedFields): CountKey[] {
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
  ];
}

/** By how much each count changes. In the order of the keys, so that two writers never wait for each other. */
export function countChanges(before: IndexedFields[], after: IndexedFields[]): CountChange[] {
  const changes = new Map<string, CountChange>();
  const add = (placements: IndexedFields[], step: 1 | -1) => {
    for (const key of placements.flatMap(countKeysOf)) {
      const name = Object.values(key).join(' ');
      const change = changes.get(name) ?? { ...key, events: 0 };
      change.events += step;
      changes.set(name, change);
    }
  };
  add(before, -1);
  add(after, 1);
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

/** A window of dates, both bounds inclusive, seconds since 1970. */
export interface DateWindow {
  /** The start is not before this. */
  from?: number;
  /** The end is not after this. */
  to?: number;
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
export function countWithin(status: string, { from, to }: DateWindow): Sql {
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
