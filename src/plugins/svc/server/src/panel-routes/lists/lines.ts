import { queryEngine } from '../../host/query-engine';
import type { Resolved } from '../../kit/resource/resolved';
import type { File, Line } from '../exports/send-csv';
import { type Column, columnsOf } from './columns';
import { type Reader, readerOf, type Row } from './reader';

/*
 * The things of a list as lines of a file: of each what whoever asks may read of it.
 */

const batchSize = 500;

/** How the list is narrowed, as the query engine takes it. */
export interface Narrowed {
  where: object;
  _q?: string;
}

const lineOf = (row: Row, columns: Column[], { mayRead }: Reader): Line =>
  Object.fromEntries(
    columns.map(({ attribute, isOpen, valueOf }) => [
      attribute,
      isOpen || mayRead(row, attribute) ? valueOf(row) : '',
    ]),
  );

/** All things of the list, a batch at a time in the order of their rows. */
async function* linesOf(
  { declared: { uid } }: Resolved,
  { where, _q }: Narrowed,
  { columns, reader }: { columns: Column[]; reader: Reader },
): AsyncGenerator<Line> {
  const populate = columns.reduce((all, one) => ({ ...all, ...one.populate }), reader.populate);
  for (let after = 0; ;) {
    const rows: Row[] = await queryEngine(uid).findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      ...(_q && { _q }),
      populate,
      orderBy: { id: 'asc' },
      limit: batchSize,
    });
    for (const row of rows) yield lineOf(row, columns, reader);
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}

export async function listFile(
  resolved: Resolved,
  ability: unknown,
  narrowed: Narrowed,
): Promise<File> {
  const reader = await readerOf(ability, resolved.declared.uid);
  const columns = await columnsOf(resolved, ability, reader);
  return {
    columns: columns.map(({ attribute: key, heading: header }) => ({ key, header })),
    lines: linesOf(resolved, narrowed, { columns, reader }),
  };
}
