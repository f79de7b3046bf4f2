import { holdsPlace } from '../api/attendee/domain/status';
import type { ListedEvent } from '../api/event/listing/listing';
import { confirmationUrl } from '../api/order/http/confirmation-url';
import { selectOrder } from '../api/order/queries/orders';
import { type PlaceRow, selectPlacesOfOrder } from '../api/order/queries/places';
import { findAccessSeed } from '../api/order/services/unsettled-orders';
import { formatMinor } from '../domain/money';
import { reached } from '../faults';
import { database } from '../strapi';
import { composeConfirmation, type ConfirmedEvent } from './compose-confirmation';
import { sendMail } from './send';

/** Statuses in which there is still something to confirm. */
const live = ['pending', 'completed', 'partially_refunded'];

function eventOf(place: PlaceRow): ConfirmedEvent {
  const event = place.event === null ? null : (JSON.parse(place.event) as ListedEvent);
  return {
    title: event?.title || place.bought_event_title || '',
    schedule: event && {
      start: event.start_date,
      end: event.end_date,
      isAllDay: event.all_day,
      zone: place.event_timezone ?? 'UTC',
    },
    places: [],
  };
}

/** The places, under the events that they are for. */
function byEvent(places: PlaceRow[]): ConfirmedEvent[] {
  const events = new Map<number, ConfirmedEvent>();
  for (const place of places) {
    const event = events.get(place.event_id) ?? eventOf(place);
    events.set(place.event_id, event);
    event.places.push({
      fullName: place.full_name,
      ticket: place.ticket_title || place.bought_ticket_title || '',
      code: place.security_code,
    });
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
  if (!order || !live.includes(order.status)) return;
  const places = await selectPlacesOfOrder(database(), orderId);
  const content = composeConfirmation({
    orderId,
    isPaid: status === 'completed',
    buyerName: order.buyer_name,
    total: `${formatMinor(Number(order.total_minor))} ${order.currency}`,
    address: confirmationUrl(orderId, await findAccessSeed(orderId)),
    events: byEvent(places.filter((place) => holdsPlace(place.status))),
  });
  const to = { name: order.buyer_name, address: order.buyer_email };
  await sendMail(factId, { to, ...content });
  reached('delivery of a mail');
}
