import type { Knex } from 'knex';
import { sqliteReader } from './sqlite-reader';

/*
 * Statements on the hot path are written as SQL: building a query costs more than running it. One dialect serves
 * SQLite, PostgreSQL and MySQL; `?` stands for a value.
 */

export interface Sql {
  text: string;
  values: readonly (string | number | boolean)[];
}

/** `sql('status = ?', 'publish')` */
export function sql(text: string, ...values: Sql['values']): Sql {
  return { text, values };
}

/** `a and b and c` */
export function join(parts: Sql[], separator: string): Sql {
  return {
    text: parts.map(({ text }) => text).join(separator),
    values: parts.flatMap(({ values }) => values),
  };
}

/** `concat(sql('select'), columns, sql('from t'))` */
export function concat(...parts: Sql[]): Sql {
  return join(parts, ' ');
}

/** SQLite knows no booleans. */
function sqliteValue(value: Sql['values'][number]): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Knex's name of the driver, where the engines differ. */
export function driverOf(db: Knex): 'better-sqlite3' | 'pg' | 'mysql2' {
  const { config } = db.client as { config: { client: 'better-sqlite3' | 'pg' | 'mysql2' } };
  return config.client;
}

/** Whether this is SQLite and no transaction, so that the reader's own connection may answer. */
function isReadable(db: Knex): boolean {
  return driverOf(db) === 'better-sqlite3' && !(db as Knex.Transaction).isTransaction;
}

/** Of a query that finds its rows by a unique key: the plan is the same for every value, and may be kept (postgres.ts). */
export const byKey = { isByKey: true };

/**
 * The rows that a query finds, whichever driver answers. Within a transaction, those that it sees.
 * @param options {@link byKey}, where that is true of it
 */
export async function select<Row>(
  db: Knex,
  { text, values }: Sql,
  options?: typeof byKey,
): Promise<Row[]> {
  if (isReadable(db)) {
    // Whoever listens to the queries of the database hears of this one too.
    db.emit('query', { sql: text, bindings: values });
    return sqliteReader().prepare(text).all(values.map(sqliteValue)) as Row[];
  }
  const query = db.raw(text, [...values]);
  const answer: unknown = await (options ? query.options(options) : query);
  if (!Array.isArray(answer)) return (answer as { rows: Row[] }).rows;
  const [first] = answer as unknown[];
  return (Array.isArray(first) ? first : answer) as Row[];
}

/** Runs an UPDATE or DELETE; how many rows it found. */
export async function change(db: Knex, { text, values }: Sql): Promise<number> {
  const answer: unknown = await db.raw(text, [...values]);
  switch (driverOf(db)) {
    case 'better-sqlite3':
      return (answer as { changes: number }).changes;
    case 'pg':
      return (answer as { rowCount: number }).rowCount;
    case 'mysql2':
      return (answer as [{ affectedRows: number }])[0].affectedRows;
  }
}
