import { holdsPlace } from '../../../contract/attendee-status';
import { database } from '../../../host/strapi';
import { findPaymentMethod } from '../../../payments/providers';
import { selectVenues, type Venue } from '../../venue/queries/venues';
import { describeTicket, type TicketDescription } from '../domain/describe-ticket';
import type { OrderRow } from '../queries/orders';
import {
  findTicketsOfOrder,
  isHandedOn,
  type PurchasedTicketRow,
} from '../queries/purchased-tickets';

/** A ticket that lets somebody in, or will when it is paid. */
export interface FiledTicket extends TicketDescription {
  place: PurchasedTicketRow;
  venue: Venue | undefined;
}

/** While nobody knows whether an order is paid, its codes are shown nowhere. */
function hasCodes(order: OrderRow): boolean {
  const isReserved = findPaymentMethod(order.payment_method)?.daysToPay !== undefined;
  return order.status !== 'pending' || isReserved;
}

/** The tickets of an order that still hold their places, and that its buyer has, or one of them; two queries. */
export async function findFiledTickets(
  order: OrderRow,
  attendeeId?: number,
): Promise<FiledTicket[]> {
  if (!hasCodes(order)) return [];
  const all = await findTicketsOfOrder(database(), order.public_id);
  return filed(
    all.filter(
      (place) => !isHandedOn(place) && (attendeeId ?? place.public_id) === place.public_id,
    ),
  );
}

/** A ticket for whom it was handed on to. */
export async function findHandedOnTicket(
  order: OrderRow,
  attendeeId: number,
): Promise<FiledTicket | undefined> {
  const all = await findTicketsOfOrder(database(), order.public_id);
  const [one] = await filed(
    all.filter((place) => isHandedOn(place) && place.public_id === attendeeId),
  );
  return one;
}

async function filed(all: PurchasedTicketRow[]): Promise<FiledTicket[]> {
  const places = all.filter(({ status }) => holdsPlace(status));
  const described = places.map((place) => ({ ...describeTicket(place), place }));
  const ids = described.map(({ event }) => event?.venue_id ?? 0).filter((id) => id > 0);
  const venues = await selectVenues(database(), [...new Set(ids)]);
  return described.map((one) => ({ ...one, venue: venues.get(one.event?.venue_id ?? 0) }));
}
