import { createLru } from '../lib/lru';
import { limitFollower, limitStatements } from './time-limit';

/** What knex asks of a connection of the driver. */
interface Query {
  name?: string;
  text: string;
  values: unknown[];
  /** Whether it reads what it finds by a unique key. */
  isByKey?: boolean;
}

export interface PostgresConnection {
  query(query: Query, done: unknown): unknown;
}

/** The server keeps each for every connection, so there is an end to them. */
const maxNamed = 200;
const usesBeforeNamed = 5;
const keptKinds = /^(insert|update|delete)\b/i;

const names = new Map<string, string>();
/** How often a statement without a name was run. */
const uses = createLru<string, number>(1000);

/** The name of a statement that is run again and again; the same on every connection. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === maxNamed) return known;
  const used = (uses.get(text) ?? 0) + 1;
  uses.set(text, used);
  if (used < usesBeforeNamed) return undefined;
  const name = `svc_${names.size + 1}`;
  names.set(text, name);
  return name;
}

function isKept({ text, values, isByKey = false }: Query): boolean {
  return values?.length > 0 && (isByKey || keptKinds.test(text));
}

/**
 * Parsing and planning a statement costs PostgreSQL more than running it. Those that write rows, or find them by a
 * unique key, and are run again and again are prepared once a connection. Other reads are not: which index serves a
 * list best depends on its values.
 */
export function prepareStatements(connection: PostgresConnection): void {
  const run = connection.query.bind(connection);
  connection.query = (query, done) => {
    const name = isKept(query) ? nameOf(query.text) : undefined;
    if (name) query.name = name;
    return run(query, done);
  };
}

type Done = (error: Error | null, ...answer: unknown[]) => void;

/** Gives each statement the limit of time that the work has which asks it. */
export function limitTime(connection: PostgresConnection): void {
  const run = connection.query.bind(connection);
  const before = limitFollower(limitStatements.postgres);
  connection.query = (query, done) => {
    const text = before(query.text);
    if (text === null) return run(query, done);
    const set = { text, values: [] };
    if (typeof done !== 'function')
      return (run(set, undefined) as Promise<unknown>).then(() => run(query, done));
    const next: Done = (error) => (error ? (done as Done)(error) : run(query, done));
    return run(set, next);
  };
}
