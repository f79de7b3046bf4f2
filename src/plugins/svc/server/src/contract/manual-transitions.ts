import { type OrderStatus, orderStates } from './order-status';

/*
 * What the box office may do to an order's status. The rest of the table of states belongs to payments and to refund
 * requests.
 */

const manualTargets: readonly OrderStatus[] = ['completed', 'failed', 'cancelled'];
/** Only the payment itself brings a failed order back. */
const paymentOnly: readonly OrderStatus[] = ['failed'];
const refundOnly: readonly OrderStatus[] = ['refunded', 'partially_refunded'];

/** Why an order that is `from` does not become `to` by hand; null where it may. */
export function manualTransitionProblem(from: OrderStatus, to: OrderStatus): string | null {
  const next = paymentOnly.includes(from) ? [] : orderStates.after(from);
  const allowed = next.filter((status) => manualTargets.includes(status));
  if (allowed.includes(to)) return null;
  const choice = allowed.join(', ').replace(/, (?=\w+$)/, ' or ');
  const allows =
    allowed.length > 0 ? `may become ${choice}` : 'cannot be changed by the box office';
  const hint = refundOnly.includes(to) ? '; use a refund request for refunds' : '';
  return `an order that is ${from} ${allows}${hint}`;
}
