import { reached } from '../../../faults';
import { inTime } from '../../../payments/in-time';
import type { Charge, ChargeOutcome, PaymentProvider } from '../../../payments/provider';
import type { CheckoutAnswer } from './idempotency';
import { AlreadySettled, type OrderInPayment, outage, settleOrder } from './settle-order';
import { findSettledAnswer } from './unsettled-orders';

/** What the provider knows an order's charge by. */
export function chargeKeyOf(orderId: number): string {
  return `order-${orderId}`;
}

/** The charge of an order; the same however often it is asked for. */
export function chargeOf({ id, total, currency }: OrderInPayment, token: string): Charge {
  return { key: chargeKeyOf(id), orderId: id, amount: total, currency, token };
}

/** What became of a charge; null where the provider cannot say. Never why: its errors may carry what is secret. */
async function ask(order: OrderInPayment, asked: () => Promise<ChargeOutcome>) {
  try {
    return await inTime(asked());
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`The payment of order ${order.id} is uncertain (${name}).`);
    return null;
  }
}

async function settle(...args: Parameters<typeof settleOrder>): Promise<CheckoutAnswer> {
  try {
    return await settleOrder(...args);
  } catch (error) {
    if (!(error instanceof AlreadySettled)) throw error;
    return findSettledAnswer(args[0]);
  }
}

/**
 * Asks for the money and settles the order by what the provider says. A charge of which nobody knows whether it
 * happened is concluded: paid, or never to be.
 * @throws Problem `paymentUnavailable` where the provider cannot be asked at all; the order stays as it is.
 */
export async function pay(
  order: OrderInPayment,
  provider: PaymentProvider,
  { token, hasKey }: { token: string; hasKey: boolean },
): Promise<CheckoutAnswer> {
  const charge = chargeOf(order, token);
  const outcome = await ask(order, () => provider.charge(charge));
  reached('charged');
  if (outcome) return settle(order, outcome, { hasKey });
  const concluded = await ask(order, () => provider.conclude(charge));
  reached('concluded');
  if (!concluded) throw outage();
  return settle(order, concluded, { hasKey, isOutage: true });
}

/** Settles an order whose payment was forgotten, by asking the provider. False where it cannot be asked. */
export async function payForgotten(
  order: OrderInPayment,
  provider: PaymentProvider,
): Promise<boolean> {
  const concluded = await ask(order, () => provider.conclude(chargeOf(order, '')));
  if (concluded) await settle(order, concluded);
  return concluded !== null;
}
