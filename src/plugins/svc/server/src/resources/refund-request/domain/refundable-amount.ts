import {
  formatMinor,
  isMore,
  leastOf,
  type Minor,
  minus,
  mostOf,
  noMoney,
  plus,
  unitsOf,
} from '../../../domain/money';
import { type OrderStatus, refundableStatuses } from '../../../contract/order-status';

/*
 * What of an order's money can go back.
 */

/** The money of one order. */
export interface OrderMoney {
  status: OrderStatus;
  total: Minor;
  /** What has gone back, and what is on its way back. */
  refunded: Minor;
  /** What requests ask for that nobody has decided. */
  requested: Minor;
}

/** What may still be asked for: of the whole order, or of a place that cost `price`. */
export function refundableAmount(
  { status, total, refunded, requested }: OrderMoney,
  price = total,
) {
  if (!refundableStatuses.includes(status)) return noMoney;
  const left = minus(total, plus(refunded, requested));
  return mostOf(noMoney, leastOf(price, left));
}

/** Why no more than `left` can go back as `amount`; undefined where it can. */
export function amountProblem(amount: Minor, left: Minor): string | undefined {
  if (left === noMoney) return 'there is nothing to refund';
  // Code that no compiler has seen may ask for any number.
  const isWhole = Number.isSafeInteger(unitsOf(amount));
  if (!isWhole || !isMore(amount, noMoney)) return 'must be at least 0.01';
  return isMore(amount, left) ? `must be at most ${formatMinor(left)}` : undefined;
}

/** What an order is of which so much was given back. */
export function statusAfterRefund(total: Minor, approved: Minor): OrderStatus {
  return isMore(total, approved) ? 'partially_refunded' : 'refunded';
}
