import { holdsPlace } from '../../contract/attendee-status';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import { confirmable } from '../../contract/order-status';
import { findOrderRow } from '../../resources/order/queries/orders';
import {
  type PurchasedTicketRow,
  findTicketsOfOrder,
} from '../../resources/order/queries/purchased-tickets';
import { formatMinor } from '../../domain/money';
import { database } from '../../host/strapi';
import { orderUrl, mailBuyer } from './mail-buyer';
import { composeConfirmation, type ConfirmedEvent } from './compose-confirmation';

/** The places, under the events that they are for. */
function byEvent(places: PurchasedTicketRow[]): ConfirmedEvent[] {
  const events = new Map<number | null, ConfirmedEvent>();
  for (const place of places) {
    const { eventTitle: title, ticketTitle: ticket, schedule } = describeTicket(place);
    const event: ConfirmedEvent = events.get(place.event_id) ?? { title, schedule, tickets: [] };
    events.set(place.event_id, event);
    event.tickets.push({ fullName: place.full_name, ticket, code: place.security_code });
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
  const order = await findOrderRow(database(), orderId);
  if (!order || !confirmable.includes(order.status)) return;
  const places = await findTicketsOfOrder(database(), orderId);
  const content = composeConfirmation({
    orderId,
    isPaid: status === 'completed',
    buyerName: order.buyer_name,
    total: `${formatMinor(Number(order.total_minor))} ${order.currency}`,
    address: await orderUrl(order),
    events: byEvent(places.filter((place) => holdsPlace(place.status))),
  });
  await mailBuyer(factId, order, content);
}
