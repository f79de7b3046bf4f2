import type { Knex } from 'knex';
import { columns, execute, select, sql } from '../../database/sql';
import { keyOfCode } from './domain/code';

/*
 * Vouchers of an earlier start have no key yet. Two whose codes differ by dashes alone were two then: the older one is found from
 * now on, and the log names the other one.
 */

const bare = columns('svc_vouchers', 'id, code');
const kept = columns('svc_vouchers', 'code_key');

async function fillKey(db: Knex, { id, code }: { id: number; code: string }): Promise<void> {
  const key = keyOfCode(code);
  const [taken] = await select(db, sql`select ${kept} from svc_vouchers where code_key = ${key}`);
  if (taken) {
    strapi.log.warn(
      `The voucher ${code} cannot be used: another one has its code, but for dashes. Give it another code.`,
    );
    return;
  }
  await execute(
    db,
    sql`update svc_vouchers set code_key = ${key} where id = ${id} and code_key is null`,
  );
}

/** Gives vouchers that have none the key that their code is found by. */
export async function fillKeys(db: Knex): Promise<void> {
  const rows = await select(
    db,
    sql`select ${bare} from svc_vouchers where code_key is null order by id`,
  );
  for (const row of rows) await fillKey(db, row);
}
