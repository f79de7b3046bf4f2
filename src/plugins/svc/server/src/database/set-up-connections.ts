import { promisify } from 'node:util';
import type { Core } from '@strapi/strapi';
import { endTransactionsOnDeadlock, type MysqlConnection } from './mysql';
import { noteOutages } from './outage';
import { limitTime, type PostgresConnection, prepareStatements } from './postgres';
import { limitStatements } from './time-limit';
import { configureConnection, type SqliteConnection } from './sqlite';

/*
 * What stock, checkout and search need of every connection to the database, whatever the project's config/database
 * says. Knex makes its connections one by one, when they are wanted; each is set up before anybody gets it.
 */

type SetUp = (connection: unknown) => Promise<void> | void;

/**
 * WAL, so that readers in other processes do not wait for the writer. What is deleted or replaced is overwritten: else the
 * file would go on having the names of people who were erased.
 */
function setUpSqlite(connection: SqliteConnection): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('secure_delete = ON');
  configureConnection(connection, 8);
}

/**
 * READ COMMITTED, as PostgreSQL has it. Under their own REPEATABLE READ a transaction goes on reading the state of its
 * first read, so that what is derived after waiting for a row would be derived from old rows.
 */
async function setUpMysql(connection: MysqlConnection): Promise<void> {
  const ask = promisify(connection.query.bind(connection) as Ask);
  await ask('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  const [{ version }] = await ask('select version() as version');
  const isMariadb = /mariadb/i.test(version);
  endTransactionsOnDeadlock(connection, limitStatements[isMariadb ? 'mariadb' : 'mysql']);
}

/** Named statements, and a limit of time for those that have one. */
function setUpPostgres(connection: PostgresConnection): void {
  prepareStatements(connection);
  limitTime(connection);
}

type Answer = [{ version: string }];
type Ask = (query: string, done: (error: Error | null, rows: Answer) => void) => void;

const setUps: Record<string, SetUp> = {
  sqlite: (connection) => setUpSqlite(connection as SqliteConnection),
  postgres: (connection) => setUpPostgres(connection as PostgresConnection),
  mysql: (connection) => setUpMysql(connection as MysqlConnection),
};

type Done = (error: Error | null, connection?: unknown) => void;

/** Knex's client, as far as its pool is concerned. */
interface Client {
  config: { pool: { afterCreate?: (connection: unknown, done: Done) => void } };
}

/**
 * To be called while Strapi registers, before it connects to its database. Knex has made its pool by then, and no
 * connection in it; it makes the pool once more.
 */
export async function setUpConnections(db: Core.Strapi['db']): Promise<void> {
  const knex = db.connection;
  const { pool } = (knex.client as Client).config;
  const setUp = setUps[db.dialect.client]!;
  const prepare = promisify(pool.afterCreate ?? ((_: unknown, done: Done) => done(null)));
  pool.afterCreate = (connection, done) => {
    prepare(connection)
      .then(() => setUp(connection))
      .then(
        () => done(null, connection),
        (error: Error) => done(error),
      );
  };
  if (db.dialect.client !== 'sqlite') noteOutages(knex);
  await knex.destroy();
  knex.initialize();
}
