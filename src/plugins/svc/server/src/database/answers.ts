import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { withTimeout } from '../lib/timeout';
import { askOver, connectionMaker } from './own-connection';
import { columns, driverOf, select, sql } from './sql';

/*
 * Whether the database answers. In a rush all connections of the pool may be held for seconds, and it answers all the
 * same: so it is asked over one of its own, one question at a time for all who want to know.
 */

export interface Probe {
  /** It never fails, and comes within {@link patience}. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** In seconds; longer than that nobody who balances load waits. */
const patience = 2;

/** SQLite is asked for a row: without one it would read no page of the file. */
const anyRow = sql`select ${columns('svc_event_listings', 'public_id')} from svc_event_listings limit 1`;

/** In milliseconds; one that is being opened longer than that is given up. */
const longestOpening = 30_000;

interface Link {
  connection: Promise<unknown>;
  since: number;
  isOpen: boolean;
}

/** Over a connection that is kept, and opened anew where it was lost. */
function createAsking(db: Knex) {
  const maker = connectionMaker(db);
  let link: Link | null = null;
  const open = (): Link => ({
    connection: maker.acquireRawConnection(),
    since: Date.now(),
    isOpen: false,
  });
  const drop = async () => {
    const dropped = link;
    link = null;
    const connection = await dropped?.connection.catch(() => null);
    if (connection) await maker.destroyRawConnection(connection).catch(() => undefined);
  };
  const ask = async () => {
    const asked = (link ??= open());
    const connection = await asked.connection;
    asked.isOpen = true;
    await askOver(db, connection, 'select 1');
  };
  /** One that is still being opened is left to who asks next: a long outage shall not make ever more of them. */
  const giveUp = async () => {
    const isOpening = link !== null && !link.isOpen;
    if (!isOpening || Date.now() - link!.since > longestOpening) await drop();
  };
  return { ask, drop, giveUp, isOpen: () => link !== null && link.isOpen };
}

export function createProbe(db: Knex): Probe {
  const { ask, drop, giveUp, isOpen } = createAsking(db);
  const askTheServer = async () => {
    // A connection that was kept may have ended since, and says nothing of the database.
    const isOld = isOpen();
    return ask().catch((error: unknown) => {
      void drop();
      if (isOld) return ask();
      throw error;
    });
  };
  const isSqlite = driverOf(db) === 'better-sqlite3';
  const askNow = async (): Promise<boolean> => {
    try {
      const question: Promise<unknown> = isSqlite ? select(db, anyRow) : askTheServer();
      await withTimeout(question, patience, 'The database does not answer.');
      return true;
    } catch {
      void giveUp();
      return false;
    }
  };
  let asked: Promise<boolean> | null = null;
  return { answers: () => (asked ??= askNow().finally(() => (asked = null))), close: drop };
}

const probes = new WeakMap<Core.Strapi, Probe>();

/** Whether the running service's database answers, within two seconds. */
export function databaseAnswers(): Promise<boolean> {
  const probe = probes.get(strapi) ?? createProbe(strapi.db.connection);
  probes.set(strapi, probe);
  return probe.answers();
}

export async function closeProbe(): Promise<void> {
  await probes.get(strapi)?.close();
  probes.delete(strapi);
}
