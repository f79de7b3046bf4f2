import { settings } from '../../../strapi';
import { accessTokenOf } from '../services/place-order';

/** Where the buyer sees the order, signed in or not: the address has the token that opens it. */
export function confirmationUrl(order: { public_id: number; access_seed: string }): string {
  const { publicUrl } = settings();
  return `${publicUrl}/orders/${order.public_id}?token=${accessTokenOf(order.access_seed)}`;
}
