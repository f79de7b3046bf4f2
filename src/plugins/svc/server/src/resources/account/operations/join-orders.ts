import type { Knex } from 'knex';
import { columns, execute, join, select, sql } from '../../../database/sql';
import { database } from '../../../host/strapi';
import { now } from '../../../lib/clock';

/*
 * What somebody bought as a guest becomes their account's, where they have answered a mail to the address that it was
 * bought under, and it is still the account's.
 */

const order = columns('svc_orders o', 'public_id, buyer_email');
const address = columns('svc_confirmed_addresses a', 'user_id, email');
const chunk = 500;

const joined = sql`svc_orders o
  join svc_confirmed_addresses a on a.email = lower(o.buyer_email)
  join up_users u on u.id = a.user_id and lower(u.email) = a.email`;

/** MySQL takes accents for letters: each is looked at once more. */
async function joinWhere(db: Knex, condition: ReturnType<typeof sql>): Promise<number> {
  const found = await select(
    db,
    sql`select ${order}, ${address} from ${joined}
      where o.user_id is null and o.erased_at is null and ${condition} order by o.public_id`,
  );
  const own = found.filter((one) => one.buyer_email.trim().toLowerCase() === one.email);
  for (let start = 0; start < own.length; start += chunk) {
    const some = own.slice(start, start + chunk);
    for (const userId of new Set(some.map((one) => one.user_id))) {
      const ids = some.filter((one) => one.user_id === userId).map((one) => one.public_id);
      await execute(
        db,
        sql`update svc_orders set user_id = ${userId}
          where user_id is null and public_id in (${join(ids)})`,
      );
    }
  }
  return own.length;
}

/** All that was bought under the user's address so far. */
export async function joinOrdersOf(trx: Knex, userId: number): Promise<void> {
  await joinWhere(trx, sql`a.user_id = ${userId}`);
}

/** An order that was placed just now. */
export async function joinOrder(orderId: number): Promise<void> {
  await joinWhere(database(), sql`o.public_id = ${orderId}`);
}

const secondsBack = 24 * 60 * 60;

/** Those that were placed in the moment in which somebody confirmed an address. */
export async function joinRecentOrders(): Promise<void> {
  await joinWhere(database(), sql`o.placed_at > ${now() - secondsBack}`);
}
