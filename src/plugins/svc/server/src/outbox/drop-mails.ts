import type { Knex } from 'knex';
import { table } from '../database/table';
import { mailKey, unpaidMailKey } from './domain-events';

/** Whoever bought the order gets no mail about it any more. One that is being sent at this moment goes out. */
export async function dropMails(trx: Knex.Transaction, orderId: number): Promise<void> {
  await table(trx, 'svc_outbox_entries')
    .whereIn('order_key', [mailKey(orderId), unpaidMailKey(orderId)])
    .delete();
}
