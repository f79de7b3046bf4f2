import type { Knex } from 'knex';
import { Problem } from '../domain/problem';

/*
 * A database that does not answer: no connection can be opened, or one is lost. A mail server or a payment provider fails
 * with the same codes, so an error counts only where a connection of the pool was asked for or ran a statement.
 */

const lostCodes = new Set([
  // The network and the driver.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // MySQL and MariaDB: the driver's, shut-down, too many connections, killed.
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_CONNECTION_KILLED',
  // PostgreSQL: shut-down, crash, not up yet, too many connections; what it says of lost connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
]);

/** What the drivers say without a code; Knex puts the statement before it. */
const lostWords =
  /(^| - )(Connection terminated|Client has encountered a connection error|Client was closed|Can't add new command when connection is in closed state)/;

/** Whether it says that a connection cannot be had, or is no more; only of what a database answered. */
export function isLostConnection(error: unknown): boolean {
  const { code, syscall, message } = error as Partial<Record<string, unknown>>;
  // A socket that is a file, and is not there.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string') return lostCodes.has(code);
  return typeof message === 'string' && lostWords.test(message);
}

const outages = new WeakSet<object>();
const metBy = new WeakSet<object>();

/** Whether it was thrown because the database does not answer. */
export function isOutage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && outages.has(error);
}

/** Whether the database failed to answer during this request, also where somebody has caught the error. */
export function hasMetOutage(request: object): boolean {
  return metBy.has(request);
}

/** What is answered meanwhile. A COMMIT whose answer was lost may have been carried out. */
export function outage(): Problem {
  return new Problem(
    'busy',
    'The database does not answer just now. Try again in a moment. What was to be written may be there already: look first.',
  );
}

/** In milliseconds: one line of the log is for all requests of that time. */
const quietTime = 10_000;

/** Tells the log of an outage and of its end, however many meet it. */
function createTeller() {
  let isDown = false;
  let toldAt = -Infinity;
  return {
    down(error: unknown) {
      isDown = true;
      if (Date.now() - toldAt < quietTime) return;
      toldAt = Date.now();
      const { code } = error as { code?: unknown };
      const why = typeof code === 'string' ? code : 'the connection was lost';
      strapi.log.error(`The database does not answer (${why}). Requests are answered 503.`);
    },
    up() {
      if (!isDown) return;
      isDown = false;
      strapi.log.info('The database answers again.');
    },
  };
}

/** Knex's client, as far as it opens connections and tells of statements that failed. */
interface Client {
  acquireConnection(): Promise<unknown>;
  on(event: 'query-error', listener: (error: unknown) => void): void;
}

/** Takes note of each outage where it is met. To be called once, while Strapi registers. */
export function noteOutages(knex: Knex): void {
  const client = knex.client as Client;
  const teller = createTeller();
  const note = (error: unknown) => {
    if (!isLostConnection(error)) return;
    outages.add(error as object);
    const request = (strapi.requestContext.get() as { req?: object } | undefined)?.req;
    if (request) metBy.add(request);
    teller.down(error);
  };
  const own = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    try {
      const connection = await own();
      teller.up();
      return connection;
    } catch (error) {
      note(error);
      throw error;
    }
  };
  // A transaction's client tells this one.
  client.on('query-error', note);
}
