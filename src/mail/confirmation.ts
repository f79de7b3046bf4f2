import { holdsPlace } from '../api/attendee/domain/status';
import { describePlace } from '../api/order/domain/place-description';
import { confirmable } from '../api/order/domain/status';
import { selectOrder } from '../api/order/queries/orders';
import { type PlaceRow, selectPlacesOfOrder } from '../api/order/queries/places';
import { formatMinor } from '../domain/money';
import { database } from '../strapi';
import { addressOfOrder, mailBuyer } from './buyer';
import { composeConfirmation, type ConfirmedEvent } from './compose-confirmation';

/** The places, under the events that they are for. */
function byEvent(places: PlaceRow[]): ConfirmedEvent[] {
  const events = new Map<number, ConfirmedEvent>();
  for (const place of places) {
    const { eventTitle: title, ticketTitle: ticket, schedule } = describePlace(place);
    const event: ConfirmedEvent = events.get(place.event_id) ?? { title, schedule, places: [] };
    events.set(place.event_id, event);
    event.places.push({ fullName: place.full_name, ticket, code: place.security_code });
  }
  return [...events.values()];
}

/**
 * Tells the buyer what they have bought. Nothing is sent of an order that was cancelled or refunded meanwhile.
 * @throws Error where the mail cannot be sent
 */
export async function sendConfirmation(
  factId: string,
  { orderId, status }: { orderId: number; status: 'completed' | 'pending' },
): Promise<void> {
  const order = await selectOrder(database(), orderId);
  if (!order || !confirmable.includes(order.status)) return;
  const places = await selectPlacesOfOrder(database(), orderId);
  const content = composeConfirmation({
    orderId,
    isPaid: status === 'completed',
    buyerName: order.buyer_name,
    total: `${formatMinor(Number(order.total_minor))} ${order.currency}`,
    address: await addressOfOrder(order),
    events: byEvent(places.filter((place) => holdsPlace(place.status))),
  });
  await mailBuyer(factId, order, content);
}
