import { dateBound, integer, oneOf, text } from '../../kit/schema';
import { settings } from '../../host/strapi';
import { readShape } from '../../kit/validate';
import { toEventFilter } from '../../resources/event/input';
import { reasonText } from '../forms/reason-text';
import { now } from '../../lib/clock';
import { say } from '../../texts/say';
import type { Parameters } from '../page-route';
import { dayWords, daysOf } from './days';

/** What the list of events is asked for, by the names of the fields. */
const listShape = {
  search: text({ max: 255 }),
  from: dateBound(),
  to: dateBound(),
  category: integer({ min: 1 }),
  venue: integer({ min: 1 }),
  page: integer({ min: 1, max: 1_000_000 }),
  when: oneOf(dayWords),
};

const names = Object.keys(listShape);

/** How many events stand on a page. */
export const perPage = 12;

export interface ListQuery {
  /** What was typed, without what is empty. */
  typed: Parameters;
  /** What is wrong, by field. Such a field does not count. */
  errors: Record<string, string>;
  filter: ReturnType<typeof toEventFilter>;
  page: { page: number; perPage: number };
}

/** Of a choice nobody knows the number: it was none of those that there are. */
function problemText(name: string, reason: string): string {
  return ['category', 'venue', 'when'].includes(name)
    ? say('events.no-choice')
    : reasonText(reason);
}

/** Reads the address; without a first day the list has what is not over, with what runs. */
export function readListQuery(parameters: Parameters): ListQuery {
  const entries = Object.entries(parameters).filter(
    ([name, value]) => names.includes(name) && value.trim() !== '',
  );
  const typed = Object.fromEntries(entries);
  const { values, invalid } = readShape(listShape, typed);
  const errors = Object.fromEntries(
    Object.entries(invalid).map(([name, reason]) => [name, problemText(name, reason)]),
  );
  const { search, from, to, category, venue, when, page = 1 } = values;
  const days = when && daysOf(when, now(), settings().siteTimezone);
  const filter = toEventFilter({
    ...(from === undefined ? { when: 'upcoming' } : { start_date: from }),
    ...(days && { ends_after: days.first, starts_before: days.last }),
    ...(search !== undefined && { search }),
    ...(to !== undefined && { end_date: to }),
    ...(category !== undefined && { categories: [category] }),
    ...(venue !== undefined && { venue }),
  });
  return { typed, errors, filter, page: { page, perPage } };
}

/** Whether fewer events were asked for than all. */
export function hasFilters({ typed }: ListQuery): boolean {
  return Object.keys(typed).some((name) => name !== 'page');
}

/** The address of another page of the same list. */
export function queryOfPage({ typed }: ListQuery, page: number): string {
  return `?${new URLSearchParams({ ...typed, page: String(page) }).toString()}`;
}

/** What was filtered by, as the lists of REST take it. */
export function feedFilters({ typed, errors }: ListQuery): Record<string, string> {
  const names = {
    search: 'search',
    from: 'start_date',
    to: 'end_date',
    category: 'categories',
    venue: 'venue',
  };
  const sent = Object.entries(names).filter(([name]) => name in typed && !(name in errors));
  return Object.fromEntries(sent.map(([name, parameter]) => [parameter, typed[name]!]));
}
