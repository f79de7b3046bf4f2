import { columns, type Sql, sql } from '../../../database/sql';
import { type DateWindow, earliestStartOf } from '../read-model/counts';
import type { Lead } from './order';

/* Conditions on when an event is. The list's own index, on the start, is to tell where to look. */

const startLocal = columns('svc_event_listings l', 'start_local');
const endLocal = columns('svc_event_listings l', 'end_local');

/** Clocks differ from UTC by less: 14 hours to the east, 12 to the west. */
const furthest = 15 * 3600;

/** Both bounds are inclusive. */
export function windowConditions(status: string, window: DateWindow, { start, end }: Lead): Sql[] {
  const { from, to, startsBefore, endsAfter } = window;
  const conditions: Sql[] = [];
  if (from !== undefined) conditions.push(sql`${start} >= ${from}`);
  // Adding zero keeps planners from the index on the end, which does not have the list's order.
  if (to !== undefined) {
    conditions.push(sql`${end} + 0 <= ${to}`);
    // What ends by then has begun by then: the list's own index tells where to stop looking.
    conditions.push(sql`${start} <= ${to}`);
  }
  if (startsBefore !== undefined) conditions.push(sql`${start} <= ${startsBefore}`);
  if (endsAfter !== undefined) {
    conditions.push(sql`${end} + 0 >= ${endsAfter}`);
    conditions.push(sql`${start} >= ${earliestStartOf(status, endsAfter)}`);
  }
  return conditions;
}

const moved = (bound: number | undefined, by: number) => (bound === undefined ? bound : bound + by);

/** The same by each event's own clock, whose times a listing keeps as if they were those of UTC. */
export function localConditions(window: DateWindow, lead: Lead): Sql[] {
  const { from, to, startsBefore, endsAfter } = window;
  const conditions: Sql[] = [];
  if (from !== undefined) conditions.push(sql`${startLocal} >= ${from}`);
  if (to !== undefined) conditions.push(sql`${endLocal} <= ${to}`);
  if (startsBefore !== undefined) conditions.push(sql`${startLocal} <= ${startsBefore}`);
  if (endsAfter !== undefined) conditions.push(sql`${endLocal} >= ${endsAfter}`);
  const first = moved(from, -furthest);
  const last = moved(startsBefore ?? to, furthest);
  if (first !== undefined) conditions.push(sql`${lead.start} >= ${first}`);
  if (last !== undefined) conditions.push(sql`${lead.start} <= ${last}`);
  return conditions;
}

/** Whether anything is said of when an event is. */
export function isWindow({ from, to, startsBefore, endsAfter }: DateWindow): boolean {
  return [from, to, startsBefore, endsAfter].some((bound) => bound !== undefined);
}
