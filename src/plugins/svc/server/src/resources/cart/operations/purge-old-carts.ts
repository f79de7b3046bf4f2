import { table } from '../../../database/table';
import { database } from '../../../host/strapi';
import { now } from '../../../lib/clock';

const secondsKept = 30 * 24 * 60 * 60;

/** Deletes the rows of carts that were emptied so long ago that nobody comes back for them. */
export async function purgeOldCarts(): Promise<void> {
  await table(database(), 'svc_carts')
    .whereNull('expires_at')
    .whereNull('order_id')
    .where('touched', '<', now() - secondsKept)
    .delete();
}
