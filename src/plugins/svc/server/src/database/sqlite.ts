import type Database from 'better-sqlite3';
import { createLru } from '../lib/lru';

/** What every connection to a SQLite database has, knex's and our own. */
export type SqliteConnection = Pick<Database, 'prepare' | 'pragma' | 'function'>;

const preparedStatements = 500;
/** A transaction that reads before it writes fails if another process writes in between; so it waits for its turn first. */
const isBegin = /^begin;?$/i;
const keptKinds = /^\s*(select|insert|update|delete|begin|commit)\b/i;

/**
 * Preparing a statement costs SQLite as much as running it. Those that read or write rows, or begin and end a
 * transaction, are kept, the least used dropped first; SQLite itself compiles one again when the schema has changed.
 */
function cacheStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = createLru<string, ReturnType<typeof prepare>>(preparedStatements);
  connection.prepare = (given) => {
    const sql = isBegin.test(given) ? 'begin immediate' : given;
    if (!keptKinds.test(sql)) return prepare(sql);
    const known = kept.get(sql);
    if (known) return known;
    const statement = prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}

export function configureConnection(connection: SqliteConnection): void {
  connection.pragma('busy_timeout = 5000');
  // 32 MB instead of 2: the pages that lists begin with stay in memory.
  connection.pragma('cache_size = -32768');
  // 32 MB instead of 4: moving pages from the log into the file costs more than writing them, and hot ones move once.
  connection.pragma('wal_autocheckpoint = 8000');
  // SQLite's own knows ASCII only; a search must find "zürich" in "ZÜRICH" as the other engines do.
  connection.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  cacheStatements(connection);
}
