import type { Knex } from 'knex';
import { driverOf, select, sql } from './sql';
import type { TableName } from './tables';

/*
 * What the database itself refuses, should a guard of ours ever fail.
 */

export interface CheckConstraint {
  table: TableName;
  name: string;
  /** What has to hold for a row, whose columns have this before them. */
  rule: (row: '' | 'new.') => string;
  /** The columns that it is about. */
  of: string;
}

/** SQLite cannot add a constraint to a table that is there. A trigger refuses the same rows. */
async function ensureSqliteTriggers(db: Knex, { table, name, rule, of }: CheckConstraint) {
  for (const [event, suffix] of [
    ['insert', 'insert'],
    [`update of ${of}`, 'update'],
  ] as const) {
    await db.raw(
      `create trigger if not exists ${name}_${suffix} before ${event} on ${table}
       when not (${rule('new.')})
       begin select raise(abort, '${name}'); end`,
    );
  }
}

async function hasConstraint(db: Knex, name: string): Promise<boolean> {
  /* eslint-disable sql/known-columns -- what the engines say of themselves */
  const schema = driverOf(db) === 'pg' ? sql`current_schema()` : sql`database()`;
  const found = await select(
    db,
    sql`select 1 from information_schema.table_constraints
      where constraint_schema = ${schema} and constraint_name = ${name}`,
  );
  /* eslint-enable sql/known-columns */
  return found.length > 0;
}

/** Puts the constraint on the table where it is not there yet. */
export async function ensureConstraint(db: Knex, constraint: CheckConstraint): Promise<void> {
  if (driverOf(db) === 'better-sqlite3') return ensureSqliteTriggers(db, constraint);
  const { table, name, rule } = constraint;
  if (await hasConstraint(db, name)) return;
  await db.raw(`alter table ${table} add constraint ${name} check (${rule('')})`);
}
