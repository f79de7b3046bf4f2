import { isoTime } from '../../domain/iso-time';
import { formatMinor, noMoney, times } from '../../domain/money';
import { allFieldsOf, withNamedFields } from '../../kit/fields-parameter';
import { describeTicket } from './domain/describe-ticket';
import { factsOf } from './domain/place-facts';
import {
  type EventsToday,
  handOnProblem,
  type PlaceFacts,
  renameProblem,
  returnOffer,
} from './domain/self-help';
import type { OrderItemRow, OrderRow, OrderWithItems } from './queries/orders';
import { confirmationUrl } from './link';
import type { OwnOrder, RefundStandingRow } from './queries/orders-of-user';
import { isHandedOn, type PurchasedTicketRow } from './queries/purchased-tickets';
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

/** The voucher that an order was bought with, and what it took off: shown where it is named. */
function presentVoucher({ voucher_code: code, discount_minor: discount }: OrderRow) {
  return { voucher: code ?? '', discount: formatMinor(discount) };
}

/** An order as the box office sees it. */
export function presentOrder(order: OrderWithItems) {
  const shown = {
    id: order.public_id,
    ...presentSummary(order),
    payment_method: order.payment_method,
    user_id: order.user_id ?? 0,
    created_at: isoTime(Number(order.placed_at)),
    items: order.items.map(presentItem),
    attendee_ids: order.attendeeIds,
  };
  return withNamedFields(shown, () => presentVoucher(order));
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

interface LinkOfOrder {
  access_seed: string | null;
  link_seed: string | null;
  access_digest: string | null;
}

/** Empty where nothing opens the order any more. */
function urlOf(orderId: number | null, link: LinkOfOrder): string {
  const seed = link.link_seed ?? link.access_seed;
  return orderId && seed && link.access_digest ? confirmationUrl(orderId, seed) : '';
}

/** What else is shown of a place where it is named. */
function aroundPlace(place: PurchasedTicketRow) {
  return {
    order_id: place.order_id ?? 0,
    confirmation_url: urlOf(place.order_id, place),
    venue: place.venue ?? '',
    price: formatMinor(place.price_minor ?? noMoney),
  };
}

/** What its buyer can do with a place now. */
function presentSelfHelp(facts: PlaceFacts) {
  const offer = returnOffer(facts);
  return {
    rename: !renameProblem(facts),
    transfer: !handOnProblem(facts),
    return: offer && {
      amount: formatMinor(offer.amount),
      percent: offer.percent,
      until: offer.until === null ? '' : isoTime(offer.until),
    },
  };
}

/** A place as its buyer sees it. */
export function presentPurchasedTicket(place: PurchasedTicketRow, events: EventsToday) {
  const { event, eventTitle, ticketTitle } = describeTicket(place);
  const shown = {
    attendee_id: place.public_id,
    event_id: place.event_id,
    event_title: eventTitle,
    event_date: event?.start_date ?? '',
    ticket_id: place.ticket_id,
    ticket_title: ticketTitle,
    status: place.status,
    // Whoever has it now was told it, and nobody else.
    security_code: isHandedOn(place) ? '' : place.security_code,
    checked_in: place.status === 'checked_in',
  };
  return withNamedFields(shown, () => ({
    ...eventTimes(place, event),
    ...aroundPlace(place),
    handed_on: isHandedOn(place),
    self_help: presentSelfHelp(factsOf(place, events.get(place.event_id ?? 0))),
  }));
}

/** The same with who it is for. */
export function presentNamedPlace(place: PurchasedTicketRow, events: EventsToday) {
  const shown = presentPurchasedTicket(place, events);
  const { full_name, email } = place;
  return withNamedFields({ ...shown, full_name, email }, () => allFieldsOf(shown));
}

function presentRefund(refund: RefundStandingRow) {
  return {
    id: refund.public_id,
    amount: formatMinor(refund.amount_minor),
    status: refund.status,
    created_at: isoTime(Number(refund.requested_at)),
  };
}

/** An order as whoever has its token sees it. */
export function presentGuestOrder(opened: GuestOrder, events: EventsToday) {
  const { order, items, tickets, refunds = [] } = opened;
  const shown = {
    order_id: order.public_id,
    ...presentSummary(order),
    created_at: isoTime(Number(order.placed_at)),
    items: items.map(presentItem),
    attendees: tickets.map((place) => presentNamedPlace(place, events)),
  };
  return withNamedFields(shown, () => ({
    ...presentVoucher(order),
    refund_requests: refunds.map(presentRefund),
  }));
}

/** An order as who placed it sees it. */
export function presentOwnOrder(own: OwnOrder, events: EventsToday) {
  const { order } = own;
  const shown = {
    ...presentGuestOrder(own, events),
    confirmation_url: urlOf(order.public_id, order),
    refund_requests: own.refunds.map(presentRefund),
  };
  return withNamedFields(shown, () => presentVoucher(order));
}
