import type { Knex } from 'knex';
import { driverOf, type Sql, sql } from './sql';

/** What has its letters in one byte each. */
export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const bytewise: Sql = { text: 'collate "C"', values: [] };

/** Whether a column has this text in it, whatever the case of its letters. */
export function contains(db: Knex, column: Sql, text: string): Sql {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`;
  const driver = driverOf(db);
  if (driver === 'mysql2') return sql`${column} like ${pattern} escape '!'`;
  const small = sql`${pattern.toLowerCase()} escape '!'`;
  if (!isAscii(text)) return sql`lower(${column}) like ${small}`;
  // Such texts are met by the same letters alone, and comparing bytes takes half of the time.
  return driver === 'pg'
    ? sql`lower(${column} ${bytewise}) like ${small}`
    : sql`${column} like ${small}`;
}
