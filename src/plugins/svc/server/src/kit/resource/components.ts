import * as yup from 'yup';
import { queryEngine } from '../../host/query-engine';
import { snakeCase } from '../../lib/snake-case';
import { fieldsOf } from '../openapi/json-schema';
import { required, type Shape, withJsonSchema } from '../schema';
import { arrayOfObjects, objectOf } from '../validate';
import { type Attribute, type Kind, kindOfAttribute } from './field-kinds';
import type { FieldOptions } from './declaration';
import type { LinkedRow } from './relations';

/*
 * Components of the host: a group of values, or a list of such groups, sent and shown as objects.
 */

/** A value of a component. */
interface Part {
  name: string;
  attribute: string;
  kind: Kind;
}

/** A field that is a component; `links` with a `label` and a `url` each. */
export interface ComponentField {
  in: 'component';
  name: string;
  attribute: string;
  options: FieldOptions;
  isMany: boolean;
  parts: Part[];
  min: number;
  max: number;
  isRequired: boolean;
}

type Components = Record<string, { attributes: Record<string, Attribute> } | undefined>;

/** The values of a component; an attribute that is no value of its own is answered instead. */
export function partsOf(uid: string): Part[] | string {
  const component = (strapi.components as unknown as Components)[uid];
  const parts: Part[] = [];
  for (const [name, attribute] of Object.entries(component?.attributes ?? {})) {
    const kind = kindOfAttribute(attribute, {});
    if (!kind || attribute.type === 'json') return name;
    const input = attribute.required ? required(kind.input) : kind.input;
    parts.push({ name: snakeCase(name), attribute: name, kind: { ...kind, input } });
  }
  return parts;
}

const shapeOf = (parts: Part[], side: 'input' | 'output'): Shape =>
  Object.fromEntries(parts.map(({ name, kind }) => [name, kind[side]]));

export function componentInput({ parts, isMany, min, max, isRequired }: ComponentField) {
  const shape = shapeOf(parts, 'input');
  if (isMany) return arrayOfObjects(shape, { min, max });
  return isRequired ? objectOf(shape) : objectOf(shape).nullable();
}

export function componentOutput({ parts, isMany }: ComponentField): yup.AnySchema {
  const shape = shapeOf(parts, 'output');
  if (isMany) return yup.array(yup.object(shape));
  return withJsonSchema(yup.mixed(), { oneOf: [fieldsOf(shape), { type: 'null' }] });
}

type Values = Record<string, unknown>;

function presentParts(parts: Part[], values: Values): Values {
  return Object.fromEntries(
    parts.map(({ name, attribute, kind }) => [name, kind.present(values[attribute])]),
  );
}

function storeParts(parts: Part[], sent: Values): Values {
  const values = parts.filter(({ name }) => name in sent);
  return Object.fromEntries(
    values.map(({ name, attribute, kind }) => [attribute, kind.store(sent[name])]),
  );
}

/** As the Document Service takes it. */
export function storeComponent({ parts, isMany }: ComponentField, sent: unknown): unknown {
  if (isMany) return (sent as Values[]).map((one) => storeParts(parts, one));
  return sent === null ? null : storeParts(parts, sent as Values);
}

export function presentComponent({ name, parts, isMany }: ComponentField, stored: unknown): Values {
  if (isMany) {
    return { [name]: ((stored ?? []) as Values[]).map((one) => presentParts(parts, one)) };
  }
  return { [name]: stored ? presentParts(parts, stored as Values) : null };
}

/** By row, the components of its fields, in as many queries whatever the number of rows. */
export async function findComponents(
  uid: string,
  fields: ComponentField[],
  rows: LinkedRow[],
): Promise<Map<number, Values>> {
  if (fields.length === 0 || rows.length === 0) return new Map();
  const found = await queryEngine(uid).findMany({
    where: { id: { $in: rows.map(({ id }) => id) } },
    select: ['id'],
    populate: fields.map(({ attribute }) => attribute),
  });
  return new Map(found.map((row) => [row.id, row as unknown as Values]));
}

/** The HTML in a sent component, for whoever makes it harmless. */
export function htmlParts({ parts }: ComponentField): string[] {
  return parts.filter(({ kind }) => kind.isHtml).map(({ attribute }) => attribute);
}
