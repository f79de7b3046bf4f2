import type { Knex } from 'knex';
import { table } from '../../../database/table';
import { minor, type Minor } from '../../../domain/money';

/** What an order comes to. */
export async function totalOf(db: Knex, orderId: number): Promise<Minor> {
  const row = await table(db, 'svc_orders').where({ public_id: orderId }).first('total_minor');
  return minor(row!.total_minor);
}
