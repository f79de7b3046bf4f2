import { slugOf } from '../../../identity/slug';

/** What box offices call a ticket that was given no SKU: `7-FRONT-ROW`. The public id in it makes it the ticket's own. */
export function skuOf(publicId: number, title: string): string {
  return `${publicId}-${slugOf(title, 'ticket').toUpperCase()}`;
}
