import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Environment } from '#svc/testing/databases/engine';
import { engine, engineName, nameDatabase } from '#svc/testing/databases/index';
import { stopEverything } from '#svc/testing/cleanup';
import { spawnService, startService } from '../support';
import { beginService } from '../support/spawn-service';

/* Processes that are started at once on a database in which there is nothing yet. */

afterEach(stopEverything);

/** A database with nothing in it, and what a service needs to use it. */
async function emptyDatabase() {
  const { env } = await startService();
  const name = nameDatabase(process.env.SVC_TEST_RUN!);
  await engine().create(name);
  return { name, env: { ...env, ...engine().environment(name) } };
}

const testOfServers = engineName() === 'sqlite' ? test.skip : test;

testOfServers(
  'two processes that start at once on an empty database make it together, and all serve',
  async () => {
    const { name, env } = await emptyDatabase();
    const services = await Promise.all([1, 2].map(() => spawnService(env)));
    for (const { call } of services) {
      expect(await call('GET', 'svc/events/v1/events')).toMatchObject({ status: 200, body: [] });
    }
    await Promise.all(services.map((one) => one.stop()));
    await engine().drop(name);
  },
  240_000,
);

/** Whether a process has its turn to start. */
const hasTurn = {
  sqlite: '',
  postgres: `select count(*) as turns from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  mysql: `select is_used_lock(concat('svc start ', sha1(database()))) is not null as turns`,
}[engineName()];

/** A connection of the test's own to a database. */
const connectTo = ({ DATABASE_URL }: Environment) =>
  connect({
    client: engineName() === 'postgres' ? 'pg' : 'mysql2',
    connection: DATABASE_URL,
    pool: { min: 0, max: 1 },
  });

async function untilOneHasItsTurn(env: Environment): Promise<void> {
  const db = connectTo(env);
  for (let turns = 0; turns === 0; await sleep(20)) {
    const answer = (await db.raw(hasTurn)) as { rows: { turns: unknown }[] } & {
      turns: unknown;
    }[][];
    turns = Number((engineName() === 'postgres' ? answer.rows : answer[0]!)[0]!.turns);
  }
  await db.destroy();
}

/** A process that begins to start, and stands still as soon as it has its turn. */
async function standStillInItsTurn(env: Environment): Promise<ChildProcess> {
  const { process: child } = await beginService(env);
  await untilOneHasItsTurn(env);
  child.kill('SIGSTOP');
  return child;
}

/** What an operator may have said of all statements, and of waiting for locks. */
async function endLongStatements(name: string, env: Environment): Promise<void> {
  if (engineName() !== 'postgres') return;
  const db = connectTo(env);
  await db.raw('alter database ?? set lock_timeout = 3000', [name]);
  await db.destroy();
}

testOfServers(
  'a process waits as long as another has its turn, and says so; where that one dies it serves',
  async () => {
    const { name, env } = await emptyDatabase();
    await endLongStatements(name, env);
    const first = await standStillInItsTurn(env);
    const second = await beginService(env);
    while (!second.printed().includes('waits for another process to start')) await sleep(100);
    first.kill('SIGKILL');
    await second.served();
    expect(await second.call('GET', 'svc/events/v1/events')).toMatchObject({
      status: 200,
      body: [],
    });
    await second.stop();
    await engine().drop(name);
  },
  240_000,
);
