import { findProvider } from '../../payments/providers';
import type { Cart } from '../../resources/cart/domain/cart';
import type { CheckoutOutcome } from '../../resources/order/operations/checkout/idempotency';
import {
  findOrderInPayment,
  type OrderInPayment,
} from '../../resources/order/operations/payment/order-in-payment';

/* Payments that their buyers make on the page of the provider. */

/** The address of the page where the buyer goes on; undefined where there is nothing to go on with. */
export function paymentAddressOf(outcome: CheckoutOutcome): string | undefined {
  const address = 'step' in outcome ? outcome.step?.fields.checkout_url : undefined;
  return typeof address === 'string' ? address : undefined;
}

/** An order that is being paid on the page of its provider; null for any other. */
export async function findPaymentElsewhere(orderId: number): Promise<OrderInPayment | null> {
  const order = await findOrderInPayment({ public_id: orderId });
  if (!order) return null;
  return findProvider(order.paymentMethod)?.isOnOwnPage?.(order.reference) ? order : null;
}

/** The order that the owner of this cart is paying on another page. */
export async function findBegunPayment({ orderId }: Cart): Promise<OrderInPayment | null> {
  return orderId ? findPaymentElsewhere(orderId) : null;
}
