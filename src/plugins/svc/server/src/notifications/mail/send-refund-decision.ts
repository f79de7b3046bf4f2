import { describeTicket } from '../../resources/order/domain/describe-ticket';
import { findOrderRow, type OrderWithItems } from '../../resources/order/queries/orders';
import {
  type PurchasedTicketRow,
  findTicketsOfOrder,
} from '../../resources/order/queries/purchased-tickets';
import {
  type RefundRow,
  findRefundRow,
} from '../../resources/refund-request/queries/refund-requests';
import { moneyText } from '../../domain/money-text';
import { database } from '../../host/strapi';
import { inLanguage } from '../../texts/language';
import { isRefundedByHand } from '../../payments/providers';
import { orderUrl, mailBuyer } from './mail-buyer';
import { type BoughtItem, boughtItems } from './bought-items';
import { composeRefund } from './compose-refund';
import { attendeeWords } from './greeting';

/** The one place that the request is about. */
function refundedTicket(place: PurchasedTicketRow): BoughtItem {
  const { ticketTitle, eventTitle, schedule } = describeTicket(place);
  return { description: `${attendeeWords(place)}, ${ticketTitle}`, event: eventTitle, schedule };
}

async function itemsOf(request: RefundRow, { items }: OrderWithItems): Promise<BoughtItem[]> {
  const { order_id: orderId, attendee_id: attendeeId } = request;
  const places = await findTicketsOfOrder(database(), orderId);
  if (attendeeId === 0) return boughtItems(items, places);
  return places.filter(({ public_id: id }) => id === attendeeId).map(refundedTicket);
}

/** What the mail says, in the language that is spoken. */
async function contentOf(request: RefundRow, order: OrderWithItems) {
  return composeRefund({
    isApproved: request.status === 'approved',
    isManual: isRefundedByHand(order.payment_method),
    orderId: order.public_id,
    buyerName: order.buyer_name,
    amount: moneyText(request.amount_minor, order.currency),
    address: await orderUrl(order),
    items: await itemsOf(request, order),
  });
}

/**
 * Tells the buyer what was decided about a refund. The notes on the request are the box office's own, and no part of it.
 * @throws Error where the mail cannot be sent
 */
export async function sendRefundDecision(
  factId: string,
  { requestId }: { requestId: number },
): Promise<void> {
  const request = await findRefundRow(database(), requestId);
  const order = request && (await findOrderRow(database(), request.order_id));
  if (!request || !order) return;
  const content = await inLanguage(order.language, () => contentOf(request, order));
  await mailBuyer(factId, order, content);
}
