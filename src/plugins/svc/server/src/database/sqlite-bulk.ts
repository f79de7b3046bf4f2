import type { Knex } from 'knex';
import { closeSqliteReader } from './sqlite';
import { endSqliteThreads } from './sqlite-beside';
import { driverOf, run } from './sql';
import { transaction } from './transaction';

/*
 * Very many rows into tables of a SQLite database that nobody else has open: one transaction, in which the tables have no
 * indexes until all rows are there. Sorted once, an index is made in a fraction of the time that it takes row by row.
 */

type Rows = Record<string, unknown>[];

const ask = async (db: Knex, text: string): Promise<Rows> => (await run(db, text, [])).rows as Rows;

/**
 * New pages need no copy in a journal as they do in WAL, which would have all of it written twice; what goes wrong leaves the
 * database as it was all the same. False where somebody else has it open.
 */
async function leaveWal(db: Knex): Promise<boolean> {
  closeSqliteReader();
  endSqliteThreads();
  const [state] = await ask(db, 'pragma journal_mode = truncate').catch(() => []);
  return state?.journal_mode === 'truncate';
}

/** Takes their indexes from the tables; answers how they are made. */
async function dropIndexes(trx: Knex, tables: readonly string[]): Promise<string[]> {
  const indexes = (await ask(
    trx,
    "select name, tbl_name, sql from sqlite_master where type = 'index' and sql is not null",
  )) as { name: string; tbl_name: string; sql: string }[];
  const dropped = indexes.filter(({ tbl_name: table }) => tables.includes(table));
  for (const { name } of dropped) await trx.raw('drop index ??', [name]);
  return dropped.map(({ sql }) => sql);
}

/** Whether `writeInBulk` may be tried. */
export const canWriteInBulk = (db: Knex): boolean => driverOf(db) === 'better-sqlite3';

/**
 * Runs `work` in one transaction, in which the tables have no indexes. Answers undefined, and does nothing, where somebody
 * else has the database open.
 */
export async function writeInBulk<T>(
  tables: readonly string[],
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T | undefined> {
  const db = strapi.db.connection;
  if (!(await leaveWal(db))) return undefined;
  const [{ cache_size: cache } = {}] = await ask(db, 'pragma cache_size');
  try {
    // 256 MB: pages that rows of many kinds go to stay in memory.
    await ask(db, 'pragma cache_size = -262144');
    // What sorts an index has threads and much memory of its own.
    await ask(db, 'pragma threads = 2');
    // Nothing is overwritten, and all that rows refer to was written before them.
    await ask(db, 'pragma secure_delete = off');
    await ask(db, 'pragma foreign_keys = off');
    return await transaction(async (trx) => {
      const indexes = await dropIndexes(trx, tables);
      const result = await work(trx);
      for (const index of indexes) await trx.raw(index);
      return result;
    });
  } finally {
    await ask(db, 'pragma threads = 0');
    await ask(db, `pragma cache_size = ${String(cache)}`);
    await ask(db, 'pragma secure_delete = on');
    await ask(db, 'pragma foreign_keys = on');
    await ask(db, 'pragma journal_mode = wal');
  }
}
