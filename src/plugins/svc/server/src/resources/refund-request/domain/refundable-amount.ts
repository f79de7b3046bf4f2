import { formatMinor } from '../../../domain/money';
import type { OrderStatus } from '../../../contract/order-status';

/*
 * What of an order's money can go back. All in minor units.
 */

/** The money of one order. */
export interface OrderMoney {
  status: OrderStatus;
  total: number;
  /** What has gone back, and what is on its way back. */
  refunded: number;
  /** What requests ask for that nobody has decided. */
  requested: number;
}

/** Statuses of orders that money can go back for. */
export const refundableStatuses: readonly OrderStatus[] = ['completed', 'partially_refunded'];

/** What may still be asked for: of the whole order, or of a place that cost `price`. */
export function refundableAmount(
  { status, total, refunded, requested }: OrderMoney,
  price = total,
) {
  if (!refundableStatuses.includes(status)) return 0;
  return Math.max(0, Math.min(price, total - refunded - requested));
}

/** Why no more than `left` can go back as `amount`; undefined where it can. */
export function amountProblem(amount: number, left: number): string | undefined {
  if (left === 0) return 'there is nothing to refund';
  if (!Number.isSafeInteger(amount) || amount < 1) return 'must be at least 0.01';
  return amount > left ? `must be at most ${formatMinor(left)}` : undefined;
}

/** What an order is of which so much was given back. */
export function statusAfterRefund(total: number, approved: number): OrderStatus {
  return approved >= total ? 'refunded' : 'partially_refunded';
}
