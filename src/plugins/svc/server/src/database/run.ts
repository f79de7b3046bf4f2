import type { Knex } from 'knex';

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
