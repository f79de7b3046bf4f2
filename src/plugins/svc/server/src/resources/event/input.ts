import { searchWords } from '../../domain/search-words';
import { parseDateBound } from '../../domain/wall-clock';
import { camelCase } from '../../lib/camel-case';
import { omitUndefined } from '../../lib/omit-undefined';
import type { Values } from '../../kit/schema';
import { settings } from '../../host/strapi';
import type { EventFilter } from './queries/events';
import type { EventInput } from './operations/write-event';
import { declaredFields } from './fields';
import type { eventListQuery } from './schemas';

export function toEventFilter(query: Partial<Values<typeof eventListQuery>>): EventFilter {
  const zone = settings().siteTimezone;
  const { start_date: start, end_date: end } = query;
  return {
    status: query.status ?? 'publish',
    words: searchWords((query.search ?? '').toLowerCase()),
    ...omitUndefined({
      from: start ? (parseDateBound(start, 'first', zone) ?? undefined) : undefined,
      to: end ? (parseDateBound(end, 'last', zone) ?? undefined) : undefined,
      featured: query.featured,
      venueId: query.venue,
      organizerId: query.organizer,
      categoryIds: query.categories,
      tagIds: query.tags,
    }),
  };
}

/** A body as it was read: what was not sent stays absent. */
export function toEventInput(body: Record<string, unknown>): EventInput {
  const sent = declaredFields.filter(([name, { input }]) => input && body[name] !== undefined);
  return Object.fromEntries(sent.map(([name]) => [camelCase(name), body[name]])) as EventInput;
}
