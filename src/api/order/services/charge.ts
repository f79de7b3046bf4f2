import { digestOf } from '../../../domain/secrets';
import type { Charge } from '../../../payments/provider';
import type { OrderInPayment } from './unsettled-orders';

/** What the provider knows an order's charge by. */
export function chargeKeyOf(orderId: number): string {
  return `order-${orderId}`;
}

/** The charge of an order; the same however often it is asked for. */
export function chargeOf(order: OrderInPayment, token = ''): Charge {
  const { id, total, currency, reference, accessSeed } = order;
  return {
    key: chargeKeyOf(id),
    nonce: digestOf(accessSeed).slice(0, 12),
    orderId: id,
    amount: total,
    currency,
    token,
    reference,
  };
}
