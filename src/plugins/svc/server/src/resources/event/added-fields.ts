import type { Attribute } from '../../kit/resource/field-kinds';
import type { AddedFields } from '../../kit/resource/extend';
import type { Filter } from '../../kit/resource/filters';
import type { RelationField } from '../../kit/resource/relations';
import { outputOfFields } from '../../kit/resource/resolve-fields';
import type { ColumnField, Field } from '../../kit/resource/resolved';
import type { EventField, Place } from './fields';
import { keepingOf } from './read-model/added-values';

/*
 * The fields that a project adds to events (kit/resource/extend.ts). What is shown of them is kept in the read model's
 * JSON, as our own fields are; what lists are filtered by has a column and an index of its own there. What a relation
 * shows depends on the other side, and is asked for when an event is read.
 */

/** What is shown of a field of a project under one name, as our own fields are declared. */
export interface AddedField extends EventField {
  name: string;
  attribute: string;
  /** As the project's file has it. */
  schema: Attribute;
  declared: Field;
  /** The capability to see it; empty where everybody sees it. */
  read: string;
}

/** A parameter of the list of events. */
export interface AddedFilter {
  name: string;
  comparison: Filter['comparison'];
  field: ColumnField | RelationField;
  /** In the read model; none of a relation. */
  column: string;
}

interface Added {
  fields: AddedField[];
  filters: AddedFilter[];
}

let added: Added = { fields: [], filters: [] };

/** Those that not everybody sees; looked at for each event that is shown. */
export const privateFields: Pick<AddedField, 'name' | 'read'>[] = [];

/** Those that guests may not be shown as they are kept, or that have fields in themselves. */
export const remadeFields: AddedField[] = [];

/** Names of what holds addresses of files, which depend on the site's own. */
export const fileFields: string[] = [];

/** Relations, which are asked for when an event is read. */
export const relationFields: { relation: RelationField; in: Place }[] = [];

/** A picture is shown under several names. */
function toAddedFields(
  field: AddedFields['fields'][number],
  given: AddedFields,
  schema: Attribute,
) {
  const { attribute, options } = field;
  return Object.keys(outputOfFields([field])).map((name): AddedField => {
    const input = given.body[name];
    return {
      name,
      attribute,
      schema,
      declared: field,
      in: options.inLists === false ? 'details' : 'lists',
      keep: keepingOf(field, name),
      output: given.output[name]!,
      ...(input && { input }),
      read: options.read ?? '',
    };
  });
}

function filtersOf({ fields, filters }: AddedFields): AddedFilter[] {
  return Object.entries(filters).map(([name, { comparison, field: said }]) => {
    const field = fields.find((one) => one.name === (said ?? name)) as AddedFilter['field'];
    return {
      name,
      comparison,
      field,
      column: field.in === 'column' ? `added_${field.column}` : '',
    };
  });
}

function isRemade({ read, declared, schema }: AddedField): boolean {
  return read !== '' || declared.in !== 'column' || schema.type === 'json';
}

/** What a project adds, all of it, in place of what there was. */
export function setAddedFields(given: AddedFields[], attributes: Record<string, Attribute>): Added {
  added = {
    fields: given.flatMap((one) =>
      one.fields.flatMap((field) => toAddedFields(field, one, attributes[field.attribute]!)),
    ),
    filters: given.flatMap(filtersOf),
  };
  const { fields } = added;
  privateFields.splice(0, Infinity, ...fields.filter(({ read }) => read));
  remadeFields.splice(0, Infinity, ...fields.filter(isRemade));
  const files = fields.filter(({ declared }) => declared.in === 'media');
  fileFields.splice(0, Infinity, ...files.map(({ name }) => name));
  const relations = fields.flatMap(({ declared, in: place }) =>
    declared.in === 'relation' ? [{ relation: declared, in: place }] : [],
  );
  relationFields.splice(0, Infinity, ...relations);
  return added;
}

/** By the names that they are shown under. */
export function addedFields(): AddedField[] {
  return added.fields;
}

/** Each once, as it is declared. */
export function addedDeclarations(): Field[] {
  return [...new Set(added.fields.map(({ declared }) => declared))];
}

/** Those that are columns of the event's row. */
export function addedColumns(): ColumnField[] {
  return addedDeclarations().filter((field) => field.in === 'column');
}

export function addedFilters(): AddedFilter[] {
  return added.filters;
}
