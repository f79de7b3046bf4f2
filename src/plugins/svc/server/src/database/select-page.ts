import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../domain/page';
import { literal, number, select, type Sql, sql } from './sql';
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

/** No column of anybody's. */
type Counted = { page_total: number | string };

/** One page of a list, and how many rows it has in all: one statement, unless the page does not tell. */
export async function selectPage<Found>(
  db: Knex,
  { columns, from, details = nothing, where = nothing, order, ...list }: List<Found>,
  page: Page,
): Promise<PageResult<Found>> {
  const ask = list.mayTakeLong ? selectBeside : select;
  const total = number('page_total', list.total ?? sql`(select count(*) ${from} ${where})`);
  const shown = list.isShort ? columns : sql`${columns}, ${total}`;
  // SQLite compiles a statement anew each time a value is bound to its limit. Page sizes are few, so the limit is text.
  const { text, values } = sql`select ${shown} ${from} ${details} ${where} ${order}
    limit ${literal(page.perPage)} offset ${offsetOf(page)}`;
  const rows = await ask<Found & Partial<Counted>>(db, { text, values });
  const told = rows[0]?.page_total;
  if (told !== undefined)
    return { items: rows.map(({ page_total: _, ...row }) => row as Found), total: Number(told) };
  if (offsetOf(page) === 0 && rows.length < page.perPage)
    return { items: rows, total: rows.length };
  const [counted] = await ask(db, sql`select ${total}`);
  return { items: rows, total: Number(counted!.page_total) };
}
