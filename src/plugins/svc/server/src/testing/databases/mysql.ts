import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { addressOf, connect, type Engine, serverAddress } from './engine';
import { natively } from '../natively';

const server = () => serverAddress('TEST_MYSQL_URL');

async function onDatabase<T>(address: string, work: (db: Knex) => Promise<T>): Promise<T> {
  // One connection: `foreign_key_checks` is set for the session.
  const db = connect({ client: 'mysql2', connection: address, pool: { min: 0, max: 1 } });
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

/** The columns of each table that can be written: a generated column makes its own values. */
async function columnsOf(db: Knex, schema: string): Promise<Map<string, string[]>> {
  const rows = await select(
    db,
    `SELECT table_name AS owner, column_name AS name FROM information_schema.columns
     WHERE table_schema = ? AND (generation_expression = '' OR generation_expression IS NULL)`,
    [schema],
  );
  const columns = new Map<string, string[]>();
  for (const { owner, name } of rows) columns.set(owner!, [...(columns.get(owner!) ?? []), name!]);
  return columns;
}

/** Statements that make the tables of a database again, with their rows. Triggers and views are not copied. */
async function scriptOf(db: Knex, template: string): Promise<string> {
  const tables = await select(
    db,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = ? AND table_type = 'BASE TABLE'`,
    [template],
  );
  const columns = await columnsOf(db, template);
  const statements = ['SET foreign_key_checks = 0'];
  for (const { name } of tables) {
    const [made] = await select(db, 'SHOW CREATE TABLE ??.??', [template, name!]);
    statements.push(made!['Create Table']!);
    const rows = await select(db, 'SELECT 1 FROM ??.?? LIMIT 1', [template, name!]);
    if (rows.length === 0) continue;
    const list = columns.get(name!)!.map((column) => `\`${column}\``);
    const from = `SELECT ${list.join(', ')} FROM \`${template}\`.\`${name}\``;
    statements.push(`INSERT INTO \`${name}\` (${list.join(', ')}) ${from}`);
  }
  return `${statements.join(';\n')};\n`;
}

/**
 * The script of the template, which nothing changes after it was made: read from the server once, then from a file
 * beside those of the other tests.
 */
async function templateScript(template: string): Promise<string> {
  const file = path.join(tmpdir(), `${template}.sql`);
  if (existsSync(file)) return readFile(file, 'utf8');
  const script = await onDatabase(server(), (db) => scriptOf(db, template));
  // Renamed when it is whole: another worker may be reading.
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, script);
  await rename(whole, file);
  return script;
}

/** All statements in one go. */
async function run(name: string, script: string): Promise<void> {
  const uri = addressOf(server(), name);
  const { createConnection } = natively<typeof import('mysql2/promise')>('mysql2/promise');
  const connection = await createConnection({ uri, multipleStatements: true });
  try {
    await connection.query(script);
  } finally {
    await connection.end();
  }
}

export const mysql: Engine = {
  async create(name) {
    await onDatabase(server(), (db) => db.raw('CREATE DATABASE ?? CHARACTER SET utf8mb4', [name]));
  },

  async copy(template, name) {
    await mysql.create(name);
    // These servers cannot copy a database.
    await run(name, await templateScript(template));
  },

  async dump(name) {
    const { hostname, port, username, password } = new URL(server());
    const { stdout } = await promisify(execFile)(
      'mysqldump',
      [
        ...[
          `--host=${hostname}`,
          `--port=${port || 3306}`,
          `--user=${decodeURIComponent(username)}`,
        ],
        ...['--single-transaction', '--skip-triggers', '--no-tablespaces', '--hex-blob', name],
      ],
      {
        env: { ...process.env, MYSQL_PWD: decodeURIComponent(password) },
        encoding: 'buffer',
        maxBuffer: 2 ** 28,
      },
    );
    return stdout;
  },

  async restore(name, dump) {
    await mysql.create(name);
    await run(name, dump.toString());
  },

  async drop(name) {
    await onDatabase(server(), (db) => db.raw('DROP DATABASE IF EXISTS ??', [name]));
    await rm(path.join(tmpdir(), `${name}.sql`), { force: true });
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
