import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { select, sql } from '../../../database/sql';
import { offsetOf, type Page } from '../../../domain/page';
import { startsByDay } from '../read-model/counts';
import { versionColumn } from './find-matches';
import type { EventFilter } from './matching-events';

/*
 * A page far back in the list of all events of a status. How many start on each day is known: the page is looked for from
 * its day on, and all before that is passed over without being read. The days are remembered until an event is written.
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

/** A day on which events start, and how many start before it. */
interface Day {
  day: number;
  before: number;
  started: number;
}

/** Of the state of the listings that has this version, or of a later one. */
interface Days {
  version: number;
  days: Day[];
  total: number;
}

const remembered = new WeakMap<Core.Strapi, Map<string, Days>>();

async function readDays(db: Knex, status: string, version: number): Promise<Days> {
  let total = 0;
  const days: Day[] = [];
  for (const row of await select(db, startsByDay(status))) {
    const started = Number(row.started);
    days.push({ day: Number(row.day), before: total, started });
    total += started;
  }
  return { version, days, total };
}

async function daysOf(db: Knex, status: string): Promise<Days> {
  const [state] = await select(db, sql`select ${versionColumn(status)}`);
  const version = Number(state!.version);
  const ofStatuses = remembered.get(strapi) ?? new Map<string, Days>();
  remembered.set(strapi, ofStatuses);
  const known = ofStatuses.get(status);
  // A transaction may see what nobody else will.
  if ((db as Knex.Transaction).isTransaction) return readDays(db, status, version);
  if (known?.version === version) return known;
  const found = await readDays(db, status, version);
  ofStatuses.set(status, found);
  return found;
}

/** The last day, in the order of the list, that has no more events before it than these; and how many it has. */
function dayAt({ days, total }: Days, place: number, isBackwards: boolean) {
  const passedBy = ({ before, started }: Day) => (isBackwards ? total - before - started : before);
  const isReached = (day: Day) => passedBy(day) <= place;
  const found = isBackwards ? days.find(isReached) : days.findLast(isReached);
  return found && { day: found.day, passed: passedBy(found) };
}

/** The same page as a part of a shorter list, where its days tell. `isCounted`: nothing but the status decides what is in it. */
export function nearPlace(
  db: Knex,
  filter: EventFilter,
  page: Page,
  isCounted: (filter: EventFilter) => boolean,
): PlaceInList | Promise<PlaceInList> {
  const offset = offsetOf(page);
  const isInOrder = (filter.order?.by ?? 'start_date') === 'start_date';
  if (offset < farBounds.days || !isInOrder || !isCounted(filter)) return { filter, offset };
  return findPlace(db, filter, offset);
}

async function findPlace(db: Knex, filter: EventFilter, offset: number): Promise<PlaceInList> {
  const isBackwards = filter.order?.isBackwards ?? false;
  const found = dayAt(await daysOf(db, filter.status), offset, isBackwards);
  if (!found) return { filter, offset };
  const first = found.day * secondsPerDay;
  const bound = isBackwards ? { startsBefore: first + secondsPerDay - 1 } : { from: first };
  return { filter: { ...filter, ...bound }, offset: offset - found.passed };
}
