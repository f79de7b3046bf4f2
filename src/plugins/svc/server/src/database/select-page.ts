import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../domain/page';
import { number, select, type Sql, sql } from './sql';
import { selectBeside } from './sqlite-beside';

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
  /** How many rows there are, as an expression; counted where nothing is said. */
  total?: Sql;
  /** Whether a page is mostly all of it: then rows are counted only where the page is full. */
  isShort?: boolean;
  /** On SQLite it is read on a thread of its own, where others do not wait for it. */
  mayTakeLong?: boolean;
}

const nothing = sql``;

/** One page of a list, and how many rows it has in all: two statements; mostly one of a short list. */
export async function selectPage<Found>(
  db: Knex,
  { columns, from, details = nothing, where = nothing, order, ...list }: List<Found>,
  page: Page,
): Promise<PageResult<Found>> {
  const ask = list.mayTakeLong ? selectBeside : select;
  const rows = sql`select ${columns} ${from} ${details} ${where} ${order}`;
  const { text, values } = sql`${rows} limit ${page.perPage} offset ${offsetOf(page)}`;
  const items = await ask<Found>(db, { text, values });
  const isAll = offsetOf(page) === 0 && items.length < page.perPage;
  if (list.isShort && isAll) return { items, total: items.length };
  const total = number('total', list.total ?? sql`(select count(*) ${from} ${where})`);
  const [counted] = await ask(db, sql`select ${total}`);
  return { items, total: Number(counted!.total) };
}
