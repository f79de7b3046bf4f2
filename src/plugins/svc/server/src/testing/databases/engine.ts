import type { Knex } from 'knex';
/** Variables by their names. */
export type Environment = Record<string, string>;
import { natively } from '../natively';

/** A database server (or SQLite) that tests make short-lived databases on. */
export interface Engine {
  /** An empty database. */
  create(name: string): Promise<void>;
  /** A database with everything the template has, which nobody is connected to. */
  copy(template: string, name: string): Promise<void>;
  /** Everything that a database has, schema and rows. Asks for the server's own program that makes dumps. */
  dump(name: string): Promise<Buffer>;
  /** A database with what a dump says. Needs no program but the driver. */
  restore(name: string, dump: Buffer): Promise<void>;
  /** Gone, whoever is still connected. */
  drop(name: string): Promise<void>;
  /** The names of the databases that begin with `prefix`. */
  list(prefix: string): Promise<string[]>;
  /** What a service needs to use the database. */
  environment(name: string): Environment;
}

/** A connection of the harness's own. By Node's `require`: Jest would load Knex anew for every test file. */
export function connect(configuration: Knex.Config): Knex {
  return natively<typeof import('knex').knex>('knex')(configuration);
}

/** The server's address, pointing at another database on it. */
export function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** The server's address from the variable that has it. */
export function serverAddress(variable: string): string {
  const address = process.env[variable];
  if (!address) throw new Error(`${variable} must be the address of a database server.`);
  return address;
}
