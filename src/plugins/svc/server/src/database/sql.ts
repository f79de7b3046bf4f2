import type { Knex } from 'knex';
import type { Minor } from '../domain/money';
import { sqliteReader } from './sqlite';
import type { Row, TableName } from './tables';

/*
 * Statements as SQL: for all that joins, counts or reckons, and for the hot path, where building a query costs more than
 * running it. One dialect serves SQLite, PostgreSQL and MySQL. A column that no table has fails: in `columns` the
 * compiler, in the text of a statement the linter (eslint/known-columns.js).
 */

export type Value = string | number | Minor | boolean | Date | null;

/** A statement or a part of one; `Found` is what it selects, as far as it does so by {@link columns}. */
export interface Sql<Found = unknown> {
  text: string;
  values: readonly Value[];
  /** Only for the compiler. */
  found?: Found;
}

type Part = Value | Sql;

/** A row of what a statement selects. */
export type Selected<S> = S extends Sql<infer Found> ? Found : never;

type SelectedBy<Parts extends readonly Part[]> = Parts extends readonly [infer First, ...infer Rest]
  ? (First extends Sql<infer Found> ? Found : unknown) &
      (Rest extends readonly Part[] ? SelectedBy<Rest> : unknown)
  : unknown;

/** A type with its members written out, as an editor should show it. */
type Flat<T> = unknown extends T ? unknown : { [Name in keyof T]: T[Name] };

/** The text of a part, whose values come to the others. */
function add(part: Part, values: Value[]): string {
  if (typeof part !== 'object' || part === null || !('text' in part)) {
    values.push(part);
    return '?';
  }
  for (const value of part.values) values.push(value);
  return part.text;
}

/**
 * A statement, or a part of one, with values and other parts where they are used. A row of what it selects has the
 * columns of its parts.
 *
 *     sql`select ${columns('svc_carts', 'id, version')} from svc_carts where user_id = ${userId}`
 */
export function sql<Parts extends Part[]>(
  strings: TemplateStringsArray,
  ...parts: Parts
): Sql<Flat<SelectedBy<Parts>>> {
  let text = strings[0]!;
  const values: Value[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    text += add(parts[index]!, values) + strings[index + 1]!;
  }
  return { text, values };
}

/** Parts or values one after the other: `in (${join(ids)})`, `where ${join(conditions, ' and ')}`. */
export function join(parts: readonly Part[], separator = ', '): Sql {
  const values: Value[] = [];
  return { text: parts.map((part) => add(part, values)).join(separator), values };
}

type Items<List> = List extends `${infer One}, ${infer More}` ? One | Items<More> : List;
type ColumnOf<Item> = Item extends `${infer Name} as ${string}` ? Name : Item;
type NameOf<Item> = Item extends `${string} as ${infer Name}` ? Name : Item;

type TableOf<Source> = Source extends `${infer Name extends TableName} ${string}`
  ? Name
  : Extract<Source, TableName>;

/** The list, where the table has every column in it. */
type Known<Table, List> = [Exclude<ColumnOf<Items<List>>, keyof Table>] extends [never]
  ? List
  : `no column ${Exclude<ColumnOf<Items<List>>, keyof Table> & string}`;

type Selection<Table, List> = {
  [Item in Items<List> as NameOf<Item> & string]: Table[ColumnOf<Item> & keyof Table];
};

/**
 * Columns of a table to be selected, checked by the compiler; of a table with an alias, by the alias.
 *
 *     columns('svc_tickets t', 'public_id, title as ticket_title')  →  t.public_id, t.title as ticket_title
 */
export function columns<Source extends TableName | `${TableName} ${string}`, List extends string>(
  source: Source,
  ...lists: Known<Row<TableOf<Source>>, List>[]
): Sql<Selection<Row<TableOf<Source>>, List>> {
  const [, alias] = source.split(' ');
  const names = lists.flatMap((list) => list.split(', '));
  const text = names.map((name) => (alias ? `${alias}.${name}` : name)).join(', ');
  return { text, values: [] };
}

/** By driver and name. Content types and their attributes are as many as there are, and no request makes one. */
const quoted = new Map<string, Sql>();

/** A table that the code does not know by name: one of a content type of somebody's own. */
export function tableNamed(db: Knex, name: string): Sql {
  const key = `${driverOf(db)} ${name}`;
  const known = quoted.get(key);
  if (known) return known;
  const made = { text: db.raw('??', [name]).toQuery(), values: [] };
  quoted.set(key, made);
  return made;
}

/** A column that the code does not know by name, as {@link tableNamed}; `t.genre` of the table with that alias. */
export function columnNamed(db: Knex, name: string): Sql {
  return tableNamed(db, name);
}

