import { join, type Sql, sql } from '../../database/sql';
import type { Line } from './send-csv';

/** How many rows are read at once: however many there are, few are in memory. */
export const batchSize = 500;

/** Public ids in their order, a batch at a time. */
export type Shown = AsyncGenerator<number[]>;

/** All there are whose ids are `id`, or those that are shown. */
export async function* batches<Row extends { public_id: number }>(
  { id, shown }: { id: Sql; shown?: Shown },
  find: (which: Sql) => Promise<Row[]>,
  toLine: (row: Row) => Line,
): AsyncGenerator<Line> {
  for await (const ids of shown ?? []) {
    for (const row of await find(sql`${id} in (${join(ids)})`)) yield toLine(row);
  }
  for (let after = 0; !shown;) {
    const rows = await find(sql`${id} > ${after}`);
    for (const row of rows) yield toLine(row);
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.public_id;
  }
}
