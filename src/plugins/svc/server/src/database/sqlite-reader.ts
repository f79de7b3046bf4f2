import type Database from 'better-sqlite3';
import type { Core } from '@strapi/strapi';
import { configureConnection } from './sqlite';

/*
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
  configureConnection(connection);
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
