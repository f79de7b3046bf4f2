import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { parseDateBound } from '../wall-clock';
import { type Span, timeZoneComponent } from './time-zone';

/** An event as calendar programs read it. */
export interface CalendarEvent {
  id: number;
  title: string;
  /** Wall-clock in the zone. */
  start: string;
  end: string;
  isAllDay: boolean;
  /** IANA. */
  zone: string;
  /** When it, or its being there, was changed last, in seconds since 1970. */
  changed: number;
  state: keyof typeof states;
  description?: string;
  place?: string;
  url?: string;
}

const states = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Numbers of a change only have to grow: they are the seconds since then, which the format has room for until 2088. */
const firstSequence = Date.UTC(2020) / 1000;

const moment = (instant: number, zone: string) =>
  DateTime.fromSeconds(instant, { zone, locale: 'en-US' });

function spanOf({ start, end, zone }: CalendarEvent): Span {
  return {
    from: parseDateBound(start, 'first', zone)!,
    to: parseDateBound(end, 'last', zone)!,
  };
}

/** The last day does not belong to it any more, and what takes no time has no end. */
function timesOf(event: CalendarEvent) {
  const { start, end, isAllDay } = event;
  if (isAllDay) {
    const dayOf = (text: string) =>
      DateTime.fromISO(text.slice(0, 10), { zone: 'UTC', locale: 'en-US' });
    return { allDay: true, start: dayOf(start), end: dayOf(end).plus({ days: 1 }), timezone: null };
  }
  const { zone } = event;
  const { from, to } = spanOf(event);
  const times = { start: moment(from, zone), timezone: zone };
  return to > from ? { ...times, end: moment(to, zone) } : times;
}

/** Of each zone the time in which its clocks matter. */
function spansOf(events: CalendarEvent[]): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const event of events) {
    const { from, to } = spanOf(event);
    const known = spans.get(event.zone) ?? { from, to };
    spans.set(event.zone, { from: Math.min(known.from, from), to: Math.max(known.to, to) });
  }
  return spans;
}

/**
 * A calendar file (RFC 5545) of these events, the same for the same events. `host` is that of the service: with it no other
 * service gives an event the same UID.
 */
export function calendarFile(
  events: CalendarEvent[],
  { name, host }: { name?: string; host: string },
): string {
  const spans = spansOf(events);
  const calendar = new ICalCalendar({
    prodId: { company: 'svc', product: 'events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, spans.get(zone)!) },
    ...(name && { name }),
  });
  for (const event of events) {
    const changed = moment(event.changed, 'UTC');
    calendar.createEvent({
      ...timesOf(event),
      id: `event-${event.id}@${host}`,
      sequence: Math.max(0, event.changed - firstSequence),
      stamp: changed,
      lastModified: changed,
      status: states[event.state],
      summary: event.title,
      ...(event.description && { description: event.description }),
      ...(event.place && { location: event.place }),
      ...(event.url && { url: event.url }),
    });
  }
  return calendar.toString();
}
