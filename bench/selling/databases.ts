import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import knex from 'knex';
import { benchDir, sqliteSettings } from '../environment';

/** An empty database of the run's own. */
export interface SellingDatabase {
  name: 'SQLite' | 'PostgreSQL';
  settings: Record<string, string>;
  drop(): Promise<void>;
}

function makeSqlite(): SellingDatabase {
  const file = path.join(benchDir, 'selling.db');
  const remove = () => {
    for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
  };
  mkdirSync(benchDir, { recursive: true });
  remove();
  return {
    name: 'SQLite',
    settings: sqliteSettings(file),
    drop: () => Promise.resolve(remove()),
  };
}

const localServer = 'postgres://postgres@127.0.0.1:5432/postgres';

async function answers(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function onServer(server: string, statement: string, name: string): Promise<void> {
  const db = knex({ client: 'pg', connection: server, pool: { min: 0, max: 1 } });
  try {
    await db.raw(statement, [name]);
  } finally {
    await db.destroy();
  }
}

/** On the server of `TEST_POSTGRES_URL`, else on the usual local one; null where there is none. */
async function makePostgres(): Promise<SellingDatabase | null> {
  const given = process.env.TEST_POSTGRES_URL;
  const server = given || localServer;
  if (!given && !(await answers(server))) return null;
  const name = `svc_bench_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`;
  await onServer(server, 'create database ??', name);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_CLIENT: 'postgres', DATABASE_URL: address.href },
    drop: () => onServer(server, 'drop database if exists ?? with (force)', name),
  };
}

/** What comes of `work` on each database that there is, one after the other, and what is to be said of the rest. */
export async function onEachDatabase<T>(work: (database: SellingDatabase) => Promise<T>) {
  const results: T[] = [];
  const remarks: string[] = [];
  for (const make of [() => Promise.resolve(makeSqlite()), makePostgres]) {
    const database = await make();
    if (!database) {
      remarks.push('PostgreSQL: not measured, because no server answers.');
      continue;
    }
    try {
      results.push(await work(database));
    } finally {
      await database.drop();
    }
  }
  return { results, remarks };
}
