import type { Knex } from 'knex';
import { columnNamed, join, sql, type Sql } from '../../../database/sql';
import { comparisonWith } from '../../../kit/resource/filters';
import { presentFields } from '../../../kit/resource/present';
import { namesOneOf } from '../../../kit/resource/relations';
import { type AddedFilter, addedFields } from '../added-fields';

/* What tickets `t` have in the fields that a project adds. */

/** A parameter of the list, with what was sent. */
export interface AskedOfAdded {
  filter: AddedFilter;
  value: unknown;
}

export function isAsAsked(db: Knex, { filter, value }: AskedOfAdded): Sql {
  const { comparison, field } = filter;
  if (field.in === 'relation') return namesOneOf(db, field, 'draft', value as number[]);
  const column = columnNamed(db, `t.${field.column}`);
  return comparisonWith(db, comparison, { column, field }, value);
}

/** Behind the columns that every ticket has. */
export function addedColumns(db: Knex): Sql {
  const columns = addedFields.flatMap((field) => (field.in === 'column' ? [field.column] : []));
  return join(
    columns.map((column) => sql`, ${columnNamed(db, `t.${column}`)}`),
    '',
  );
}

/** By the names of the wire, for each row; a fixed number of queries. */
export function findAdded(db: Knex, rows: { id: number; document_id: string }[]) {
  return presentFields(db, { uid: 'plugin::svc.ticket', fields: addedFields }, rows);
}
