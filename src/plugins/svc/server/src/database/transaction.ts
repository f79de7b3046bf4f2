import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isOutage } from './outage';

/*
 * Transactions as the host runs them, with what it lacks: work inside one is found from anywhere within, what follows a
 * commit cannot end the process, and a transaction that the database ends for the sake of another is tried again.
 */

/** The transaction that the present work belongs to, be it begun here or by the host. */
const currentTransaction = new AsyncLocalStorage<Knex.Transaction>();

interface HostTransaction {
  trx: Knex.Transaction;
  onCommit(hook: () => unknown): void;
  onRollback(hook: () => unknown): void;
}

type Run = (work?: (host: HostTransaction) => unknown) => Promise<unknown>;

function hostTransactions(): { transaction: Run } {
  return strapi.db as unknown as { transaction: Run };
}

/** Calls the hook; what it throws, now or later, is logged, also where the service has stopped by then. */
function isolated(moment: string, hook: () => unknown) {
  const { log } = strapi;
  return async (): Promise<void> => {
    try {
      await hook();
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error(`A hook after the ${moment} failed: ${reason}`);
    }
  };
}

/**
 * Changes how the host runs a transaction, for everybody who uses it. The host calls what is to follow a commit without
 * waiting for it, so that a rejection is nobody's and ends the process
 * (https://github.com/strapi/strapi/blob/v5.54.0/packages/core/database/src/transaction-context.ts).
 */
export function isolateTransactionHooks(): void {
  const db = hostTransactions();
  const own = db.transaction.bind(db);
  db.transaction = (work) => {
    if (!work) return own();
    return own((host) => {
      const given = {
        ...host,
        onCommit: (hook: () => unknown) => host.onCommit(isolated('commit', hook)),
        onRollback: (hook: () => unknown) => host.onRollback(isolated('rollback', hook)),
      };
      if (currentTransaction.getStore() === host.trx) return work(given);
      failWithCommit(host.trx);
      return withFirstError(host.trx, () => currentTransaction.run(host.trx, () => work(given)));
    });
  };
}

/** knex resolves a COMMIT that has failed, and tells so elsewhere: to the host it would have succeeded. */
function failWithCommit(trx: Knex.Transaction): void {
  const own = trx.commit.bind(trx);
  const commit = async (value?: unknown) => {
    await own(value);
    await trx.executionPromise;
  };
  Object.assign(trx, { commit });
}

/** PostgreSQL, of every statement that follows one that failed. */
const aborted = new Set(['25P02']);

/** Whether it says less than the error of the database that was first: it follows from that one, or was made of it. */
function isLessSpecific(error: unknown, first: unknown): boolean {
  if (hasCodeIn(aborted, error)) return true;
  const saysMore = isRetryable(first) || isOutage(first);
  return saysMore && (error as { code?: unknown }).code === undefined;
}

/**
 * Runs `work`; where it fails because a statement has, it fails with the error of that one. The host cleans up after a
 * statement that failed, which fails too, and makes errors of its own of those of the database.
 */
async function withFirstError(trx: Knex.Transaction, work: () => unknown): Promise<unknown> {
  let first: unknown;
  const keep = (error: unknown) => {
    first ??= error;
  };
  trx.on('query-error', keep);
  try {
    return await work();
  } catch (error) {
    throw first && isLessSpecific(error, first) ? first : error;
  } finally {
    trx.removeListener('query-error', keep);
  }
}

interface EntryEvent {
  entry?: unknown;
}

/**
 * The host reads an entry again to tell its listeners, after the commit. Somebody may have deleted it by then: such an
 * event is left out, as its listeners expect an entry.
 */
export function skipEventsOfDeletedEntries(): void {
  const hub = strapi.eventHub;
  const own = hub.emit.bind(hub);
  hub.emit = async (name: string, ...payload: unknown[]) => {
    const [event] = payload as [EntryEvent | undefined];
    if (name.startsWith('entry.') && event?.entry === null) return;
    await own(name, ...payload);
  };
}

/**
 * The database, as the present work sees it: inside a transaction that transaction, else the pool of connections. So no
 * transaction waits for a connection that it holds itself.
 */
export function database(): Knex {
  const trx = currentTransaction.getStore();
  return trx && !trx.isCompleted() ? trx : strapi.db.connection;
}

/**
 * Runs `work` in a transaction, which the Document Service and the query engine join; inside another transaction it
 * joins that one. All of it happens, or nothing.
 */
export function transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return hostTransactions().transaction(({ trx }) => work(trx)) as Promise<T>;
}

/**
 * For what moves money: what has been paid cannot be rolled back, and nobody would know of it.
 * @throws Error inside a transaction
 */
export function assertNoTransaction(what: string): void {
  if (!strapi.db.inTransaction()) return;
  throw new Error(
    `${what} asks a payment provider and cannot run inside a transaction: call it after the commit.`,
  );
}

const retryable = new Set([
  // PostgreSQL: serialization failure, deadlock.
  '40001',
  '40P01',
  // MySQL and MariaDB: the record has changed since it was read, lock wait time-out, deadlock.
  'ER_CHECKREAD',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  // Another process writes to the file.
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]);

/** What a row refers to was deleted in between: who looks again finds it gone, and can say so. */
const foreignKeyViolations = new Set([
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  '23503',
  'ER_NO_REFERENCED_ROW',
  'ER_NO_REFERENCED_ROW_2',
]);

const uniqueViolations = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505', 'ER_DUP_ENTRY']);

function hasCodeIn(codes: Set<string>, error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && codes.has(code);
}

/** Whether the database asks for the transaction to be tried again. */
export function isRetryable(error: unknown): boolean {
  return hasCodeIn(retryable, error);
}

/** Whether a unique index objected; the transaction is then to be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCodeIn(uniqueViolations, error);
}

/** In all, also where the database asks for more. */
const attempts = 8;
/** Where a foreign key objects: once for who was in between, once more for another. */
const attemptsOfReferences = 3;

function shouldRetry(attempt: number, error: unknown): boolean {
  if (isRetryable(error)) return attempt < attempts;
  return hasCodeIn(foreignKeyViolations, error) && attempt < attemptsOfReferences;
}

/**
 * Does `work` again, a few times, when the database ends it for the sake of another: of each statement that stands for itself,
 * what it has done before must do no harm a second time.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (strapi.db.inTransaction() || !shouldRetry(attempt, error)) throw error;
      // At random, so that those who met do not meet again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/**
 * A {@link transaction} that is tried again, a few times, when the database ends it for the sake of another: `work`
 * must do nothing but write to this database. Inside another transaction it is simply part of that one.
 */
export function retriedTransaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return retried(() => transaction(work));
}

/** Ends a {@link tryTransaction}. */
class GivenUp extends Error {}

/**
 * A {@link retriedTransaction} that `work` may give up by answering null: then nothing of it has happened, and null is
 * answered. For whoever finds in the middle of it that somebody else was faster.
 * @throws Error where work is given up inside another transaction, which would have to be rolled back with it
 */
export async function tryTransaction<T>(
  work: (trx: Knex.Transaction) => Promise<T | null>,
): Promise<T | null> {
  try {
    return await retriedTransaction(async (trx) => {
      const result = await work(trx);
      if (result === null) throw new GivenUp('This transaction was given up.');
      return result;
    });
  } catch (error) {
    if (error instanceof GivenUp && !strapi.db.inTransaction()) return null;
    throw error;
  }
}