/** What a statement selects, where the code knows no names that the compiler could look at. */
export function finding<Found>({ text, values }: Sql): Sql<Found> {
  return { text, values };
}

/** The same columns, of a table that is joined to the left and may have no row. */
export function leftJoined<Found>({
  text,
  values,
}: Sql<Found>): Sql<{ [Name in keyof Found]: Found[Name] | null }> {
  return { text, values };
}

/** A number that the database reckons, under a name: `number('total', sql`count(*)`)`. Some drivers answer text. */
export function number<Name extends string>(
  name: Name,
  { text, values }: Sql,
): Sql<{ [N in Name]: number | string }> {
  return { text: `${text} as ${name}`, values };
}

/** A whole number as text of the statement: its plan, and what is prepared for it, are for this number alone. */
export function literal(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number.`);
  return { text: String(value), values: [] };
}

export type Driver = 'better-sqlite3' | 'pg' | 'mysql2';

/** Knex's name of the driver, where the engines differ. */
export function driverOf(db: Knex): Driver {
  const { config } = db.client as { config: { client: Driver } };
  return config.client;
}

/** What a statement came to. */
export interface Answer {
  rows: unknown[];
  /** How many rows an UPDATE or DELETE found. */
  found: number;
  /** The id of the first row that was inserted, where the driver tells it: MySQL's. */
  insertId: number;
}

/** What the drivers answer to a statement that knex passes on as it is; each says rows and writes in its own way. */
interface DriverAnswers {
  'better-sqlite3': unknown[] | { changes: number };
  pg: { rows: unknown[]; rowCount: number | null };
  mysql2: [unknown[] | { affectedRows: number; insertId: number }];
}

const readers: { [D in Driver]: (answer: DriverAnswers[D]) => Answer } = {
  'better-sqlite3': (answer) =>
    Array.isArray(answer)
      ? { rows: answer, found: 0, insertId: 0 }
      : { rows: [], found: answer.changes, insertId: 0 },
  pg: ({ rows, rowCount }) => ({ rows, found: rowCount ?? 0, insertId: 0 }),
  mysql2: ([answer]) =>
    Array.isArray(answer)
      ? { rows: answer, found: 0, insertId: 0 }
      : { rows: [], found: answer.affectedRows, insertId: answer.insertId },
};

/**
 * Runs SQL with a `?` for each value, whatever the driver.
 * @param options what knex passes on to the driver
 */
export async function run(
  db: Knex,
  text: string,
  values: readonly unknown[],
  options?: object,
): Promise<Answer> {
  const query = db.raw(text, values as Knex.RawBinding[]);
  const answer: unknown = await (options ? query.options(options) : query);
  // The driver is the one that gave the answer; of two things that belong together the compiler sees only one.
  return readers[driverOf(db)](answer as never);
}

/** Knex's client, as its own runner of queries uses it. */
interface Client {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
  query(connection: object, query: object): Promise<{ response: unknown }>;
}

/**
 * The rows of a query outside a transaction, over a connection of the pool. Who listens to queries and errors of the
 * database hears of it; the builder and the runner that knex has for each query take longer than the query.
 */
async function selectOverPool(
  db: Knex,
  { text: sql, values: bindings }: Sql,
  options?: object,
): Promise<unknown[]> {
  const client = db.client as Client;
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, { sql, bindings, options });
    return readers[driverOf(db)](response as never).rows;
  } finally {
    await client.releaseConnection(connection);
  }
}

/** SQLite knows no booleans, and keeps a time as a number. */
function sqliteValue(value: Value): string | number | Minor | null {
  return typeof value === 'boolean' || value instanceof Date ? Number(value) : value;
}

/** Of a query that finds its rows by a unique key: the plan is the same for every value, and may be kept (postgres.ts). */
export const byKey = { isByKey: true };

/**
 * The rows that a query finds, whichever driver answers. Within a transaction, those that it sees.
 * @param options {@link byKey}, where that is true of it
 */
export async function select<Found>(
  db: Knex,
  { text, values }: Sql<Found>,
  options?: typeof byKey,
): Promise<Found[]> {
  if ((db as Knex.Transaction).isTransaction) {
    const { rows } = await run(db, text, values, options);
    return rows as Found[];
  }
  if (driverOf(db) !== 'better-sqlite3')
    return (await selectOverPool(db, { text, values }, options)) as Found[];
  // Whoever listens to the queries of the database hears of this one too.
  db.emit('query', { sql: text, bindings: values });
  return sqliteReader().prepare(text).all(values.map(sqliteValue)) as Found[];
}

/** Runs an UPDATE or DELETE; how many rows it found. */
export async function execute(db: Knex, { text, values }: Sql): Promise<number> {
  const { found } = await run(db, text, values);
  return found;
}
