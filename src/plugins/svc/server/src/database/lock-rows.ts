import type { Knex } from 'knex';
import { driverOf } from './sql';
import type { Row, TableName } from './tables';

/** Of a table that only the host knows, any. */
type KeyColumn<Name> = Name extends TableName ? keyof Row<Name> & string : string;

/**
 * Makes everybody else who writes these rows, or a row that refers to them, wait until the transaction ends. They are
 * locked in the order of the column, so that of two who want the same rows one has all of them. On SQLite there is
 * nothing to do: a transaction waits for the one before when it begins (sqlite.ts).
 */
export async function lockRows<Name extends string>(
  trx: Knex,
  table: Name,
  column: KeyColumn<Name>,
  values: (string | number)[],
): Promise<void> {
  if (values.length === 0 || driverOf(trx) === 'better-sqlite3') return;
  await trx(table).whereIn(column, values).orderBy(column).forUpdate().select('id');
}
