import { minus, type Minor } from '../../../server/src/domain/money';
import { fromAmount } from '../shared/money';

/** What goes back of what was given; below nothing where that is not enough, null where no amount is typed. */
export function changeOf(given: string, total: Minor): Minor | null {
  const amount = fromAmount(given);
  return amount === null ? null : minus(amount, total);
}
