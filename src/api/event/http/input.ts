import { parseDateBound } from '../../../domain/wall-clock';
import { sentOnly } from '../../../rest/sent-only';
import type { Values } from '../../../rest/schema';
import { settings } from '../../../strapi';
import type { EventFilter } from '../listing/query';
import type { EventChange } from '../services/event-write';
import type { eventBody, eventListQuery } from './schemas';

export function filterOf(query: Partial<Values<typeof eventListQuery>>): EventFilter {
  const zone = settings().siteTimezone;
  const { start_date: start, end_date: end } = query;
  return {
    status: query.status ?? 'publish',
    words: (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    ...sentOnly({
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

export function changeOf(body: Partial<Values<typeof eventBody>>): EventChange {
  return sentOnly({
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
