import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import knex from 'knex';
import { appDir, benchDir, serviceEnvironment, sqliteSettings } from '../environment';

/** What an engine is called in the report. */
export type EngineTitle = 'SQLite' | 'PostgreSQL' | 'MariaDB';

/** An empty database of the run's own. */
export interface SellingDatabase {
  name: EngineTitle;
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

interface ServerKind {
  name: EngineTitle;
  client: 'postgres' | 'mysql';
  driver: 'pg' | 'mysql2';
  /** The address of another server than the usual local one. */
  given: string | undefined;
  local: string;
  /** After the name of the database. */
  drop: string;
}

const postgres: ServerKind = {
  name: 'PostgreSQL',
  client: 'postgres',
  driver: 'pg',
  given: process.env.TEST_POSTGRES_URL,
  local: 'postgres://postgres@127.0.0.1:5432/postgres',
  drop: 'with (force)',
};

const mariadb: ServerKind = {
  name: 'MariaDB',
  client: 'mysql',
  driver: 'mysql2',
  given: process.env.TEST_MYSQL_URL,
  local: 'mysql://root@127.0.0.1:3306/test',
  drop: '',
};

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

async function onServer(driver: string, server: string, statement: string, name: string) {
  const db = knex({ client: driver, connection: server, pool: { min: 0, max: 1 } });
  try {
    await db.raw(statement, [name]);
  } finally {
    await db.destroy();
  }
}

/** On the server that the environment names, else on the usual local one; null where there is none. */
async function makeOn({ name, client, driver, given, local, drop }: ServerKind) {
  const server = given || local;
  if (!given && !(await answers(server))) return null;
  const database = `svc_bench_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`;
  await onServer(driver, server, 'create database ??', database);
  const address = new URL(server);
  address.pathname = `/${database}`;
  return {
    name,
    settings: { DATABASE_CLIENT: client, DATABASE_URL: address.href },
    drop: () => onServer(driver, server, `drop database if exists ?? ${drop}`, database),
  } satisfies SellingDatabase;
}

const makers: Record<EngineTitle, () => Promise<SellingDatabase | null>> = {
  SQLite: () => Promise.resolve(makeSqlite()),
  PostgreSQL: () => makeOn(postgres),
  MariaDB: () => makeOn(mariadb),
};

/** What comes of `work` on each of the databases, as far as there are such, one after the other; and what is to be said of the rest. */
export async function onEachDatabase<T>(
  work: (database: SellingDatabase) => Promise<T>,
  engines: EngineTitle[] = ['SQLite', 'PostgreSQL'],
) {
  const results: T[] = [];
  const remarks: string[] = [];
  for (const engine of engines) {
    const database = await makers[engine]();
    if (!database) {
      remarks.push(`${engine}: not measured, because no server answers.`);
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

/** Makes so many events in an empty database. */
export function fillDatabase({ name, settings }: SellingDatabase, events: number): void {
  console.log(`Making ${events} events on ${name} …`);
  const seed = path.join(appDir, 'dist/scripts/seed.js');
  execFileSync(process.execPath, [seed, `--events=${events}`], {
    cwd: appDir,
    env: serviceEnvironment(settings),
    stdio: 'ignore',
  });
}
