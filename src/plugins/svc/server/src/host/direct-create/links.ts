import type { Knex } from 'knex';
import {
  columnNamed,
  finding,
  join,
  literal,
  number,
  select,
  type Sql,
  sql,
  tableNamed,
} from '../../database/sql';
import { tableOf } from '../strapi';

/*
 * The rows that the relations and files of a new thing name: all of them in one statement, which also tells whether they
 * are there. The host asks for each type twice.
 */

/** What an attribute names. */
export interface Naming {
  attribute: string;
  target: string;
  /** Document ids, or row ids. */
  names: (string | number)[];
  /** Of a target with drafts its draft and what is published of it are named. */
  hasVersions: boolean;
}

interface FoundRow {
  naming: number | string;
  place: number | string;
  id: number;
  document_id: string | null;
}

function rowsNamed(db: Knex, { target, names, hasVersions }: Naming, index: number): Sql {
  const column = typeof names[0] === 'string' ? 'document_id' : 'id';
  // A draft comes before what is published, as the host links them.
  const place = hasVersions ? sql`case when published_at is null then 0 else 1 end` : literal(0);
  return sql`select ${number('naming', literal(index))}, ${number('place', place)}, id, document_id
    from ${tableNamed(db, tableOf(target))}
    where ${columnNamed(db, column)} in (${join(names)})`;
}

/** By attribute the ids of the rows that are named, in that order; null where one is not there. */
export async function findNamed(
  trx: Knex,
  namings: Naming[],
): Promise<Map<string, number[]> | null> {
  const named = new Map<string, number[]>();
  if (namings.length === 0) return named;
  const all = join(
    namings.map((naming, index) => rowsNamed(trx, naming, index)),
    ' union all ',
  );
  const found = await select(trx, finding<FoundRow>(all));
  found.sort((one, other) => Number(one.place) - Number(other.place) || one.id - other.id);
  for (const [index, { attribute, names }] of namings.entries()) {
    const rows = found.filter((row) => Number(row.naming) === index);
    const ids = names.map((name) =>
      rows
        .filter((row) => (typeof name === 'string' ? row.document_id : row.id) === name)
        .map((row) => row.id),
    );
    if (ids.some((some) => some.length === 0)) return null;
    named.set(attribute, ids.flat());
  }
  return named;
}
