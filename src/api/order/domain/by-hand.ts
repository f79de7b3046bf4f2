import { type OrderStatus, orderStates } from './status';

/*
 * What the box office may do to an order's status. The rest of the table of states belongs to payments and to refund
 * requests.
 */

const byHand: readonly OrderStatus[] = ['completed', 'cancelled'];
/** Only the payment itself brings a failed order back. */
const byPayment: readonly OrderStatus[] = ['failed'];
const byRefund: readonly OrderStatus[] = ['refunded', 'partially_refunded'];

/** Why an order that is `from` does not become `to` by hand; null where it may. */
export function problemByHand(from: OrderStatus, to: OrderStatus): string | null {
  const next = byPayment.includes(from) ? [] : orderStates.after(from);
  const allowed = next.filter((status) => byHand.includes(status));
  if (allowed.includes(to)) return null;
  const allows = allowed.length > 0 ? `may become ${allowed.join(' or ')}` : 'stays so by hand';
  const hint = byRefund.includes(to) ? '; refunds belong to refund requests' : '';
  return `an order that is ${from} ${allows}${hint}`;
}
