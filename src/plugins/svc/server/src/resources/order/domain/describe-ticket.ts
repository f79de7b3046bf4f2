import type { Schedule } from '../../../domain/schedule-text';
import type { EventListItem } from '../../event/read-model/listing';
import type { PurchasedTicketRow } from '../queries/purchased-tickets';

/** What a place is for, in words for its buyer. */
export interface TicketDescription {
  eventTitle: string;
  ticketTitle: string;
  /** Null where the event is gone. */
  event: EventListItem | null;
  /** Null where the event is gone. */
  schedule: Schedule | null;
}

/** What has no name today has the one that it was bought under. */
export function describeTicket(place: PurchasedTicketRow): TicketDescription {
  const event = place.event === null ? null : (JSON.parse(place.event) as EventListItem);
  return {
    eventTitle: event?.title || place.bought_event_title || '',
    ticketTitle: place.ticket_title || place.bought_ticket_title || '',
    event,
    schedule: event && {
      start: event.start_date,
      end: event.end_date,
      isAllDay: event.all_day,
      zone: place.event_timezone ?? 'UTC',
    },
  };
}
