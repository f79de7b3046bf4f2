import type { ReportedPayment } from '../../../../payments/stripe/events';
import { stripe } from '../../../../payments/stripe/stripe';
import { refreshPayment } from './pay';
import { findOrderInPayment } from './order-in-payment';
import { unitsOf, unitsText } from '../../../../domain/money';

/**
 * Acts on what Stripe tells of a payment: its order is settled by how the payment stands now. Nothing happens where no
 * order has the payment, where the order is over, or where what is told is not what the order costs.
 * @throws Problem `paymentUnavailable` where Stripe cannot be asked; it tells again then.
 */
export async function handlePaymentEvent({
  reference,
  amount,
  currency,
}: ReportedPayment): Promise<void> {
  const by = { payment_method: stripe.name, payment_reference: reference };
  const order = await findOrderInPayment(by);
  if (!order) return;
  if (amount !== unitsOf(order.total) || currency !== order.currency) {
    strapi.log.error(
      `A Stripe event has ${amount} ${currency} for ${reference}, but order ${order.id} costs ${unitsText(order.total)} ${order.currency} (minor units).`,
    );
    return;
  }
  await refreshPayment(order, stripe);
}
