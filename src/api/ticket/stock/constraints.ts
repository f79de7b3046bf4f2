import type { Knex } from 'knex';
import { driverOf } from '../../../sql';

/*
 * What the database itself refuses, should the guard ever fail: fewer than no places, and more than there are. A
 * capacity that was lowered below what is taken leaves those places overbooked.
 */

const name = 'tickets_stock_check';

const rule = (row: '' | 'new.') =>
  `${row}sold >= 0 and ${row}held >= 0 and ${row}overbooked >= 0 and ` +
  `(${row}capacity is null or ${row}capacity < 0 or ${row}sold + ${row}held <= ${row}capacity + ${row}overbooked)`;

/** SQLite cannot add a constraint to a table that is there. A trigger refuses the same rows. */
async function constrainSqlite(db: Knex): Promise<void> {
  for (const [event, suffix] of [
    ['insert', 'insert'],
    ['update of sold, held, capacity, overbooked', 'update'],
  ] as const) {
    await db.raw(
      `create trigger if not exists ${name}_${suffix} before ${event} on tickets
       when not (${rule('new.')})
       begin select raise(abort, '${name}'); end`,
    );
  }
}

async function isConstrained(db: Knex): Promise<boolean> {
  const schema = driverOf(db) === 'pg' ? 'current_schema()' : 'database()';
  const found: unknown = await db.raw(
    `select 1 from information_schema.table_constraints
     where constraint_schema = ${schema} and constraint_name = ?`,
    [name],
  );
  const rows = Array.isArray(found) ? (found[0] as unknown[]) : (found as { rows: unknown[] }).rows;
  return rows.length > 0;
}

/** Puts the constraint on the table where it is not there yet. */
export async function constrainStock(db: Knex): Promise<void> {
  if (driverOf(db) === 'better-sqlite3') return constrainSqlite(db);
  if (await isConstrained(db)) return;
  await db.raw(`alter table tickets add constraint ${name} check (${rule('')})`);
}
