import type Database from 'better-sqlite3';
import type { Core } from '@strapi/strapi';
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

/** @param cacheMb what it may keep of the file in memory; SQLite's own are 2 */
export function configureConnection(connection: SqliteConnection, cacheMb: number): void {
  connection.pragma('busy_timeout = 5000');
  connection.pragma(`cache_size = -${cacheMb * 1024}`);
  // 32 MB instead of 4: moving pages from the log into the file costs more than writing them, and hot ones move once.
  connection.pragma('wal_autocheckpoint = 8000');
  // SQLite's own knows ASCII only; an address is found in letters of either case, as the other engines find it.
  connection.function('lower', { deterministic: true }, (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  cacheStatements(connection);
}

/**
 * SQLite has one connection for all that writes, and whoever needs it waits for the transaction that has it. Public
 * reads have one of their own: under WAL they see what is committed and wait for nobody.
 */
interface Reader {
  connection: Database;
  dataVersion: ReturnType<Database['prepare']>;
}

/** Knex's client: the driver that it has loaded, so that other databases need no package for SQLite. */
interface Client {
  driver: typeof Database;
  config: { connection: { filename: string } };
}

const readers = new WeakMap<Core.Strapi, Reader>();

/** The running service's connection for reading; opened at the first read, when the database is there. */
function reader(): Reader {
  const open = readers.get(strapi);
  if (open) return open;
  const options = { readonly: true, fileMustExist: true } as const;
  const { driver: Driver, config } = strapi.db.connection.client as Client;
  const connection = new Driver(config.connection.filename, options);
  // The pages that lists begin with stay in memory.
  configureConnection(connection, 16);
  const opened = { connection, dataVersion: connection.prepare('pragma data_version') };
  readers.set(strapi, opened);
  return opened;
}

export function sqliteReader(): Database {
  return reader().connection;
}

/**
 * A number that is another one as soon as anybody, in whichever process, has committed a change of the database; null
 * on the engines where only a query could tell. It reads no table and takes some microseconds.
 */
export function committedVersion(): number | null {
  if (strapi.db.dialect.client !== 'sqlite') return null;
  const [row] = reader().dataVersion.all([]) as { data_version: number }[];
  return row!.data_version;
}

export function closeSqliteReader(): void {
  readers.get(strapi)?.connection.close();
  readers.delete(strapi);
}
