import { type OrderStatus, orderStates } from './status';

/*
 * What the box office may do to an order's status. The rest of the table of states belongs to payments and to refund
 * requests.
 */

const byHand: readonly OrderStatus[] = ['completed', 'cancelled'];
const byRefund: readonly OrderStatus[] = ['refunded', 'partially_refunded'];

/** Why an order that is `from` does not become `to` by hand; null where it may. */
export function problemByHand(from: OrderStatus, to: OrderStatus): string | null {
  const allowed = orderStates.after(from).filter((status) => byHand.includes(status));
  if (allowed.includes(to)) return null;
  const allows = allowed.length > 0 ? `may become ${allowed.join(' or ')}` : 'stays so by hand';
  const hint = byRefund.includes(to) ? '; refunds belong to refund requests' : '';
  return `an order that is ${from} ${allows}${hint}`;
}
