import type { Knex } from 'knex';
import { execute, sql } from '../../database/sql';

/*
 * The statements that change a voucher's `used`: places of orders whose price it has lowered. Each is one UPDATE whose row
 * count decides; a CHECK constraint stands behind them (register.ts). Only uses.ts calls them.
 */

/** Some places that a voucher, by its public id, has lowered. */
export interface VoucherUse {
  voucherId: number;
  places: number;
}

/** One statement: it succeeds for as many places as the voucher has left, however many ask at once. */
export async function tryToUse(trx: Knex, { voucherId, places }: VoucherUse): Promise<boolean> {
  const used = await execute(
    trx,
    sql`update svc_vouchers set used = used + ${places}
      where public_id = ${voucherId}
        and (max_places is null or max_places < 0 or used + ${places} <= max_places)`,
  );
  return used === 1;
}

/** Counts places whatever is left. */
export async function addUses(trx: Knex, { voucherId, places }: VoucherUse): Promise<void> {
  await execute(
    trx,
    sql`update svc_vouchers set used = used + ${places} where public_id = ${voucherId}`,
  );
}

/** Counts fewer places; false where there are not that many. */
export async function tryToGiveBack(
  trx: Knex,
  { voucherId, places }: VoucherUse,
): Promise<boolean> {
  const released = await execute(
    trx,
    sql`update svc_vouchers set used = used - ${places}
      where public_id = ${voucherId} and used >= ${places}`,
  );
  return released === 1;
}
