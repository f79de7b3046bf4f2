import type { Knex } from 'knex';
import { columns, execute, select, sql } from '../../database/sql';
import { settings } from '../../host/strapi';
import { now } from '../../lib/clock';
import { holdEnd } from './domain/hold';

/*
 * A cart while an order of it is being paid, and what becomes of it when that was not to be.
 */

interface CartOfOrder {
  cartId: number;
  orderId: number;
}

const hold = columns('svc_carts', 'held_since');

/**
 * The buyer has to go on with the payment: the cart is held as if it had been changed now, and no longer than its
 * greatest age and the time that a payment may take. When that ends, in seconds since 1970.
 */
export async function holdForBuyer(trx: Knex, { cartId, orderId }: CartOfOrder): Promise<number> {
  const ofOrder = sql`id = ${cartId} and order_id = ${orderId}`;
  const [cart] = await select(trx, sql`select ${hold} from svc_carts where ${ofOrder}`);
  const { cartHoldSeconds, cartHoldMaxSeconds, paymentTimeoutSeconds } = settings();
  const until = holdEnd(
    { since: Number(cart?.held_since ?? now()), at: now() },
    { cartHoldSeconds, cartHoldMaxSeconds: cartHoldMaxSeconds + paymentTimeoutSeconds },
  );
  await execute(trx, sql`update svc_carts set expires_at = ${until} where ${ofOrder}`);
  return until;
}

/**
 * The order was not paid: the cart is its buyer's again, and its hold runs on, up to its greatest age. False where it is
 * gone.
 * @param isDeclined whether that was the card, and not the provider
 */
export async function returnCart(
  trx: Knex,
  { cartId, orderId }: CartOfOrder,
  { isDeclined }: { isDeclined: boolean },
): Promise<boolean> {
  const { cartHoldMaxSeconds: most } = settings();
  const at = now();
  // The first assignment reads what the second changes: MySQL goes from left to right.
  const declined = sql`,
    declines = case when declines_until > ${at} then declines + 1 else 1 end,
    declines_until = case when declines_until > ${at} then declines_until else ${at + most} end`;
  const returned = await execute(
    trx,
    sql`update svc_carts set order_id = null,
      expires_at = case when held_since + ${most} < expires_at then held_since + ${most} else expires_at end
      ${isDeclined ? declined : sql``}
      where id = ${cartId} and order_id = ${orderId}`,
  );
  return returned === 1;
}
