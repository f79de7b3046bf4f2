import { database } from '../../../strapi';
import { now } from '../../ticket/stock/stock';

const secondsKept = 30 * 24 * 60 * 60;

/** Deletes the rows of carts that were emptied so long ago that nobody comes back for them. */
export async function forgetOldCarts(): Promise<void> {
  await database()('carts')
    .whereNull('expires_at')
    .whereNull('order_id')
    .where('touched', '<', now() - secondsKept)
    .delete();
}
