import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * How long a statement of what anybody may ask can take: the connections are few, and who waits for one waits for who has it.
 * PostgreSQL, MySQL and MariaDB end a statement themselves, as each connection is told; SQLite's long ones are ended with their
 * thread (sqlite-beside.ts).
 */

/** In seconds; of the present work, where it has one. */
const limits = new AsyncLocalStorage<number>();

/** Runs `work`, each statement of which may take so many seconds; 0 for as many as it takes. */
export function withTimeLimit<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  return seconds === 0 ? work() : limits.run(seconds, work);
}

/** In seconds, how long a statement of the present work may take; 0 for as long as it takes. */
export function currentTimeLimit(): number {
  return limits.getStore() ?? 0;
}

/** What a statement ends with that we have ended ourselves. */
export class OutOfTime extends Error {
  constructor() {
    super('The statement took longer than it may.');
  }
}

/** What a server is told, in its own words: for `seconds`, or as its operator has it. */
export interface LimitStatements {
  limit: (seconds: number) => string;
  reset: string;
}

export const limitStatements = {
  postgres: {
    limit: (seconds) => `set statement_timeout = ${seconds * 1000}`,
    reset: 'reset statement_timeout',
  },
  mysql: {
    limit: (seconds) => `set session max_execution_time = ${seconds * 1000}`,
    reset: 'set session max_execution_time = default',
  },
  mariadb: {
    limit: (seconds) => `set session max_statement_time = ${seconds}`,
    reset: 'set session max_statement_time = default',
  },
} satisfies Record<string, LimitStatements>;

const begin = /^\s*(begin|start\s+transaction)\b/i;
const end = /^\s*(commit|rollback(?!\s+to\b))\b/i;

/**
 * For one connection: the statement that has to go before `text`, so that it has the limit of the work that it belongs to;
 * null where it has it already. A transaction keeps the limit that it begins with: what is set within one may be rolled back.
 */
export function limitFollower({ limit, reset }: LimitStatements): (text: string) => string | null {
  let current = 0;
  let isInTransaction = false;
  return (text) => {
    const wanted = currentTimeLimit();
    const isChanged = !isInTransaction && wanted !== current;
    if (isChanged) current = wanted;
    if (begin.test(text)) isInTransaction = true;
    else if (end.test(text)) isInTransaction = false;
    if (!isChanged) return null;
    return wanted === 0 ? reset : limit(wanted);
  };
}

/** PostgreSQL: the statement was cancelled. */
const cancelled = '57014';
/** MariaDB's and MySQL's. */
const outOfTime = [1969, 3024];

/** Whether a statement had no more time, or no connection became free for it. */
export function isOutOfTime(error: unknown): boolean {
  if (error instanceof OutOfTime) return true;
  const { name, code, errno } = error as { name?: unknown; code?: unknown; errno?: unknown };
  return name === 'KnexTimeoutError' || code === cancelled || outOfTime.includes(errno as number);
}
