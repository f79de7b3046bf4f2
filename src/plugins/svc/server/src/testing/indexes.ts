import { engineName } from './databases';
import type { Service } from './service';

export interface Index {
  name: string;
  columns: string[];
  unique: boolean;
}

async function select(
  { strapi }: Service,
  sql: string,
  bindings: string[],
): Promise<Record<string, unknown>[]> {
  const answer: unknown = await strapi.db.connection.raw(sql, bindings);
  if (engineName() === 'postgres') return (answer as { rows: Record<string, unknown>[] }).rows;
  return (engineName() === 'mysql' ? (answer as unknown[])[0] : answer) as Record<
    string,
    unknown
  >[];
}

async function ofSqlite(service: Service, table: string): Promise<Index[]> {
  const found = await select(
    service,
    'select name, "unique" as is_unique from pragma_index_list(?)',
    [table],
  );
  return Promise.all(
    found.map(async ({ name, is_unique }) => {
      const columns = await select(
        service,
        'select name from pragma_index_info(?) order by seqno',
        [String(name)],
      );
      return {
        name: String(name),
        columns: columns.map((column) => String(column.name)),
        unique: is_unique === 1,
      };
    }),
  );
}

async function ofPostgres(service: Service, table: string): Promise<Index[]> {
  const found = await select(
    service,
    'select indexname, indexdef from pg_indexes where tablename = ?',
    [table],
  );
  return found.map(({ indexname, indexdef }) => ({
    name: String(indexname),
    columns: /\(([^)]*)\)/.exec(String(indexdef))![1]!.split(', '),
    unique: String(indexdef).startsWith('CREATE UNIQUE'),
  }));
}

async function ofMysql(service: Service, table: string): Promise<Index[]> {
  const found = await select(
    service,
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

/** The indexes that the database has on a table. */
export function indexesOf(service: Service, table: string): Promise<Index[]> {
  return catalogue[engineName()](service, table);
}
