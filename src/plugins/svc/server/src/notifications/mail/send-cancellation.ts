import { findOrderRow } from '../../resources/order/queries/orders';
import { findTicketsOfOrder } from '../../resources/order/queries/purchased-tickets';
import { database } from '../../host/strapi';
import { inLanguage } from '../../texts/language';
import { boughtItems } from './bought-items';
import { composeCancellation } from './compose-cancellation';
import { mailUnpaidBuyer, orderUrl } from './mail-buyer';

/**
 * Tells the buyer that the order was not paid in time.
 * @throws NotYet, Error where the mail cannot be sent
 */
export async function sendCancellation(
  factId: string,
  { orderId }: { orderId: number },
): Promise<void> {
  const order = await findOrderRow(database(), orderId);
  if (!order) return;
  const address = await orderUrl(order);
  const places = await findTicketsOfOrder(database(), orderId);
  const content = inLanguage(order.language, () =>
    composeCancellation({
      orderId,
      buyerName: order.buyer_name,
      address,
      items: boughtItems(order.items, places),
    }),
  );
  await mailUnpaidBuyer(factId, order, content);
}
