import { findProvider } from '../../payments/providers';
import type { Cart } from '../../resources/cart/domain/cart';
import {
  type CheckoutOutcome,
  isAnswered,
} from '../../resources/order/operations/checkout/idempotency';
import {
  findOrderInPayment,
  type OrderInPayment,
} from '../../resources/order/operations/payment/order-in-payment';

/* Payments that their buyers have to go on with: on the page of the provider, or by answering their bank. */

/** The address of the page where the buyer goes on; undefined where there is nothing to go on with. */
export function paymentAddressOf(outcome: CheckoutOutcome): string | undefined {
  const address = 'step' in outcome ? outcome.step?.fields.checkout_url : undefined;
  return typeof address === 'string' ? address : undefined;
}

/** What a bank asks a buyer on our own page. */
export interface BankQuestion {
  /** By which the buyer's browser goes on with the payment; shown to the buyer alone. */
  secret: string;
  /** Whether the bank needs nothing but time. */
  isProcessing: boolean;
}

/** Undefined where no bank asks. */
export function bankQuestionOf(outcome: CheckoutOutcome): BankQuestion | undefined {
  const fields = 'step' in outcome ? outcome.step?.fields : undefined;
  if (typeof fields?.client_secret !== 'string') return undefined;
  return { secret: fields.client_secret, isProcessing: fields.status === 'processing' };
}

/** Whether an order is paid on the page of its provider. */
export function isPaidElsewhere({ paymentMethod, reference }: OrderInPayment): boolean {
  return Boolean(findProvider(paymentMethod)?.isOnOwnPage?.(reference));
}

/** An order that is being paid on the page of its provider; null for any other. */
export async function findPaymentElsewhere(orderId: number): Promise<OrderInPayment | null> {
  const order = await findOrderInPayment({ public_id: orderId });
  return order && isPaidElsewhere(order) ? order : null;
}

/** Whether the buyer has to go on with it, on our own page: one that is only just being asked for has no answer yet. */
async function waitsForBank({ id, paymentMethod, reference }: OrderInPayment): Promise<boolean> {
  const hasOwnPage = findProvider(paymentMethod)?.isOnOwnPage !== undefined;
  return hasOwnPage && reference !== '' && (await isAnswered(id));
}

/** The order that the owner of this cart has to go on with. */
export async function findBegunPayment({ orderId }: Cart): Promise<OrderInPayment | null> {
  const order = orderId ? await findOrderInPayment({ public_id: orderId }) : null;
  if (!order) return null;
  return isPaidElsewhere(order) || (await waitsForBank(order)) ? order : null;
}
