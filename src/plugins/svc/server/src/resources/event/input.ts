import { searchWords } from '../../domain/search-words';
import { parseDateBound } from '../../domain/wall-clock';
import { camelCase } from '../../lib/camel-case';
import { omitUndefined } from '../../lib/omit-undefined';
import type { Values } from '../../kit/schema';
import { settings } from '../../host/strapi';
import type { EventFilter } from './queries/events';
import type { EventInput } from './operations/write-event';
import { addedFields, addedFilters } from './added-fields';
import { ownFields } from './fields';
import type { eventListQuery } from './schemas';

export function toEventFilter(query: Partial<Values<typeof eventListQuery>>): EventFilter {
  const zone = settings().siteTimezone;
  const { start_date: start, end_date: end } = query;
  const sent = query as Record<string, unknown>;
  const added = addedFilters()
    .filter(({ name }) => sent[name] !== undefined)
    .map((filter) => ({ filter, value: sent[filter.name] }));
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
    ...(added.length > 0 && { added }),
  };
}

/** A body as it was read: what was not sent stays absent. */
export function toEventInput(body: Record<string, unknown>): EventInput {
  const sent = ownFields.filter(([name, { input }]) => input && body[name] !== undefined);
  const added = addedFields().filter(({ name, input }) => input && body[name] !== undefined);
  return {
    ...(Object.fromEntries(sent.map(([name]) => [camelCase(name), body[name]])) as EventInput),
    ...(added.length > 0 && {
      added: Object.fromEntries(
        added.map(({ attribute, name, store }) => [attribute, store(body[name])]),
      ),
    }),
  };
}
