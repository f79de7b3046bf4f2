import type { Knex } from 'knex';
import { patternOf, type Place } from '../domain/search-words';
import { driverOf, type Sql, sql } from './sql';

/**
 * Whether one of the words of a search text, in the form of `searchTextOf`, begins with this one. What is equal was made
 * so before: MySQL's own collations have letters equal that are not, such as the kana か and が.
 * @param column a search text
 * @param word one of those that `searchWords` answers
 */
export function hasWord(db: Knex, column: Sql, word: string, where: Place = 'anywhere'): Sql {
  const exactly = { text: driverOf(db) === 'mysql2' ? 'collate utf8mb4_bin' : '', values: [] };
  return sql`${column} like ${patternOf(word, where)} ${exactly}`;
}
