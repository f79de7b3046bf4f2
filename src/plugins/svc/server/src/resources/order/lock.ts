import type { Knex } from 'knex';
import { execute, select, sql } from '../../database/sql';

/**
 * Keeps an order as it is until the transaction ends. False while its payment is on its way: then only the settlement
 * changes it and its attendees.
 */
export async function lockSettledOrder(trx: Knex, orderId: number): Promise<boolean> {
  const locked = await execute(
    trx,
    sql`update svc_orders set status = status where public_id = ${orderId} and settle_after is null`,
  );
  if (locked === 1) return true;
  const found = await select(trx, sql`select id from svc_orders where public_id = ${orderId}`);
  return found.length === 0;
}

/** Keeps the attendees of an order as they are until the transaction ends. */
export async function lockAttendeesOfOrder(trx: Knex, orderId: number): Promise<void> {
  await execute(trx, sql`update svc_attendees set status = status where order_id = ${orderId}`);
}
