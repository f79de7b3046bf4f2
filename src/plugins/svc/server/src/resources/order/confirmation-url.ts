import { settings } from '../../host/strapi';
import { accessTokenOf } from './operations/checkout/place-order';

/** Where the buyer sees the order, signed in or not: the address has the token that opens it. */
export function confirmationUrl(orderId: number, accessSeed: string): string {
  const { publicUrl } = settings();
  return `${publicUrl}/orders/${orderId}?token=${accessTokenOf(accessSeed)}`;
}
