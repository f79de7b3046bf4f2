import type { Knex } from 'knex';
import type { OrderStatus } from '../../contract/order-status';
import { execute, join, sql } from '../../database/sql';
import type { Minor } from '../../domain/money';

/*
 * What of an order counts as refunded, in minor units.
 */

/**
 * Counts an amount as refunded; false where the order has none of the statuses, or less than that is left. One statement:
 * nobody gets back more than was paid, whatever is approved at the same time.
 */
export async function reserveRefund(
  trx: Knex,
  { orderId, amount }: { orderId: number; amount: Minor },
  statuses: readonly OrderStatus[],
): Promise<boolean> {
  const taken = await execute(
    trx,
    sql`update svc_orders set refunded_minor = refunded_minor + ${amount}
      where public_id = ${orderId} and status in (${join(statuses)})
        and refunded_minor + ${amount} <= total_minor`,
  );
  return taken === 1;
}

/** The order has the amount back. */
export async function releaseRefund(trx: Knex, orderId: number, amount: Minor): Promise<void> {
  await execute(
    trx,
    sql`update svc_orders set refunded_minor = refunded_minor - ${amount} where public_id = ${orderId}`,
  );
}
