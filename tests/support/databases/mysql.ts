import knex, { type Knex } from 'knex';
import { addressOf, type Engine, serverAddress } from './engine';

const server = () => serverAddress('TEST_MYSQL_URL');

async function onDatabase<T>(address: string, work: (db: Knex) => Promise<T>): Promise<T> {
  // One connection: `foreign_key_checks` is set for the session.
  const db = knex({ client: 'mysql2', connection: address, pool: { min: 0, max: 1 } });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

type Rows = Record<string, string>[];

async function select(db: Knex, sql: string, bindings: string[]): Promise<Rows> {
  const [rows] = (await db.raw(sql, bindings)) as [Rows];
  return rows;
}

/** The columns that can be written: a generated column makes its own values. */
async function columnsOf(db: Knex, schema: string, table: string): Promise<string[]> {
  const rows = await select(
    db,
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = ? AND table_name = ? AND generation_expression = ''
     OR table_schema = ? AND table_name = ? AND generation_expression IS NULL`,
    [schema, table, schema, table],
  );
  return rows.map((row) => row.name!);
}

/** These servers cannot copy a database; this copies its tables. Triggers and views are not copied. */
async function copyTables(db: Knex, template: string): Promise<void> {
  await db.raw('SET foreign_key_checks = 0');
  const tables = await select(
    db,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = ? AND table_type = 'BASE TABLE'`,
    [template],
  );
  for (const { name } of tables) {
    const [made] = await select(db, 'SHOW CREATE TABLE ??.??', [template, name!]);
    await db.raw(made!['Create Table']!.replaceAll('?', '\\?'));
    const columns = await columnsOf(db, template, name!);
    const list = columns.map(() => '??').join(', ');
    await db.raw(`INSERT INTO ?? (${list}) SELECT ${list} FROM ??.??`, [
      name!,
      ...columns,
      ...columns,
      template,
      name!,
    ]);
  }
}

export const mysql: Engine = {
  async create(name) {
    await onDatabase(server(), (db) => db.raw('CREATE DATABASE ?? CHARACTER SET utf8mb4', [name]));
  },

  async copy(template, name) {
    await mysql.create(name);
    await onDatabase(addressOf(server(), name), (db) => copyTables(db, template));
  },

  async drop(name) {
    await onDatabase(server(), (db) => db.raw('DROP DATABASE IF EXISTS ??', [name]));
  },

  async list(prefix) {
    const rows = await onDatabase(server(), (db) =>
      select(
        db,
        'SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name LIKE ?',
        [`${prefix}%`],
      ),
    );
    return rows.map((row) => row.name!);
  },

  environment(name) {
    return { DATABASE_CLIENT: 'mysql', DATABASE_URL: addressOf(server(), name) };
  },
};
