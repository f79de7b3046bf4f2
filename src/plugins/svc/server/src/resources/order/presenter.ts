import { isoTime } from '../../domain/iso-time';
import { formatMinor, times } from '../../domain/money';
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

/** A place as its buyer sees it. */
export function presentPurchasedTicket(place: PurchasedTicketRow) {
  const { event, eventTitle, ticketTitle } = describeTicket(place);
  return {
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
}

/** An order as whoever has its token sees it. */
export function presentGuestOrder({ order, items, tickets }: GuestOrder) {
  return {
    order_id: order.public_id,
    ...presentSummary(order),
    created_at: isoTime(Number(order.placed_at)),
    items: items.map(presentItem),
    attendees: tickets.map((place) => ({
      ...presentPurchasedTicket(place),
      full_name: place.full_name,
      email: place.email,
    })),
  };
}
