import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../domain/page';
import { number, select, type Sql, sql } from './sql';

/** A list, in the parts of its statement. */
interface List<Found> {
  columns: Sql<Found>;
  /** `from …` with all that decides which rows there are, and how many. */
  from: Sql;
  /** Joins that add columns to a row and no rows; they follow `from`. */
  details?: Sql;
  /** `where …`; without it, all rows. */
  where?: Sql;
  /** `order by …` */
  order: Sql;
}

const nothing = sql``;
const total = number('total', sql`count(*)`);

/** One page of a list, and how many rows it has in all: two statements. */
export async function selectPage<Found>(
  db: Knex,
  { columns, from, details = nothing, where = nothing, order }: List<Found>,
  page: Page,
): Promise<PageResult<Found>> {
  const rows = sql`select ${columns} ${from} ${details} ${where} ${order}`;
  const { text, values } = sql`${rows} limit ${page.perPage} offset ${offsetOf(page)}`;
  const items = await select<Found>(db, { text, values });
  const [counted] = await select(db, sql`select ${total} ${from} ${where}`);
  return { items, total: Number(counted!.total) };
}
