import type Database from 'better-sqlite3';

/** What every connection to a SQLite database has, knex's and our own. */
export type SqliteConnection = Pick<Database, 'prepare' | 'pragma' | 'function'>;

const preparedStatements = 500;

/**
 * Preparing a query costs SQLite as much as running it. Statements that only read are kept, the least used dropped
 * first; SQLite itself compiles one again when the schema has changed.
 */
function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, ReturnType<typeof prepare>>();
  connection.prepare = (sql) => {
    if (!/^select/i.test(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > preparedStatements) kept.delete(kept.keys().next().value!);
    return statement;
  };
}

export function setUpConnection(connection: SqliteConnection): void {
  connection.pragma('busy_timeout = 5000');
  // 32 MB instead of 2: the pages that lists begin with stay in memory.
  connection.pragma('cache_size = -32768');
  // SQLite's own knows ASCII only; a search must find "zürich" in "ZÜRICH" as the other engines do.
  connection.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  keepStatements(connection);
}
