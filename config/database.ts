import type { Knex } from 'knex';
import { type DatabaseSettings, settingsOrExit } from '../src/settings';
import { type PostgresConnection, prepareStatements } from '../src/postgres';
import { setUpConnection, type SqliteConnection } from '../src/sqlite';

type Pool = Knex.PoolConfig;
interface MysqlConnection {
  query(statement: string, done: (error: Error | null) => void): void;
}

/** SQLite: WAL, so that readers in other processes do not wait for the writer; five seconds to wait for a lock. */
const sqlitePool: Pool = {
  min: 1,
  max: 1,
  afterCreate(connection: SqliteConnection, done: (error: null, connection: unknown) => void) {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = NORMAL');
    setUpConnection(connection);
    done(null, connection);
  },
};

const postgresPool: Pool = {
  min: 0,
  max: 10,
  afterCreate(connection: PostgresConnection, done: (error: null, connection: unknown) => void) {
    prepareStatements(connection);
    done(null, connection);
  },
};

/**
 * MySQL and MariaDB: READ COMMITTED, as PostgreSQL has it. Under their own REPEATABLE READ a transaction goes on
 * reading the state of its first read, so that what is derived after waiting for a row would be derived from old rows.
 */
const mysqlPool: Pool = {
  min: 0,
  max: 10,
  afterCreate(
    connection: MysqlConnection,
    done: (error: Error | null, connection: unknown) => void,
  ) {
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (error) =>
      done(error, connection),
    );
  },
};

function connectionOf({ client, filename, url }: DatabaseSettings) {
  if (client === 'sqlite') {
    return { client, connection: { filename }, useNullAsDefault: true, pool: sqlitePool };
  }
  if (client === 'postgres') {
    return { client, connection: { connectionString: url }, pool: postgresPool };
  }
  const address = new URL(url);
  const connection = {
    host: address.hostname,
    port: Number(address.port || 3306),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
    charset: 'utf8mb4',
    timezone: 'Z',
  };
  return { client, connection, pool: mysqlPool };
}

export default () => ({
  connection: {
    ...connectionOf(settingsOrExit().database),
    // An error is logged: it must not have the values of its statement in it, which are people's names and more.
    compileSqlOnError: false,
  },
  settings: { useTypescriptMigrations: true },
});
