import type { Knex } from 'knex';
import { number, select, type Sql, sql, tableNamed } from '../database/sql';
import type { TableName } from '../database/tables';

/** Something that must hold for every row of a table, and how to find those for which it does not. */
export interface Check {
  /** What holds, in words. */
  rule: string;
  /** How many rows are looked at. */
  countRows: (db: Knex) => Promise<number>;
  /** A line for each row that breaks the rule. */
  findViolations: (db: Knex) => Promise<string[]>;
}

const count = number('count', sql`count(*)`);

async function countRows(db: Knex, table: Sql): Promise<number> {
  const [row] = await select(db, sql`select ${count} from ${table}`);
  return Number(row!.count);
}

/**
 * One query: it sees a single moment of the database, whoever is writing meanwhile.
 * @param table the one whose rows are looked at
 */
export function check<Row>(
  rule: string,
  table: TableName,
  { query, describe }: { query: Sql<Row>; describe: (row: Row) => string },
): Check {
  return {
    rule,
    countRows: (db) => countRows(db, tableNamed(db, table)),
    findViolations: async (db) => (await select(db, query)).map(describe),
  };
}
