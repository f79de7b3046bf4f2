import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { addressOf, connect, type Engine, serverAddress } from './engine';

const server = () => serverAddress('TEST_POSTGRES_URL');

async function onServer<T>(work: (db: Knex) => Promise<T>, address = server()): Promise<T> {
  const db = connect({ client: 'pg', connection: address, pool: { min: 0, max: 1 } });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

interface Connection {
  query(statements: string): Promise<unknown>;
}

/** Many statements in one text. Not by Knex, which would look for bindings in them. */
async function query(db: Knex, statements: string): Promise<void> {
  const client = db.client as {
    acquireConnection(): Promise<Connection>;
    releaseConnection(connection: Connection): Promise<void>;
  };
  const connection = await client.acquireConnection();
  try {
    await connection.query(statements);
  } finally {
    await client.releaseConnection(connection);
  }
}

/** What a test has committed would be lost only if the server itself died, and no test kills that. */
async function commitWithoutWaiting(db: Knex, name: string): Promise<void> {
  await db.raw('ALTER DATABASE ?? SET synchronous_commit = off', [name]);
}

export const postgres: Engine = {
  async create(name) {
    await onServer(async (db) => {
      await db.raw('CREATE DATABASE ??', [name]);
      await commitWithoutWaiting(db, name);
    });
  },

  async copy(template, name) {
    await onServer(async (db) => {
      await db.raw('CREATE DATABASE ?? TEMPLATE ??', [name, template]);
      await commitWithoutWaiting(db, name);
    });
  },

  async dump(name) {
    const options = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges'];
    const { stdout } = await promisify(execFile)(
      'pg_dump',
      [...options, addressOf(server(), name)],
      { encoding: 'buffer', maxBuffer: 2 ** 28 },
    );
    return stdout;
  },

  async restore(name, dump) {
    await postgres.create(name);
    // Lines that begin with a backslash are for psql, not for the server.
    const statements = dump.toString().replace(/^\\(un)?restrict .*$/gm, '');
    await onServer((db) => query(db, statements), addressOf(server(), name));
  },

  async drop(name) {
    await onServer((db) => db.raw('DROP DATABASE IF EXISTS ?? WITH (FORCE)', [name]));
  },

  async list(prefix) {
    const names = await onServer((db) =>
      db('pg_database').whereLike('datname', `${prefix}%`).pluck<string[]>('datname'),
    );
    return names;
  },

  environment(name) {
    return { DATABASE_CLIENT: 'postgres', DATABASE_URL: addressOf(server(), name) };
  },
};
