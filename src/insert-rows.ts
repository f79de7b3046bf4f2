import type { Knex } from 'knex';
import { driverOf } from './sql';

type Row = Record<string, unknown>;

/** Below what every engine takes in one statement. */
const maxBindings = 30_000;
const maxRows = 500;

interface MysqlResult {
  insertId: number;
}

/** MySQL gives the rows of one statement consecutive ids and tells the first; the others return them. */
async function insertOnce(trx: Knex, table: string, rows: Row[]): Promise<number[]> {
  const columns = Object.keys(rows[0]!);
  const places = `(${columns.map(() => '?').join(', ')})`;
  const values = rows.map(() => places).join(', ');
  const sql = `insert into ?? (${columns.map(() => '??').join(', ')}) values ${values}`;
  const bindings = [table, ...columns, ...rows.flatMap((row) => columns.map((name) => row[name]))];
  if (driverOf(trx) === 'mysql2') {
    const [{ insertId }] = (await trx.raw(sql, bindings as Knex.RawBinding[])) as [MysqlResult];
    return rows.map((_, index) => insertId + index);
  }
  const answer = (await trx.raw(`${sql} returning id`, bindings as Knex.RawBinding[])) as
    { id: number }[] | { rows: { id: number }[] };
  const made = Array.isArray(answer) ? answer : answer.rows;
  return made.map((row) => row.id).sort((a, b) => a - b);
}

/**
 * Inserts many rows with the same columns; answers their ids in the order of the rows. Leaner than the query
 * builder, which makes a nested SELECT of them on SQLite.
 */
export async function insertRows(trx: Knex, table: string, rows: Row[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const size = Math.min(maxRows, Math.floor(maxBindings / Object.keys(rows[0]!).length));
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += size) {
    ids.push(...(await insertOnce(trx, table, rows.slice(start, start + size))));
  }
  return ids;
}

/**
 * Inserts unless a unique index objects; the new row's id, or null. Waits for a transaction that holds the same key.
 * MySQL and MariaDB answer an insert with its id; the others are asked to return it.
 */
export async function insertUnlessTaken(
  db: Knex,
  table: string,
  row: object,
): Promise<number | null> {
  const insert = db(table).insert(row);
  const [inserted] = (await (driverOf(db) === 'mysql2'
    ? insert.onConflict().ignore()
    : insert.onConflict().ignore().returning('id'))) as (number | { id: number })[];
  return (typeof inserted === 'object' ? inserted.id : inserted) || null;
}
