import type { Knex } from 'knex';
import { driverOf, run } from './sql';
import { type Row } from './tables';

/*
 * Counting under a key, in one statement: whoever counts has the row to themselves until the transaction ends.
 */

/** Counts one more cart of an address, whose row is made where there is none; how many there are by now. */
export async function countUp(
  trx: Knex,
  { digest, expires_at: end }: Pick<Row<'svc_cart_addresses'>, 'digest' | 'expires_at'>,
): Promise<number> {
  const insert = 'insert into svc_cart_addresses (digest, carts, expires_at) values (?, 1, ?)';
  const values = [digest, end, end];
  if (driverOf(trx) === 'mysql2') {
    // These tell of a row that they change by counting it twice, and answer no columns, but this number.
    const update = 'on duplicate key update carts = last_insert_id(carts + 1), expires_at = ?';
    const { found, insertId } = await run(trx, `${insert} ${update}`, values);
    return found === 1 ? 1 : insertId;
  }
  const update = 'on conflict (digest) do update set carts = svc_cart_addresses.carts + 1';
  const { rows } = await run(trx, `${insert} ${update}, expires_at = ? returning carts`, values);
  return (rows as { carts: number }[])[0]!.carts;
}
