import type { Knex } from 'knex';
import { columns, execute, join, number, select, sql } from '../../../../database/sql';
import { database, retriedTransaction } from '../../../../host/strapi';
import { now } from '../../../../lib/clock';
import { createSweep } from '../../../../lib/sweep';

/*
 * Who had places of an order that failed stays known for as long as a payment may come after all. Then nobody does.
 */

/** So long Stripe goes on telling of a payment that it could not tell of at once. */
const secondsKept = 3 * 24 * 60 * 60;
const batchSize = 1000;

const order = columns('svc_orders o', 'public_id as id');
const lines = number(
  'named',
  sql`(select count(*) from svc_order_items i
    where i.order_id = o.public_id and i.holders is not null)`,
);

const nextFailed = createSweep((after, limit) =>
  select(
    database(),
    sql`select ${order}, ${lines} from svc_orders o
      where o.status = 'failed' and o.public_id > ${after} and o.settle_after is null
        and o.placed_at <= ${now() - secondsKept}
      order by o.public_id limit ${limit}`,
  ),
);

/** Not where somebody is still to be asked, or the places were given again meanwhile. */
function forget(trx: Knex, ids: number[]): Promise<number> {
  return execute(
    trx,
    sql`update svc_order_items set holders = null
      where order_id in (${join(ids)}) and holders is not null
        and exists (select 1 from svc_orders o where o.public_id = svc_order_items.order_id
          and o.status = 'failed' and o.settle_after is null)`,
  );
}

/** Forgets who had places of orders whose payment is over. */
export async function forgetHeldNames(): Promise<void> {
  const failed = await nextFailed(batchSize);
  const ids = failed.filter(({ named }) => Number(named) > 0).map(({ id }) => id);
  if (ids.length > 0) await retriedTransaction((trx) => forget(trx, ids));
}
