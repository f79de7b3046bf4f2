import Database from 'better-sqlite3';
import { Client } from 'pg';
import { configureConnection, type SqliteConnection } from '#svc/database/sqlite';
import type { EngineName } from './shop';

export type Value = string | number | Date | null;

/** One connection, which prepares each statement once. `?` stands for a value. */
export interface Connection {
  /** The ids that the statement returns. */
  run(text: string, values?: Value[]): Promise<number[]>;
}

type Found = { id: number }[];

/** The driver as whoever writes needs it; the service has declared as much of it as its reader uses. */
interface Writer extends SqliteConnection {
  prepare(text: string): {
    /** Whether it returns rows. */
    reader: boolean;
    all(values: unknown[]): unknown[];
    run(values: unknown[]): { lastInsertRowid: number | bigint };
  };
}

const openWriter = (file: string) =>
  new (Database as unknown as new (filename: string) => Writer)(file);

/** What is made of a statement, made once. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}

/** As config/database.ts has it. */
function connectToSqlite(): Promise<Connection> {
  const database = openWriter(process.env.DATABASE_FILENAME!);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  configureConnection(database, 8);
  const prepare = remembered((text) => database.prepare(text));
  const native = (value: Value) => (value instanceof Date ? value.getTime() : value);
  return Promise.resolve({
    run(text, values = []) {
      const statement = prepare(text);
      if (statement.reader) {
        return Promise.resolve((statement.all(values.map(native)) as Found).map(({ id }) => id));
      }
      statement.run(values.map(native));
      return Promise.resolve([]);
    },
  });
}

async function connectToPostgres(): Promise<Connection> {
  const client = new Client({ connectionString: process.env.DATABASE_URL! });
  await client.connect();
  let statements = 0;
  const prepare = remembered((text) => {
    let place = 0;
    return { name: `s${(statements += 1)}`, text: text.replaceAll('?', () => `$${(place += 1)}`) };
  });
  return {
    async run(text, values = []) {
      const { rows } = await client.query({ ...prepare(text), values });
      return (rows as Found).map(({ id }) => id);
    },
  };
}

export const connectors: Record<EngineName, () => Promise<Connection>> = {
  sqlite: connectToSqlite,
  postgres: connectToPostgres,
};
