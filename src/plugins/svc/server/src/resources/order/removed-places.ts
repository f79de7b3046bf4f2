import type { Knex } from 'knex';
import { execute, sql } from '../../database/sql';

/** An attendee of the order is deleted: a place of its line has nobody any more. */
export async function countRemoved(trx: Knex, orderId: number, ticketId: number): Promise<void> {
  await execute(
    trx,
    sql`update svc_order_items set removed = removed + 1
      where order_id = ${orderId} and ticket_id = ${ticketId}`,
  );
}
