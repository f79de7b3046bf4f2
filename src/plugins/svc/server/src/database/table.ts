import type { Knex } from 'knex';
import type { OnlyColumnsOf, Row, TableName } from './tables';

/*
 * Knex's builder, as far as it is used here: one table, found by plain conditions, read, changed and deleted. Knex's own
 * types let a column that does not exist through wherever they take any text; these do not.
 */

type ColumnOf<R> = keyof R & string;

/** Rows of a table. Nothing is asked before the last method, which answers a promise. */
export interface Rows<R> {
  where<Match extends Partial<R>>(match: Match & OnlyColumnsOf<R, Match>): Rows<R>;
  where<C extends ColumnOf<R>>(column: C, operator: '<' | '<=' | '>' | '>=', value: R[C]): Rows<R>;
  whereNot<C extends ColumnOf<R>>(column: C, value: R[C]): Rows<R>;
  whereIn<C extends ColumnOf<R>>(column: C, values: readonly R[C][]): Rows<R>;
  whereBetween<C extends ColumnOf<R>>(column: C, range: readonly [R[C], R[C]]): Rows<R>;
  whereNull(column: ColumnOf<R>): Rows<R>;
  whereNotNull(column: ColumnOf<R>): Rows<R>;
  orderBy(column: ColumnOf<R>): Rows<R>;
  limit(count: number): Rows<R>;

  select<C extends ColumnOf<R>>(...columns: C[]): Promise<Pick<R, C>[]>;
  /** Of the first row; undefined where there is none. */
  first<C extends ColumnOf<R>>(...columns: C[]): Promise<Pick<R, C> | undefined>;
  pluck<C extends ColumnOf<R>>(column: C): Promise<R[C][]>;
  /** How many rows were found. */
  update<Change extends Partial<R>>(change: Change & OnlyColumnsOf<R, Change>): Promise<number>;
  delete(): Promise<number>;
  /** Writes rows over those that have the same key. */
  insert<Given extends Partial<R>>(
    rows: (Given & OnlyColumnsOf<R, Given>)[],
  ): Promise<unknown> & {
    onConflict(key: ColumnOf<R>): { merge(): Promise<unknown> };
  };
}

export function table<Name extends TableName>(db: Knex, name: Name): Rows<Row<Name>> {
  // A part of knex's own interface, with narrower types: the one place that says so.
  return db(name) as unknown as Rows<Row<Name>>;
}
