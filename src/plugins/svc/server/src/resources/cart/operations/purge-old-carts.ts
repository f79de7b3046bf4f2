import { execute, sql } from '../../../database/sql';
import { database } from '../../../host/strapi';
import { now } from '../../../lib/clock';

const hour = 60 * 60;
const secondsKept = { ofGuests: hour, ofUsers: 30 * 24 * hour };

/**
 * Deletes the rows of carts that were emptied so long ago that nobody comes back for them, but not while it counts that
 * their payments were declined; and what was counted of addresses whose carts are all over.
 */
export async function purgeOldCarts(): Promise<void> {
  const at = now();
  await execute(
    database(),
    sql`delete from svc_carts
      where expires_at is null and order_id is null and touched < ${at - secondsKept.ofGuests}
        and (user_id is null or touched < ${at - secondsKept.ofUsers})
        and (declines_until is null or declines_until <= ${at})`,
  );
  await execute(database(), sql`delete from svc_cart_addresses where expires_at <= ${at}`);
}
