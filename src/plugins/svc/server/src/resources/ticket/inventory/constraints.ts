import type { Knex } from 'knex';
import { driverOf, select, sql } from '../../../database/sql';

/*
 * What the database itself refuses, should the guard ever fail: fewer than no places, and more than there are. A
 * capacity that was lowered below what is taken leaves those places overbooked.
 */

const name = 'svc_tickets_stock_check';

const rule = (row: '' | 'new.') =>
  `${row}sold >= 0 and ${row}held >= 0 and ${row}overbooked >= 0 and ` +
  `(${row}capacity is null or ${row}capacity < 0 or ${row}sold + ${row}held <= ${row}capacity + ${row}overbooked)`;

/** SQLite cannot add a constraint to a table that is there. A trigger refuses the same rows. */
async function ensureSqliteTriggers(db: Knex): Promise<void> {
  for (const [event, suffix] of [
    ['insert', 'insert'],
    ['update of sold, held, capacity, overbooked', 'update'],
  ] as const) {
    await db.raw(
      `create trigger if not exists ${name}_${suffix} before ${event} on svc_tickets
       when not (${rule('new.')})
       begin select raise(abort, '${name}'); end`,
    );
  }
}

async function hasConstraint(db: Knex): Promise<boolean> {
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
export async function ensureStockConstraint(db: Knex): Promise<void> {
  if (driverOf(db) === 'better-sqlite3') return ensureSqliteTriggers(db);
  if (await hasConstraint(db)) return;
  await db.raw(`alter table svc_tickets add constraint ${name} check (${rule('')})`);
}
