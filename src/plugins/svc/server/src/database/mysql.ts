import { limitFollower, type LimitStatements, limitStatements } from './time-limit';

/** What knex asks of a connection of the driver. */
interface Query {
  sql: string;
}

type Done = (error: Failure | null, ...answer: unknown[]) => void;
type RunQuery = (query: string | Query, ...rest: unknown[]) => unknown;

export interface MysqlConnection {
  query: RunQuery;
}

interface Waiting {
  query: string | Query;
  values: unknown[];
  done: Done;
}

const begin = /^\s*(begin|start\s+transaction)\b/i;
const commit = /^\s*commit\b/i;
const rollback = /^\s*rollback\b(?!\s+to\b)/i;

/** The server has ended the transaction by itself: all that was written in it is gone. */
const endings = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD']);

type Failure = Error & { code?: string };

function textOf(query: string | Query): string {
  return typeof query === 'string' ? query : query.sql;
}

/** One of its own for each statement, as knex writes the statement into it. */
function copyOf(failure: Failure): Failure {
  return Object.assign(new Error(failure.message), failure);
}

/** One statement after the other, so that the next one can be refused when this one has failed. */
class Statements {
  private readonly waiting: Waiting[] = [];
  private isRunning = false;
  private isInTransaction = false;
  /** Why the server has ended the transaction that the client still has. */
  private ended: Failure | null = null;

  constructor(
    private readonly run: RunQuery,
    private readonly limitBefore: (text: string) => string | null,
  ) {}

  add(statement: Waiting): void {
    const limit = this.limitBefore(textOf(statement.query));
    if (limit) this.waiting.push({ query: limit, values: [], done: () => undefined });
    this.waiting.push(statement);
    this.next();
  }

  private next(): void {
    if (this.isRunning) return;
    const statement = this.waiting.shift();
    if (!statement) return;
    this.isRunning = true;
    const settle: Done = (error, ...answer) => {
      this.follow(textOf(statement.query), error);
      this.isRunning = false;
      try {
        statement.done(error, ...answer);
      } finally {
        this.next();
      }
    };
    try {
      this.send(statement, settle);
    } catch (error) {
      process.nextTick(settle, error as Failure);
    }
  }

  private send({ query, values }: Waiting, settle: Done): void {
    const text = textOf(query);
    const { ended } = this;
    if (!ended || begin.test(text) || rollback.test(text)) this.run(query, ...values, settle);
    // What was to be committed is not there any more.
    else if (commit.test(text)) this.run('rollback', () => settle(copyOf(ended)));
    else process.nextTick(settle, copyOf(ended));
  }

  /** What a statement makes of the transaction. */
  private follow(text: string, error: Failure | null): void {
    if (commit.test(text) || rollback.test(text)) this.isInTransaction = false;
    else if (begin.test(text) && !error) this.isInTransaction = true;
    else if (this.isInTransaction && endings.has(error?.code ?? '')) this.ended ??= error;
    if (!this.isInTransaction || begin.test(text)) this.ended = null;
  }
}

/**
 * A deadlock ends the whole transaction, and the server runs what the client still sends of it as statements of their
 * own, each of which stays: the host sends several at once. Here they fail as the first one did, until the client has
 * ended the transaction, too. Each statement has the limit of time that the work has which asks it.
 */
export function endTransactionsOnDeadlock(
  connection: MysqlConnection,
  limits: LimitStatements = limitStatements.mysql,
): void {
  const run = connection.query.bind(connection) as RunQuery;
  const statements = new Statements(run, limitFollower(limits));
  connection.query = (query, ...rest) => {
    const done = rest.at(-1);
    // A stream has no end to wait for; a rollback that nobody waits for ends the transaction all the same.
    if (typeof done !== 'function') {
      if (!rollback.test(textOf(query))) return run(query, ...rest);
      return statements.add({ query, values: [], done: () => undefined });
    }
    return statements.add({ query, values: rest.slice(0, -1), done: done as Done });
  };
}
