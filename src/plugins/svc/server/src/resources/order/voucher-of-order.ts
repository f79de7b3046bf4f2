import type { Knex } from 'knex';
import { columns, number, select, sql } from '../../database/sql';
import { releaseUses, takeUsesAgain, type VoucherUse } from '../voucher/uses';

/*
 * The places for which an order counts at its voucher: those that it has lowered. Whoever calls has locked the order and
 * changed its status, so that each happens once; places of tickets come afterwards.
 */

const order = columns('svc_orders o', 'voucher_id');
const places = number('places', sql`sum(i.quantity)`);

/** Null of an order that no voucher has lowered. */
async function useOfOrder(trx: Knex, orderId: number): Promise<VoucherUse | null> {
  const [row] = await select(
    trx,
    sql`select ${order}, ${places} from svc_orders o
      join svc_order_items i on i.order_id = o.public_id
      where o.public_id = ${orderId} and o.voucher_id is not null
        and i.full_price_minor > i.unit_price_minor
      group by o.voucher_id`,
  );
  return row ? { voucherId: row.voucher_id!, places: Number(row.places) } : null;
}

/** The order came to nothing: its voucher can be used for its places again. */
export async function returnVoucherUses(trx: Knex, orderId: number): Promise<void> {
  const use = await useOfOrder(trx, orderId);
  if (use) await releaseUses(trx, use);
}

/** The order was paid after all. */
export async function retakeVoucherUses(trx: Knex, orderId: number): Promise<void> {
  const use = await useOfOrder(trx, orderId);
  if (use) await takeUsesAgain(trx, use);
}
