import type { Shape } from '../schema';
import type { FieldOptions, NestedList, Resource } from './declaration';
import type { Embeds } from './embeds';
import type { ComponentField } from './components';
import type { Kind } from './field-kinds';
import type { MediaField } from './media';
import type { RelationField } from './relations';

/*
 * A declaration together with the schema of its content type: what every part of the kit works with.
 */

/** A field that is a column of the thing's own row. */
export interface ColumnField {
  in: 'column';
  name: string;
  attribute: string;
  column: string;
  kind: Kind;
  options: FieldOptions;
  /** Shown only where a request names it. */
  isByName?: true;
}

export type Field = ColumnField | MediaField | RelationField | ComponentField;

/** A relation of a nested list, by the path of the list. */
export interface Nested extends NestedList {
  path: string;
  relation: RelationField;
  /** Where the thing above is read: the path up to its id. */
  parent: string;
}

export interface Resolved {
  declared: Resource;
  /** Its own table. */
  table: string;
  hasDrafts: boolean;
  /** The attribute that names the owner; undefined where the declaration knows none. */
  owner?: string;
  fields: Field[];
  /** What a request sends and what an answer shows; the list of the type's own parameters. */
  body: Shape;
  output: Shape;
  query: Shape;
  nested: Nested[];
  /** What answers can have in `_embedded`. */
  embeds: Embeds;
}

export function columnFields({ fields }: Pick<Resolved, 'fields'>): ColumnField[] {
  return fields.filter((field) => field.in === 'column');
}

export function fieldNamed({ fields }: Pick<Resolved, 'fields'>, name: string): Field | undefined {
  return fields.find((field) => field.name === name);
}

/** What a search looks into besides the title. */
export function searchedFields(resolved: Resolved): ColumnField[] {
  return columnFields(resolved).filter(({ options }) => options.searched);
}
