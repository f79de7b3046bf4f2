import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineName, projectRoot, type Service, startService } from './support';

interface Index {
  name: string;
  columns: string[];
  unique: boolean;
}

interface Schema {
  collectionName: string;
  indexes?: { name: string; columns: string[]; type?: 'unique' }[];
}

let service: Service;

beforeAll(async () => {
  service = await startService();
});

async function select(sql: string, bindings: string[]): Promise<Record<string, unknown>[]> {
  const answer: unknown = await service.strapi.db.connection.raw(sql, bindings);
  if (engineName() === 'postgres') return (answer as { rows: Record<string, unknown>[] }).rows;
  return (engineName() === 'mysql' ? (answer as unknown[])[0] : answer) as Record<
    string,
    unknown
  >[];
}

async function ofSqlite(table: string): Promise<Index[]> {
  const found = await select('select name, "unique" as is_unique from pragma_index_list(?)', [
    table,
  ]);
  return Promise.all(
    found.map(async ({ name, is_unique }) => {
      const columns = await select('select name from pragma_index_info(?) order by seqno', [
        String(name),
      ]);
      return {
        name: String(name),
        columns: columns.map((column) => String(column.name)),
        unique: is_unique === 1,
      };
    }),
  );
}

async function ofPostgres(table: string): Promise<Index[]> {
  const found = await select('select indexname, indexdef from pg_indexes where tablename = ?', [
    table,
  ]);
  return found.map(({ indexname, indexdef }) => ({
    name: String(indexname),
    columns: /\(([^)]*)\)/.exec(String(indexdef))![1]!.split(', '),
    unique: String(indexdef).startsWith('CREATE UNIQUE'),
  }));
}

async function ofMysql(table: string): Promise<Index[]> {
  const found = await select(
    `select index_name as name, column_name as col, non_unique as many from information_schema.statistics
     where table_schema = database() and table_name = ? order by index_name, seq_in_index`,
    [table],
  );
  const indexes = new Map<string, Index>();
  for (const { name, col, many } of found) {
    const index = indexes.get(String(name)) ?? {
      name: String(name),
      columns: [],
      unique: Number(many) === 0,
    };
    index.columns.push(String(col));
    indexes.set(index.name, index);
  }
  return [...indexes.values()];
}

const catalogue = { sqlite: ofSqlite, postgres: ofPostgres, mysql: ofMysql };

const source = path.join(projectRoot, 'src');
const schemas = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'schema.json')
  .map((file) => JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Schema);
const declared = schemas.flatMap(({ collectionName, indexes = [] }) =>
  indexes.map((index) => [collectionName, index] as const),
);

test('there are types, and most of them declare indexes', () => {
  expect(schemas.length).toBeGreaterThan(8);
  expect(declared.length).toBeGreaterThan(20);
});

test.each(declared)('%s has the index that it declares: %j', async (table, declaration) => {
  const { name, columns, type } = declaration;
  const indexes = await catalogue[engineName()](table);
  expect(indexes.find((index) => index.name === name)).toEqual({
    name,
    columns,
    unique: type === 'unique',
  });
});

test('every identified type finds its public id by an index', async () => {
  for (const table of ['events', 'venues', 'organizers', 'categories', 'tags', 'tickets']) {
    const indexes = await catalogue[engineName()](table);
    expect([table, indexes.some(({ columns }) => columns[0] === 'public_id')]).toEqual([
      table,
      true,
    ]);
  }
});
