import type Database from 'better-sqlite3';
import type { Knex } from 'knex';
import { driverOf, run } from './sql';
import type { OnlyColumnsOf, Row, TableName } from './tables';

/** A row to be inserted: the database knows what becomes of the columns that it does not name. */
type NewRow<Name extends TableName> = Partial<Row<Name>>;
type Values = Record<string, unknown>;

/** Below what every engine takes in one statement. */
const maxBindings = 30_000;
const maxRows = 500;
const fewRows = 20;

const heads = new Map<string, string>();

/** `into "t" ("a", "b") values` in the engine's quotes, put together once for each table and its columns. */
function headOf(db: Knex, table: string, columns: string[]): string {
  const key = [driverOf(db), table, ...columns].join(' ');
  const known = heads.get(key);
  if (known !== undefined) return known;
  const names = columns.map(() => '??').join(', ');
  const head = db.raw(`into ?? (${names}) values`, [table, ...columns]).toQuery();
  heads.set(key, head);
  return head;
}

/** The rest of an INSERT after its first words, and what it inserts. */
function insertion(db: Knex, table: string, rows: Values[], end = '') {
  const columns = Object.keys(rows[0]!);
  const places = `(${columns.map(() => '?').join(', ')})`;
  const text = `${headOf(db, table, columns)} ${rows.map(() => places).join(', ')}${end}`;
  const values = rows.flatMap((row) => columns.map((name) => row[name]));
  return { text, values };
}

/** What an INSERT that asks for the ids of its rows returns. */
async function returned(db: Knex, text: string, values: unknown[]): Promise<number[]> {
  const { rows } = await run(db, `${text} returning id`, values);
  return (rows as { id: number }[]).map(({ id }) => id);
}

/** MySQL gives the rows of one statement consecutive ids and tells the first; the others return them. */
async function insertOnce(trx: Knex, table: string, rows: Values[]): Promise<number[]> {
  const { text, values } = insertion(trx, table, rows);
  if (driverOf(trx) === 'mysql2') {
    const { insertId } = await run(trx, `insert ${text}`, values);
    return rows.map((_, index) => insertId + index);
  }
  const ids = await returned(trx, `insert ${text}`, values);
  return ids.sort((a, b) => a - b);
}

/** The driver's connection of a transaction on SQLite. */
interface SqliteClient {
  acquireConnection(): Promise<Pick<Database, 'prepare'>>;
  emit(name: 'query', query: { sql: string; bindings: unknown[] }): void;
}

/** As knex gives them to the driver. */
function sqliteValue(value: unknown): unknown {
  if (typeof value === 'boolean' || value instanceof Date) return Number(value);
  return value === undefined ? null : value;
}

/**
 * SQLite is in this process: to run a statement for one row again and again takes a third of the time of one for many rows.
 * Whoever listens to queries hears of one.
 */
async function insertEach(
  trx: Knex,
  table: string,
  rows: Values[],
  end?: string,
): Promise<number[]> {
  const client = trx.client as SqliteClient;
  const { text } = insertion(trx, table, rows.slice(0, 1), end);
  client.emit('query', { sql: `insert ${text}`, bindings: [] });
  const statement = (await client.acquireConnection()).prepare(`insert ${text}`);
  const names = Object.keys(rows[0]!);
  return rows.map((row) =>
    Number(statement.run(names.map((name) => sqliteValue(row[name]))).lastInsertRowid),
  );
}

/** Whether it is worth it. */
function canInsertEach(trx: Knex, rows: Values[]): boolean {
  const { isTransaction = false } = trx as Knex.Transaction;
  if (rows.length <= fewRows || !isTransaction || driverOf(trx) !== 'better-sqlite3') return false;
  return !(trx as Knex.Transaction).isCompleted();
}

/** As many rows at a time as one statement takes. */
function statementsOf<R extends Values>(rows: R[]): R[][] {
  const size = Math.min(maxRows, Math.floor(maxBindings / Object.keys(rows[0]!).length));
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, nth) => rows.slice(nth * size, (nth + 1) * size));
}

/**
 * Inserts many rows with the same columns; answers their ids in the order of the rows. Leaner than the query
 * builder, which makes a nested SELECT of them on SQLite.
 */
export async function insertRows<Name extends TableName, Given extends NewRow<Name>>(
  trx: Knex,
  table: Name,
  rows: (Given & OnlyColumnsOf<Row<Name>, Given>)[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  if (canInsertEach(trx, rows)) return insertEach(trx, table, rows);
  const ids: number[] = [];
  for (const some of statementsOf(rows)) ids.push(...(await insertOnce(trx, table, some)));
  return ids;
}

/** The end of an INSERT that changes the row that has the same key instead. */
function mergingEnd(db: Knex, key: string, columns: string[]): string {
  const isMysql = driverOf(db) === 'mysql2';
  const inserted = isMysql ? '?? = values(??)' : '?? = excluded.??';
  const changes = columns.map(() => inserted).join(', ');
  const names = columns.flatMap((name) => [name, name]);
  return isMysql
    ? db.raw(` on duplicate key update ${changes}`, names).toQuery()
    : db.raw(` on conflict (??) do update set ${changes}`, [key, ...names]).toQuery();
}

/** Writes rows with the same columns over those that have the same key, and inserts those that nobody has. */
export async function upsertRows<Name extends TableName, Given extends NewRow<Name>>(
  trx: Knex,
  table: Name,
  key: keyof Row<Name> & string,
  rows: (Given & OnlyColumnsOf<Row<Name>, Given>)[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).filter((name) => name !== key);
  const end = mergingEnd(trx, key, columns);
  if (canInsertEach(trx, rows)) return void (await insertEach(trx, table, rows, end));
  for (const some of statementsOf(rows)) {
    const { text, values } = insertion(trx, table, some, end);
    await run(trx, `insert ${text}`, values);
  }
}

/**
 * Inserts unless a unique index objects; the new row's id, or null. Waits for a transaction that holds the same key.
 * MySQL and MariaDB answer an insert with its id; the others are asked to return it.
 */
export async function insertOrIgnore<Name extends TableName, Given extends NewRow<Name>>(
  db: Knex,
  table: Name,
  row: Given & OnlyColumnsOf<Row<Name>, Given>,
): Promise<number | null> {
  const { text, values } = insertion(db, table, [row]);
  if (driverOf(db) === 'mysql2') {
    const { insertId } = await run(db, `insert ignore ${text}`, values);
    return insertId || null;
  }
  const [id = null] = await returned(db, `insert ${text} on conflict do nothing`, values);
  return id;
}
