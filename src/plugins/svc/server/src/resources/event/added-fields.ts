import type { Attribute } from '../../kit/resource/field-kinds';
import type { AddedFields } from '../../kit/resource/extend';
import type { Filter } from '../../kit/resource/filters';
import type { ColumnField } from '../../kit/resource/resolved';
import type { EventField } from './fields';

/*
 * The fields that a project adds to events (kit/resource/extend.ts). What is shown of them is kept in the read model's
 * JSON, as our own fields are; what lists are filtered by has a column and an index of its own there.
 */

/** A field of a project, as our own ones are declared. */
export interface AddedField extends EventField {
  name: string;
  column: string;
  attribute: string;
  /** As the project's file has it. */
  schema: Attribute;
  /** A value that was sent, as the Document Service takes it. */
  store: (sent: unknown) => unknown;
  isSearched: boolean;
  isHtml: boolean;
  /** The capability to see it; empty where everybody sees it. */
  read: string;
}

/** A parameter of the list of events. */
export interface AddedFilter {
  name: string;
  comparison: Filter['comparison'];
  field: ColumnField;
  /** In the read model. */
  column: string;
}

interface Added {
  fields: AddedField[];
  filters: AddedFilter[];
}

let added: Added = { fields: [], filters: [] };

/** Those that not everybody sees; looked at for each event that is shown. */
export const privateFields: Pick<AddedField, 'name' | 'read'>[] = [];

function toAddedField(field: AddedFields['fields'][number], given: AddedFields, schema: Attribute) {
  const { name, column, attribute, kind, options } = field;
  const input = given.body[name];
  return {
    name,
    column,
    attribute,
    schema,
    in: options.inLists === false ? ('details' as const) : ('lists' as const),
    keep: ({ row }: Parameters<EventField['keep']>[0]) =>
      kind.present((row as Record<string, unknown>)[column]),
    output: given.output[name]!,
    ...(input && { input }),
    store: (sent: unknown) => kind.store(sent),
    isSearched: Boolean(options.searched),
    isHtml: Boolean(kind.isHtml),
    read: options.read ?? '',
  };
}

function filtersOf({ fields, filters }: AddedFields): AddedFilter[] {
  return Object.entries(filters).map(([name, { comparison, field: said }]) => {
    const field = fields.find((one) => one.name === (said ?? name))!;
    return { name, comparison, field, column: `added_${field.column}` };
  });
}

/** What a project adds, all of it, in place of what there was. */
export function setAddedFields(given: AddedFields[], attributes: Record<string, Attribute>): Added {
  added = {
    fields: given.flatMap((one) =>
      one.fields.map((field) => toAddedField(field, one, attributes[field.attribute]!)),
    ),
    filters: given.flatMap(filtersOf),
  };
  privateFields.splice(0, Infinity, ...added.fields.filter(({ read }) => read));
  return added;
}

export function addedFields(): AddedField[] {
  return added.fields;
}

export function addedFilters(): AddedFilter[] {
  return added.filters;
}
