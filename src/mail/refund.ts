import { describePlace } from '../api/order/domain/place-description';
import { type OrderItemRow, selectOrder, type WholeOrder } from '../api/order/queries/orders';
import { type PlaceRow, selectPlacesOfOrder } from '../api/order/queries/places';
import { type RefundRow, selectRefund } from '../api/refund-request/queries/requests';
import { formatMinor } from '../domain/money';
import { database } from '../strapi';
import { addressOfOrder, mailBuyer } from './buyer';
import { composeRefund, type RefundedPlaces } from './compose-refund';

/** Ways of paying that send nothing back: somebody hands the money over. */
const byHand = ['offline', 'free'];

/** The one place that the request is about. */
function aboutPlace(place: PlaceRow): RefundedPlaces {
  const { ticketTitle, eventTitle, schedule } = describePlace(place);
  return { places: `${place.full_name}, ${ticketTitle}`, event: eventTitle, schedule };
}

/** All that was bought, event by event. */
function aboutOrder(items: OrderItemRow[], places: PlaceRow[]): RefundedPlaces[] {
  return [...new Set(items.map(({ event_id: id }) => id))].map((eventId) => {
    const own = items.filter(({ event_id: id }) => id === eventId);
    const place = places.find(({ event_id: id }) => id === eventId);
    const today = place && describePlace(place);
    return {
      places: own.map(({ quantity, ticket_title: title }) => `${quantity} × ${title}`).join(', '),
      event: today?.eventTitle ?? own[0]!.event_title,
      schedule: today?.schedule ?? null,
    };
  });
}

async function aboutOf(request: RefundRow, { items }: WholeOrder): Promise<RefundedPlaces[]> {
  const { order_id: orderId, attendee_id: attendeeId } = request;
  const places = await selectPlacesOfOrder(database(), orderId);
  if (attendeeId === 0) return aboutOrder(items, places);
  return places.filter(({ public_id: id }) => id === attendeeId).map(aboutPlace);
}

/**
 * Tells the buyer what was decided about a refund. The notes on the request are the box office's own, and no part of it.
 * @throws Error where the mail cannot be sent
 */
export async function sendRefundDecision(
  factId: string,
  { requestId }: { requestId: number },
): Promise<void> {
  const request = await selectRefund(database(), requestId);
  const order = request && (await selectOrder(database(), request.order_id));
  if (!request || !order) return;
  const content = composeRefund({
    isApproved: request.status === 'approved',
    isByHand: byHand.includes(order.payment_method),
    orderId: order.public_id,
    buyerName: order.buyer_name,
    amount: `${formatMinor(Number(request.amount_minor))} ${order.currency}`,
    address: await addressOfOrder(order),
    about: await aboutOf(request, order),
  });
  await mailBuyer(factId, order, content);
}
