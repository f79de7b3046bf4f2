import { type CalendarEvent, calendarFile } from '../../../domain/calendar/calendar';
import { database } from '../../../host/strapi';
import { calendarEventOf, calendarHost } from '../../event/feeds/calendar-event';
import { listEventItems } from '../../event/queries/events';
import type { FiledTicket } from './find-tickets';

/** Under which an event that has tickets may be found; one in the trash is not told of. */
const statuses = ['publish', 'private', 'draft', 'pending'] as const;

/** Who comes, and with which tickets: without the codes, and without the order's address, which would open it. */
function guestsOf(tickets: FiledTicket[], eventId: number): string {
  return tickets
    .filter(({ place }) => place.event_id === eventId)
    .map(({ place, ticketTitle }) => `${place.full_name}, ${ticketTitle}`)
    .join('\n');
}

/** The events of these tickets that have their dates; a fixed number of queries. */
async function calendarEvents(tickets: FiledTicket[]): Promise<CalendarEvent[]> {
  const include = [...new Set(tickets.flatMap(({ place }) => place.event_id ?? []))];
  if (include.length === 0) return [];
  const page = { page: 1, perPage: include.length };
  const lists = await Promise.all(
    statuses.map((status) =>
      listEventItems(database(), { status, words: [], include }, page, true),
    ),
  );
  const events = lists.flatMap(({ items }) =>
    items.map(({ more, ...item }) => ({ ...item, ...more! })),
  );
  return events
    .filter(({ start_date: start, end_date: end }) => start && end)
    .map((event) => {
      const venue = tickets.find(({ place }) => place.event_id === event.public_id)?.venue;
      const told = calendarEventOf(event, { venue, returned: undefined });
      const guests = guestsOf(tickets, event.public_id);
      return { ...told, description: `${guests}\n\n${told.url ?? ''}` };
    });
}

/** A calendar of the events that the tickets are for; null where none of them has dates any more. */
export async function ticketsCalendar(tickets: FiledTicket[]): Promise<string | null> {
  const events = await calendarEvents(tickets);
  return events.length === 0 ? null : calendarFile(events, { host: calendarHost() });
}
