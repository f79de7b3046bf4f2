import { startOfDayInstant, toWallClock } from '../../../domain/wall-clock';
import { database, settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { selectVenues, type Venue } from '../../venue/queries/venues';
import { type EventFilter, listEventItems } from '../queries/events';
import { isWindow } from '../queries/window';
import type { FeedEvent } from './calendar-event';

/** No program reads more at once. */
export const mostInFeed = 1000;

function startOfToday(): number {
  const { siteTimezone } = settings();
  return startOfDayInstant(toWallClock(now(), siteTimezone), siteTimezone)!;
}

/** From today on, unless it says when, or names events. */
export function feedFilter(filter: EventFilter): EventFilter {
  const { include, slugs, local } = filter;
  const isSaid = isWindow(filter) || (include ?? slugs ?? local) !== undefined;
  return isSaid ? filter : { ...filter, endsAfter: startOfToday() };
}

export interface Feed {
  events: FeedEvent[];
  venues: Map<number, Venue>;
}

/** What a feed has: of drafts only those that have their dates. A fixed number of statements. */
export async function findFeed(filter: EventFilter, offset?: number): Promise<Feed> {
  const page = { page: 1, perPage: mostInFeed, ...(offset !== undefined && { offset }) };
  const { items } = await listEventItems(database(), filter, page, true);
  const events = items
    .map(({ more, ...event }): FeedEvent => ({ ...event, ...more! }))
    .filter(({ start_date: start, end_date: end }) => start && end);
  const venueIds = new Set(events.map(({ venue_id: id }) => id).filter((id) => id > 0));
  return { events, venues: await selectVenues(database(), [...venueIds]) };
}
