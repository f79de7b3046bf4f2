/*
 * `npm run check:books`: whether the configured database adds up; ends with 1 where it does not. It reads and starts no
 * service, so that it may run beside one.
 */
import { existsSync } from 'node:fs';
import knex, { type Knex } from 'knex';
import databaseConfig from '../config/database';
import { type BookReport, checkBooks } from '../src/books/check-books';
import { settingsOrExit } from '../src/settings';

/** Knex's names of the drivers that Strapi picks. */
const drivers = { sqlite: 'better-sqlite3', postgres: 'pg', mysql: 'mysql2' };

function openDatabase(): Knex {
  const { client, filename } = settingsOrExit().database;
  if (client === 'sqlite' && !existsSync(filename)) {
    console.error(`There is no database ${filename}.`);
    process.exit(1);
  }
  return knex({ ...databaseConfig().connection, client: drivers[client] });
}

function print({ rules, isClean }: BookReport): void {
  for (const { rule, rows, violations } of rules) {
    console.log(`${violations.length === 0 ? 'ok   ' : 'WRONG'}  ${rule} (${rows} rows)`);
    for (const violation of violations) console.log(`         ${violation}`);
  }
  console.log(isClean ? 'Everything adds up.' : 'The books do not add up.');
}

async function main(): Promise<number> {
  const db = openDatabase();
  try {
    const report = await db.transaction((trx) => checkBooks(trx));
    print(report);
    return report.isClean ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
