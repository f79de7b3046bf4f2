import type { Knex } from 'knex';
import { driverOf, join, literal, type Sql } from './sql';

const subQueries = {
  'better-sqlite3': 'select value from json_each(?)',
  pg: 'select id::int from json_array_elements_text(?::json) as given (id)',
};

/**
 * Thousands of ids as one value, for `in (…)`: to bind each costs more than to look its row up, and SQLite keeps every
 * statement that it has prepared. MySQL's driver writes values into the text in any case.
 */
export function idList(db: Knex, ids: number[]): Sql {
  const driver = driverOf(db);
  if (driver !== 'mysql2') return { text: subQueries[driver], values: [JSON.stringify(ids)] };
  return join(ids.length === 0 ? [null] : ids.map(literal));
}
