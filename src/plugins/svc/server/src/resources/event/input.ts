import { searchWords } from '../../domain/search-words';
import { parseDateBound } from '../../domain/wall-clock';
import { omitUndefined } from '../../lib/omit-undefined';
import type { Values } from '../../kit/schema';
import { settings } from '../../host/strapi';
import type { EventFilter } from './queries/events';
import type { EventInput } from './operations/write-event';
import type { eventBody, eventListQuery } from './schemas';

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

export function toEventInput(body: Partial<Values<typeof eventBody>>): EventInput {
  return omitUndefined({
    title: body.title,
    startDate: body.start_date,
    endDate: body.end_date,
    timezone: body.timezone,
    allDay: body.all_day,
    venueId: body.venue_id,
    organizerIds: body.organizer_ids,
    content: body.content,
    featured: body.featured,
    status: body.status,
  });
}
