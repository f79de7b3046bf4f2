import type { Knex } from 'knex';
import { select } from '../../../database/sql';
import { offsetOf, type Page } from '../../../domain/page';
import { dayAtPlace } from '../read-model/counts';
import type { EventFilter } from './matching-events';

/*
 * A page far back in the list of all events of a status. How many start on each day is known: the page is looked for from
 * its day on, and all before that is passed over without being read.
 */

const secondsPerDay = 86_400;

/** How many events are passed over; tests make them fewer. */
export const farBounds = {
  /** Fewer are passed over faster than the days are read. */
  days: 1000,
  /** More may take long. */
  beside: 5000,
};

/** A list, and how many of its events come before the page. */
export interface PlaceInList {
  filter: EventFilter;
  offset: number;
}

/** The same page as a part of a shorter list, where its days tell. `isCounted`: nothing but the status decides what is in it. */
export async function nearPlace(
  db: Knex,
  filter: EventFilter,
  page: Page,
  isCounted: boolean,
): Promise<PlaceInList> {
  const offset = offsetOf(page);
  const { by, isBackwards } = filter.order ?? { by: 'start_date', isBackwards: false };
  if (!isCounted || by !== 'start_date' || offset < farBounds.days) return { filter, offset };
  const [found] = await select(db, dayAtPlace(filter.status, offset, isBackwards));
  if (!found) return { filter, offset };
  const first = Number(found.day) * secondsPerDay;
  const bound = isBackwards ? { startsBefore: first + secondsPerDay - 1 } : { from: first };
  return { filter: { ...filter, ...bound }, offset: offset - Number(found.passed) };
}
