import { isoTime } from '../../domain/iso-time';
import { formatMinor, times } from '../../domain/money';
import { allFieldsOf, withNamedFields } from '../../kit/fields-parameter';
import { describeTicket } from './domain/describe-ticket';
import type { OrderItemRow, OrderRow, OrderWithItems } from './queries/orders';
import type { PurchasedTicketRow } from './queries/purchased-tickets';
import type { GuestOrder } from './service';

function presentItem(item: OrderItemRow) {
  return {
    ticket_id: item.ticket_id,
    ticket_title: item.ticket_title,
    event_id: item.event_id,
    event_title: item.event_title,
    quantity: item.quantity,
    price: formatMinor(item.unit_price_minor),
    subtotal: formatMinor(times(item.unit_price_minor, item.quantity)),
  };
}

function presentSummary(order: OrderRow) {
  return {
    status: order.status,
    total: formatMinor(order.total_minor),
    currency: order.currency,
    buyer_name: order.buyer_name,
    buyer_email: order.buyer_email,
  };
}

/** An order as the box office sees it. */
export function presentOrder(order: OrderWithItems) {
  return {
    id: order.public_id,
    ...presentSummary(order),
    payment_method: order.payment_method,
    user_id: order.user_id ?? 0,
    created_at: isoTime(Number(order.placed_at)),
    items: order.items.map(presentItem),
    attendee_ids: order.attendeeIds,
  };
}

/** When the event of a place is, where that is named; empty where it is gone, or has no dates. */
function eventTimes(
  { event_timezone: timezone, event_start: start, event_end: end }: PurchasedTicketRow,
  event: { start_date?: string; end_date?: string } | null,
) {
  return {
    timezone: timezone ?? '',
    event_start_utc: event?.start_date ? isoTime(Number(start)) : '',
    event_end_utc: event?.end_date ? isoTime(Number(end)) : '',
  };
}

/** A place as its buyer sees it. */
export function presentPurchasedTicket(place: PurchasedTicketRow) {
  const { event, eventTitle, ticketTitle } = describeTicket(place);
  const shown = {
    attendee_id: place.public_id,
    event_id: place.event_id,
    event_title: eventTitle,
    event_date: event?.start_date ?? '',
    ticket_id: place.ticket_id,
    ticket_title: ticketTitle,
    status: place.status,
    security_code: place.security_code,
    checked_in: place.status === 'checked_in',
  };
  return withNamedFields(shown, () => eventTimes(place, event));
}

function presentNamedPlace(place: PurchasedTicketRow) {
  const shown = presentPurchasedTicket(place);
  const { full_name, email } = place;
  return withNamedFields({ ...shown, full_name, email }, () => allFieldsOf(shown));
}

/** An order as whoever has its token sees it. */
export function presentGuestOrder({ order, items, tickets }: GuestOrder) {
  return {
    order_id: order.public_id,
    ...presentSummary(order),
    created_at: isoTime(Number(order.placed_at)),
    items: items.map(presentItem),
    attendees: tickets.map(presentNamedPlace),
  };
}
