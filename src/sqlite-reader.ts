import Database from 'better-sqlite3';
import type { Core } from '@strapi/strapi';
import { setUpConnection } from './sqlite';
import { settings } from './strapi';

/*
 * SQLite has one connection for all that writes, and whoever needs it waits for the transaction that has it. Public
 * reads have one of their own: under WAL they see what is committed and wait for nobody.
 */

const readers = new WeakMap<Core.Strapi, Database>();

/** The running service's connection for reading; opened at the first read, when the database is there. */
export function sqliteReader(): Database {
  const open = readers.get(strapi);
  if (open) return open;
  const options = { readonly: true, fileMustExist: true } as const;
  const reader = new Database(settings().database.filename, options);
  setUpConnection(reader);
  readers.set(strapi, reader);
  return reader;
}

export function closeSqliteReader(): void {
  readers.get(strapi)?.close();
  readers.delete(strapi);
}
