import { mediaUrl } from '../../host/strapi';
import { isoTime } from '../../domain/iso-time';
import { formatMinor, noMoney } from '../../domain/money';
import { parseDateBound } from '../../domain/wall-clock';
import { absolute } from '../../resources/event/presenter';
import { saleStateAt } from '../../resources/ticket/domain/sale-window';
import type { TicketWithRemaining } from '../../resources/ticket/queries/tickets';
import { type Data, known, organizationOf, placeOf } from '../linked-data';
import type { EventOnPage } from './find-event';
import type { PageContext } from './ticket-section';

/*
 * An event as search engines read it: schema.org's `Event`, as JSON-LD. Properties that nothing is known of are left out.
 */

/** An instant in UTC; of an event of whole days the day itself, which has no zone. */
function timeOf(wallClock: string, zone: string, isAllDay: boolean): string {
  if (isAllDay) return wallClock.slice(0, 10);
  return isoTime(parseDateBound(wallClock, 'first', zone)!);
}

const availabilities = { open: 'InStock', early: 'PreOrder', over: 'OutOfStock' } as const;

function offerOf(ticket: TicketWithRemaining, shown: EventOnPage, context: PageContext): Data {
  const { timezone, end_date: end, url } = shown.event;
  const { start_sale_date: from, end_sale_date: to, remaining, price_minor: price } = ticket;
  const times = { timezone, endUtc: parseDateBound(end, 'last', timezone) };
  const state = saleStateAt({ startSaleDate: from, endSaleDate: to }, times, context.now);
  const availability = remaining === 0 ? 'SoldOut' : availabilities[state];
  return known({
    '@type': 'Offer',
    name: ticket.title,
    price: formatMinor(price ?? noMoney),
    priceCurrency: context.currency,
    availability: `https://schema.org/${availability}`,
    validFrom: from ? isoTime(parseDateBound(from, 'first', timezone)!) : '',
    url: absolute(url),
  });
}

/** What search engines are told of the event. */
export function eventData(shown: EventOnPage, context: PageContext): Data {
  const { event, venue, organizers, tickets } = shown;
  const { timezone: zone, all_day: isAllDay } = event;
  return known({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url: absolute(event.url),
    startDate: timeOf(event.start_date, zone, isAllDay),
    endDate: timeOf(event.end_date, zone, isAllDay),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: venue ? 'https://schema.org/OfflineEventAttendanceMode' : null,
    location: venue && placeOf(venue),
    image: event.image ? [mediaUrl(event.image)] : null,
    description: event.excerpt,
    organizer: organizers.length > 0 ? organizers.map(organizationOf) : null,
    offers: tickets.length > 0 ? tickets.map((one) => offerOf(one, shown, context)) : null,
  });
}
