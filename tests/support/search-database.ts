import type { Knex } from 'knex';
import { readFileSync } from 'node:fs';
import { engineName } from '#svc/testing/databases/index';
import type { Service } from './service';

/* Everything that a database has, read as text: as somebody would search it who has a copy. */

type Row = Record<string, unknown>;

/** The names of all tables, those of the host too. */
async function tableNames(db: Knex): Promise<string[]> {
  if (engineName() === 'sqlite') {
    return (await db('sqlite_master').where({ type: 'table' }).pluck('name')) as string[];
  }
  if (engineName() === 'postgres') {
    const { rows } = await db.raw<{ rows: Row[] }>(
      'select table_name as name from information_schema.tables where table_schema = current_schema()',
    );
    return rows.map(({ name }) => String(name));
  }
  const [rows] = (await db.raw(
    'select table_name as name from information_schema.tables where table_schema = database()',
  )) as [Row[]];
  return rows.map(({ name }) => String(name));
}

const textOf = (value: unknown) =>
  (typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(value)
    : String(value)
  ).toLowerCase();

/** The columns, `table.column`, in which one of the words stands in whatever letters. */
export async function columnsWith({ strapi }: Service, words: string[]): Promise<string[]> {
  const db = strapi.db.connection;
  const wanted = words.map((word) => word.toLowerCase());
  const found = new Set<string>();
  for (const table of await tableNames(db)) {
    for (const row of (await db(table).select()) as Row[]) {
      for (const [column, value] of Object.entries(row)) {
        if (wanted.some((word) => textOf(value).includes(word))) found.add(`${table}.${column}`);
      }
    }
  }
  return [...found].sort();
}

/** Which of the words stand in the bytes of SQLite's files; none on the servers, whose files are their own. */
export function bytesWith({ env }: Service, words: string[]): string[] {
  if (engineName() !== 'sqlite') return [];
  const files = ['', '-wal'].map((end) => readFileSync(`${env.DATABASE_FILENAME}${end}`));
  return words.filter((word) => files.some((bytes) => bytes.includes(Buffer.from(word))));
}
