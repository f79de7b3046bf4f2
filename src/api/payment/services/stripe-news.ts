import type { Told } from '../../../payments/stripe/events';
import { stripe } from '../../../payments/stripe/stripe';
import { lookAfter } from '../../order/services/pay';
import { findOpenOrder } from '../../order/services/unsettled-orders';

/**
 * Acts on what Stripe tells of a payment: its order is settled by how the payment stands now. Nothing happens where no
 * order has the payment, where the order is over, or where what is told is not what the order costs.
 * @throws Problem `paymentUnavailable` where Stripe cannot be asked; it tells again then.
 */
export async function takeNews({ reference, amount, currency }: Told): Promise<void> {
  const by = { payment_method: stripe.name, payment_reference: reference };
  const order = await findOpenOrder(by);
  if (!order) return;
  if (amount !== order.total || currency !== order.currency) {
    strapi.log.error(
      `An event says that ${reference} is of ${amount} ${currency}; order ${order.id} costs ${order.total} ${order.currency} (minor units).`,
    );
    return;
  }
  await lookAfter(order, stripe);
}
