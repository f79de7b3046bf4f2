import type { Knex } from 'knex';
import { execute, sql } from '../../database/sql';

/**
 * Makes whoever else changes the order, or the refunds of it, wait for the end of this transaction. A write that changes
 * nothing locks the row on every engine, and on SQLite the file before anything is read.
 */
export async function lockOrder(trx: Knex.Transaction, orderId: number): Promise<void> {
  await execute(
    trx,
    sql`update svc_orders set refunded_minor = refunded_minor where public_id = ${orderId}`,
  );
}
