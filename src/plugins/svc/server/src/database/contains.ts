import type { Knex } from 'knex';
import { type Driver, driverOf, type Sql, sql } from './sql';

/** What has its letters in one byte each. */
export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const bytewise: Sql = { text: 'collate "C"', values: [] };

/** Small letters, of one kind: where a word ends, JavaScript's lower() makes another small sigma. */
function small(driver: Driver, text: Sql): Sql {
  const lower = sql`lower(${text})`;
  if (driver !== 'better-sqlite3') return lower;
  return { text: `replace(${lower.text}, 'ς', 'σ')`, values: lower.values };
}

/** Whether a column has this text in it, whatever the case of its letters as far as the database knows them. */
export function contains(db: Knex, column: Sql, text: string): Sql {
  const pattern = sql`${`%${text.replace(/[!%_]/g, '!$&')}%`}`;
  const driver = driverOf(db);
  // Of ASCII SQLite takes no account of the case, and MySQL of none.
  if (driver === 'mysql2' || (driver === 'better-sqlite3' && isAscii(text))) {
    return sql`${column} like ${pattern} escape '!'`;
  }
  // Such a text is met by the same letters alone, and comparing bytes takes half of the time.
  const compared = isAscii(text) ? sql`${column} ${bytewise}` : column;
  return sql`${small(driver, compared)} like ${small(driver, pattern)} escape '!'`;
}
