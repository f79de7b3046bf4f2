import type { Knex } from 'knex';
import { lockRows } from '../../database/lock-rows';
import { select, columns, sql } from '../../database/sql';

const role = columns('up_roles', 'id');

/**
 * The host's table of users has no unique index on addresses: who gives one to an account does so while nobody else does.
 */
export async function lockAccounts(trx: Knex): Promise<void> {
  const roles = await select(trx, sql`select ${role} from up_roles order by id`);
  const [first] = roles.map(({ id }) => id);
  if (first !== undefined) await lockRows(trx, 'up_roles', 'id', [first]);
}
