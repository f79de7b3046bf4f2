import type { Environment } from '../environment';

/** A database server (or SQLite) that tests make short-lived databases on. */
export interface Engine {
  /** An empty database. */
  create(name: string): Promise<void>;
  /** A database with everything the template has, which nobody is connected to. */
  copy(template: string, name: string): Promise<void>;
  /** Gone, whoever is still connected. */
  drop(name: string): Promise<void>;
  /** The names of the databases that begin with `prefix`. */
  list(prefix: string): Promise<string[]>;
  /** What a service needs to use the database. */
  environment(name: string): Environment;
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
