import type { Knex } from 'knex';
import { select, type Sql } from '../sql';

/** Something that must hold for every row of a table, and how to find those for which it does not. */
export interface Check {
  /** What holds, in words. */
  rule: string;
  /** The table whose rows are looked at. */
  table: string;
  /** A line for each row that breaks the rule. */
  findViolations: (db: Knex) => Promise<string[]>;
}

/** One query: it sees a single moment of the database, whoever is writing meanwhile. */
export function check<Row>(
  rule: string,
  table: string,
  { query, describe }: { query: Sql; describe: (row: Row) => string },
): Check {
  return {
    rule,
    table,
    findViolations: async (db) => (await select<Row>(db, query)).map(describe),
  };
}
