import knex, { type Knex } from 'knex';
import { addressOf, type Engine, serverAddress } from './engine';

const server = () => serverAddress('TEST_POSTGRES_URL');

async function onServer<T>(work: (db: Knex) => Promise<T>): Promise<T> {
  const db = knex({ client: 'pg', connection: server(), pool: { min: 0, max: 1 } });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export const postgres: Engine = {
  async create(name) {
    await onServer((db) => db.raw('CREATE DATABASE ??', [name]));
  },

  async copy(template, name) {
    await onServer((db) => db.raw('CREATE DATABASE ?? TEMPLATE ??', [name, template]));
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
