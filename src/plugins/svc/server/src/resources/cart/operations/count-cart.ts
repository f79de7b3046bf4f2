import type { Knex } from 'knex';
import { countUp } from '../../../database/count-up';
import { execute, number, select, sql } from '../../../database/sql';
import { cannotCreate } from '../../../domain/problem';
import { settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';

/*
 * How many carts with places guests of one address have. The number that is counted up is never too small: carts that are
 * emptied, bought or over are not taken off, but seen to when it has reached the bound.
 */

/** Other carts that were filled from the address and still hold places. Who asks has counted up. */
async function countOthers(trx: Knex, digest: string, cartId: number): Promise<number> {
  const [row] = await select(
    trx,
    sql`select ${number('carts', sql`count(*)`)} from svc_carts
      where address_digest = ${digest} and id <> ${cartId} and (expires_at > ${now()} or order_id is not null)`,
  );
  return Number(row!.carts);
}

/**
 * Counts a cart that is about to have its first places, with those of its guest's address.
 * @throws Problem `cannotCreate` where there are too many; the transaction is then to be rolled back.
 */
export async function countCart(trx: Knex, cartId: number, digest: string): Promise<void> {
  const { guestCartsPerAddress: most, cartHoldMaxSeconds, paymentTimeoutSeconds } = settings();
  // When the last of them is over, whatever happens to it.
  const end = now() + cartHoldMaxSeconds + paymentTimeoutSeconds;
  if ((await countUp(trx, { digest, expires_at: end })) <= most) return;
  const others = await countOthers(trx, digest, cartId);
  if (others >= most) {
    throw cannotCreate('There are too many carts from your address already.', {
      reason: 'too_many_carts',
    });
  }
  await execute(
    trx,
    sql`update svc_cart_addresses set carts = ${others + 1} where digest = ${digest}`,
  );
}
