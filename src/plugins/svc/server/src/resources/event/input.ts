import { searchWords } from '../../domain/search-words';
import { parseDateBound } from '../../domain/wall-clock';
import { camelCase } from '../../lib/camel-case';
import { now } from '../../lib/clock';
import { omitUndefined } from '../../lib/omit-undefined';
import { addedIn } from '../../kit/resource/added-values';
import { nearAsked } from '../../kit/resource/located';
import type { Values } from '../../kit/schema';
import { settings } from '../../host/strapi';
import type { EventFilter } from './queries/events';
import { isWindow } from './queries/window';
import type { DateWindow } from './read-model/counts';
import type { EventOrder } from './queries/order';
import type { EventInput } from './operations/write-event';
import { addedDeclarations, addedFilters } from './added-fields';
import { ownFields } from './fields';
import { type eventListQuery, eventClock } from './schemas';

type Query = Partial<Values<typeof eventListQuery>>;

/** What is over is shown the latest first, unless the request says otherwise. */
function orderAsked({ orderby, order, when }: Query): EventOrder | undefined {
  if (orderby ?? order) return { by: orderby ?? 'start_date', isBackwards: order === 'desc' };
  return when === 'past' ? { by: 'start_date', isBackwards: true } : undefined;
}

/** The latest of several lower bounds, the earliest of several upper ones. */
function tightest(which: 'max' | 'min', ...bounds: (number | undefined)[]): number | undefined {
  const said = bounds.filter((bound) => bound !== undefined);
  return said.length === 0 ? undefined : Math[which](...said);
}

/** The bounds that the request names, in a zone. */
function boundsAsked(query: Query, zone: string): DateWindow {
  const first = (bound?: string) =>
    bound ? (parseDateBound(bound, 'first', zone) ?? undefined) : undefined;
  const last = (bound?: string) =>
    bound ? (parseDateBound(bound, 'last', zone) ?? undefined) : undefined;
  return omitUndefined({
    from: tightest('max', first(query.start_date), first(query.starts_after)),
    to: tightest('min', last(query.end_date), last(query.ends_before)),
    startsBefore: last(query.starts_before),
    endsAfter: first(query.ends_after),
  });
}

function windowOf(when: Query['when']): DateWindow {
  // Who asks for nothing of the kind gets an answer that no clock makes old.
  if (when === undefined) return {};
  const present = now();
  if (when === 'past') return { to: present - 1 };
  return { endsAfter: present, ...(when === 'running' && { startsBefore: present }) };
}

/** All that holds for both. */
function both(one: DateWindow, other: DateWindow): DateWindow {
  return omitUndefined({
    from: tightest('max', one.from, other.from),
    to: tightest('min', one.to, other.to),
    startsBefore: tightest('min', one.startsBefore, other.startsBefore),
    endsAfter: tightest('max', one.endsAfter, other.endsAfter),
  });
}

function whenAsked(query: Query): Pick<EventFilter, 'local'> & DateWindow {
  const { filter_timezone: zone = settings().siteTimezone, when } = query;
  const present = windowOf(when);
  if (zone !== eventClock) return both(present, boundsAsked(query, zone));
  const local = boundsAsked(query, 'UTC');
  return { ...present, ...(isWindow(local) && { local }) };
}

export function toEventFilter(query: Query): EventFilter {
  const sent = query as Record<string, unknown>;
  const added = addedFilters()
    .filter(({ name }) => sent[name] !== undefined)
    .map((filter) => ({ filter, value: sent[filter.name] }));
  return {
    status: query.status ?? 'publish',
    words: searchWords(query.search ?? ''),
    ...whenAsked(query),
    ...omitUndefined({
      featured: query.featured,
      venueId: query.venue,
      organizerId: query.organizer,
      categoryIds: query.categories,
      tagIds: query.tags,
      include: query.include,
      exclude: query.exclude,
      slugs: query.slug,
      near: nearAsked(query),
      order: orderAsked(query),
    }),
    ...(added.length > 0 && { added }),
  };
}

/** A body as it was read: what was not sent stays absent. */
export function toEventInput(body: Record<string, unknown>): EventInput {
  const sent = ownFields.filter(([name, { input }]) => input && body[name] !== undefined);
  const added = addedIn(addedDeclarations(), body);
  return {
    ...(Object.fromEntries(sent.map(([name]) => [camelCase(name), body[name]])) as EventInput),
    ...(added && { added }),
  };
}
