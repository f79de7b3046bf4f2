import { setImmediate as soon } from 'node:timers/promises';
import { withTimeout } from '../lib/timeout';
import type { ConnectionMaker } from './own-connection';

/*
 * Which transactions of PostgreSQL are visible at this moment, as a text: another one after each commit, of whichever
 * process, and never the same again while a connection lasts. What a crash of the server takes with it, it takes the
 * connection with, and what is said over the next one is another text.
 */

export interface Connection {
  query(question: object): Promise<{ rows: [string][] }>;
  once(event: 'end' | 'error', listener: () => void): unknown;
}

export interface PostgresState {
  /** The state at a moment after the call; null where nobody can tell just now. It never fails. */
  ask(): Promise<string | null>;
  close(): Promise<void>;
}

/** In seconds. */
const patience = 1;
const restAfterFailure = 5;

const question = {
  name: 'svc_state',
  text: 'select pg_current_snapshot()::text',
  rowMode: 'array',
};

interface Link {
  connection: Connection;
  /** Which one it is. */
  number: number;
}

/** One connection at a time, opened anew where it was lost. */
function createLinks(maker: ConnectionMaker<Connection>) {
  let current: Link | null = null;
  let opening: Promise<unknown> | null = null;
  let isClosed = false;
  let restsUntil = 0;
  let count = 0;
  const forget = (link: Link) => {
    if (current === link) current = null;
  };
  const drop = (link: Link) => {
    forget(link);
    return maker.destroyRawConnection(link.connection).catch(() => undefined);
  };
  const rest = () => {
    restsUntil = Date.now() + restAfterFailure * 1000;
  };
  const open = async () => {
    const link = { connection: await maker.acquireRawConnection(), number: (count += 1) };
    link.connection.once('end', () => forget(link));
    link.connection.once('error', () => forget(link));
    current = link;
  };
  return {
    /** Null until it is open: nobody waits for that. */
    current(): Link | null {
      if (!current && !opening && !isClosed && Date.now() >= restsUntil)
        opening = open()
          .catch(rest)
          .finally(() => (opening = null));
      return current;
    },
    fail(link: Link) {
      rest();
      void drop(link);
    },
    async close() {
      isClosed = true;
      await opening;
      if (current) await drop(current);
    },
  };
}

export function createPostgresState(maker: ConnectionMaker<Connection>): PostgresState {
  const links = createLinks(maker);
  const askNow = async (): Promise<string | null> => {
    const link = links.current();
    if (!link) return null;
    try {
      const asked = link.connection.query(question);
      const { rows } = await withTimeout(asked, patience, 'The database does not tell its state.');
      return `${link.number} ${rows[0]![0]}`;
    } catch {
      links.fail(link);
      return null;
    }
  };
  /** The query that has been sent. */
  let sent: Promise<unknown> = Promise.resolve();
  /** The one that will be: it is for all that ask until then. */
  let next: Promise<string | null> | null = null;
  const askOnce = async () => {
    await Promise.all([soon(), sent]);
    next = null;
    const asked = askNow();
    sent = asked;
    return asked;
  };
  return { ask: () => (next ??= askOnce()), close: () => links.close() };
}
