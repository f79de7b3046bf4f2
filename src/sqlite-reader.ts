import Database from 'better-sqlite3';
import type { Core } from '@strapi/strapi';
import { setUpConnection } from './sqlite';
import { settings } from './strapi';

/*
 * SQLite has one connection for all that writes, and whoever needs it waits for the transaction that has it. Public
 * reads have one of their own: under WAL they see what is committed and wait for nobody.
 */

interface Reader {
  connection: Database;
  dataVersion: ReturnType<Database['prepare']>;
}

const readers = new WeakMap<Core.Strapi, Reader>();

/** The running service's connection for reading; opened at the first read, when the database is there. */
function reader(): Reader {
  const open = readers.get(strapi);
  if (open) return open;
  const options = { readonly: true, fileMustExist: true } as const;
  const connection = new Database(settings().database.filename, options);
  setUpConnection(connection);
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
  if (settings().database.client !== 'sqlite') return null;
  const [row] = reader().dataVersion.all([]) as { data_version: number }[];
  return row!.data_version;
}

export function closeSqliteReader(): void {
  readers.get(strapi)?.connection.close();
  readers.delete(strapi);
}
