import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { askOver, connectionMaker } from './own-connection';
import { type Driver, driverOf } from './sql';

/*
 * Processes that start at once on a database without tables would all make them, and all but one fail. So they start one
 * after the other; a process that dies lets go of its turn with its connection.
 */

/** Names of locks are the whole server's on MySQL and MariaDB, and have at most 64 letters. */
const mysqlName = `concat('svc start ', sha1(database()))`;

/**
 * What takes the turn, if nobody has it: a statement that waited for it would be ended by what a database says of how
 * long statements may last. SQLite has one process at a time that writes, and no such lock.
 */
const takes: Partial<Record<Driver, string>> = {
  pg: `select pg_try_advisory_lock(hashtext('svc start')) as taken`,
  // 0 where somebody else has it, null where that cannot be told.
  mysql2: `select get_lock(${mysqlName}, 0) as taken`,
};

/** How one waits, in seconds. */
export interface Patience {
  /** Between two tries. */
  pause: number;
  /** Until the log says so. */
  silent: number;
  /** In all. */
  most: number;
}

/** An hour is longer than any start. */
const usual: Patience = { pause: 0.5, silent: 10, most: 60 * 60 };

async function waitForTurn(
  take: () => Promise<boolean>,
  { pause, silent, most }: Patience,
): Promise<void> {
  let waited = 0;
  let hasTold = false;
  while (!(await take())) {
    if (waited >= most) {
      throw new Error(
        'Another process has been starting on this database all the time. End it, or see in its log what it waits for.',
      );
    }
    if (!hasTold && waited >= silent) {
      hasTold = true;
      strapi.log.info('This process waits for another process to start on the same database.');
    }
    await sleep(pause * 1000);
    waited += pause;
  }
}

/**
 * Runs `start` while no other process on the same database runs its own. What it takes its turn by is a connection
 * outside the pool, which ends with it.
 * @throws Error where the others take too long
 */
export async function startInTurn(
  db: Knex,
  start: () => Promise<void>,
  patience = usual,
): Promise<void> {
  const text = takes[driverOf(db)];
  if (!text) return start();
  const maker = connectionMaker(db);
  const connection = await maker.acquireRawConnection();
  try {
    await waitForTurn(async () => {
      const [row] = await askOver<{ taken: unknown }>(db, connection, text);
      return Boolean(row?.taken);
    }, patience);
    await start();
  } finally {
    await maker.destroyRawConnection(connection).catch(() => undefined);
  }
}
