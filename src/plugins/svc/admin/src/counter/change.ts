import { isMore, minus, type Minor, noMoney } from '../../../server/src/domain/money';
import { fromAmount } from '../shared/money';

/** What goes back of what was given; below nothing where that is not enough, null where no amount is typed. */
export function changeOf(given: string, total: Minor): Minor | null {
  const amount = fromAmount(given);
  return amount === null ? null : minus(amount, total);
}

/** Whether what was given pays for it; where nothing is typed, nobody counts. */
export function isEnough(given: string, total: Minor): boolean {
  if (given.trim() === '') return true;
  const change = changeOf(given, total);
  return change !== null && !isMore(noMoney, change);
}
