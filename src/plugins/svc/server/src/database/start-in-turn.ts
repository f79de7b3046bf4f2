import type { Knex } from 'knex';
import { type Driver, driverOf } from './sql';

/*
 * Processes that start at once on a database without tables would all make them, and all but one fail. So they start one
 * after the other; a process that dies lets go of its turn with its connection.
 */

interface Turn {
  take: string;
  give: string;
}

/** Names of locks are the whole server's on MySQL and MariaDB, and have at most 64 letters; an hour is longer than any start. */
const mysqlName = `concat('svc start ', sha1(database()))`;

/** SQLite has one process at a time that writes, and no such lock. */
const turns: Partial<Record<Driver, Turn>> = {
  pg: {
    take: `select pg_advisory_lock(hashtext('svc start'))`,
    give: `select pg_advisory_unlock(hashtext('svc start'))`,
  },
  mysql2: {
    take: `select get_lock(${mysqlName}, 3600)`,
    give: `select release_lock(${mysqlName})`,
  },
};

interface Client {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/** Runs `start` while no other process on the same database runs its own. Takes a connection meanwhile. */
export async function startInTurn(db: Knex, start: () => Promise<void>): Promise<void> {
  const turn = turns[driverOf(db)];
  if (!turn) return start();
  const client = db.client as Client;
  const connection = await client.acquireConnection();
  try {
    await db.raw(turn.take).connection(connection);
    await start();
    await db.raw(turn.give).connection(connection);
  } finally {
    await client.releaseConnection(connection);
  }
}
