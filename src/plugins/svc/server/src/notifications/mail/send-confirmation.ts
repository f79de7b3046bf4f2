import { holdsPlace } from '../../contract/attendee-status';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import { confirmable } from '../../contract/order-status';
import { findOrderRow, type OrderRow } from '../../resources/order/queries/orders';
import {
  type PurchasedTicketRow,
  findTicketsOfOrder,
} from '../../resources/order/queries/purchased-tickets';
import { formatMinor } from '../../domain/money';
import { database } from '../../host/strapi';
import { attendeeWords } from './greeting';
import { orderUrl, mailBuyer, mailUnpaidBuyer } from './mail-buyer';
import { composeConfirmation, type ConfirmedEvent } from './compose-confirmation';

/** The places, under the events that they are for. */
function byEvent(places: PurchasedTicketRow[]): ConfirmedEvent[] {
  const events = new Map<number | null, ConfirmedEvent>();
  for (const place of places) {
    const { eventTitle: title, ticketTitle: ticket, schedule } = describeTicket(place);
    const event: ConfirmedEvent = events.get(place.event_id) ?? { title, schedule, tickets: [] };
    events.set(place.event_id, event);
    const fullName = attendeeWords(place);
    event.tickets.push({ fullName, ticket, code: place.security_code });
  }
  return [...events.values()];
}

/** What the mail says. */
async function contentOf(order: OrderRow, { isPending }: { isPending: boolean }) {
  const places = await findTicketsOfOrder(database(), order.public_id);
  return composeConfirmation({
    orderId: order.public_id,
    isPaid: !isPending,
    buyerName: order.buyer_name,
    total: `${formatMinor(order.total_minor)} ${order.currency}`,
    address: await orderUrl(order),
    events: byEvent(places.filter((place) => holdsPlace(place.status))),
  });
}

/**
 * Tells the buyer what they have paid for. Nothing is sent of an order that was cancelled or refunded meanwhile.
 * @throws Error where the mail cannot be sent
 */
export async function sendConfirmation(
  factId: string,
  { orderId }: { orderId: number },
): Promise<void> {
  const order = await findOrderRow(database(), orderId);
  if (!order || !confirmable.includes(order.status)) return;
  await mailBuyer(factId, order, await contentOf(order, { isPending: false }));
}

/**
 * The same of an order that costs nothing, or is still to be paid; of one that was paid meanwhile another mail tells.
 * @throws NotYet, Error where the mail cannot be sent
 */
export async function sendUnpaidConfirmation(
  factId: string,
  { orderId, status }: { orderId: number; status: 'completed' | 'pending' },
): Promise<void> {
  const order = await findOrderRow(database(), orderId);
  if (order?.status !== status) return;
  const content = await contentOf(order, { isPending: status === 'pending' });
  await mailUnpaidBuyer(factId, order, content);
}
