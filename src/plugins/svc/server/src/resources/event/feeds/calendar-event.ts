import type { CalendarEvent } from '../../../domain/calendar/calendar';
import { settings } from '../../../host/strapi';
import { placeText } from '../../venue/domain/place-text';
import type { Venue } from '../../venue/queries/venues';
import { absolute } from '../presenter';
import type { FullEvent } from '../queries/events';
import type { WithdrawnEvent } from '../withdrawn/withdrawn-events';

/** What feeds have of an event. */
export type FeedEvent = Pick<
  FullEvent,
  | 'public_id'
  | 'title'
  | 'start_date'
  | 'end_date'
  | 'all_day'
  | 'timezone'
  | 'status'
  | 'url'
  | 'excerpt'
  | 'venue_id'
  | 'modified_utc'
>;

/** What else is to be known of it. */
interface Around {
  venue: Venue | undefined;
  /** When it came back after it had been withdrawn, in seconds since 1970; undefined where it never was. */
  returned: number | undefined;
}

const states: Record<FeedEvent['status'], CalendarEvent['state']> = {
  publish: 'confirmed',
  private: 'confirmed',
  draft: 'tentative',
  pending: 'tentative',
  trash: 'cancelled',
};

/** An event that has its dates, as calendar files have it. */
export function calendarEventOf(event: FeedEvent, { venue, returned = 0 }: Around): CalendarEvent {
  const url = absolute(event.url);
  return {
    id: event.public_id,
    title: event.title,
    start: event.start_date,
    end: event.end_date,
    isAllDay: event.all_day,
    zone: event.timezone,
    changed: Math.max(Number(event.modified_utc), returned),
    state: states[event.status],
    description: [event.excerpt, url].filter(Boolean).join('\n\n'),
    url,
    ...(venue && { place: placeText(venue) }),
  };
}

/** Title and times alone. */
export function calendarEventOfWithdrawn(event: WithdrawnEvent): CalendarEvent {
  return {
    id: event.public_id,
    title: event.title,
    start: event.start_date,
    end: event.end_date,
    isAllDay: Boolean(event.all_day),
    zone: event.timezone,
    changed: Number(event.changed),
    state: 'cancelled',
  };
}

/** Where the service is: no other has the same, and so its events. */
export function calendarHost(): string {
  return new URL(settings().serviceUrl).host;
}
