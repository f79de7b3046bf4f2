import type { AddedFields } from '../../kit/resource/extend';
import type { Filter } from '../../kit/resource/filters';
import type { RelationField } from '../../kit/resource/relations';
import type { ColumnField, Field } from '../../kit/resource/resolved';

/* The fields that a project adds to tickets (kit/resource/extend.ts), and the parameters of the list that are about them. */

/** A parameter of the list of tickets. */
export interface AddedFilter {
  name: string;
  comparison: Filter['comparison'];
  field: ColumnField | RelationField;
}

/** Looked at for each list of tickets that is read. */
export const addedFields: Field[] = [];

export const addedFilters: AddedFilter[] = [];

/** What a project adds, all of it, in place of what there was. */
export function setAddedFields(given: AddedFields[]): void {
  addedFields.splice(0, Infinity, ...given.flatMap(({ fields }) => fields));
  const filters = given.flatMap((one) =>
    Object.entries(one.filters).map(([name, { comparison, field: said }]) => {
      const field = one.fields.find((known) => known.name === (said ?? name));
      return { name, comparison, field: field as AddedFilter['field'] };
    }),
  );
  addedFilters.splice(0, Infinity, ...filters);
}
