import type * as yup from 'yup';
import { moneyJson } from '../money-schema';
import { nameOf } from '../named-shapes';
import { isAlwaysPresent, isRequired, type JsonSchema, type Shape } from '../schema';

/*
 * Fields as JSON Schema. Types and bounds are those of the yup schemas that validate the requests; what these cannot
 * tell, the field types of schema.ts say in their meta data.
 */

interface Meta {
  json?: JsonSchema;
  /** The fields of each object in an array that is sent. */
  entries?: Shape;
  /** The fields of an object that is sent. */
  fields?: Shape;
  minItems?: number;
  maxItems?: number;
  /** The forms of an object in an answer that has one of several. */
  forms?: () => Shape[];
  /** What the shape of an object in an answer is named. */
  shapeName?: string;
}

interface Described {
  type: string;
  meta?: Meta;
  oneOf?: unknown[];
  nullable?: boolean;
  default?: unknown;
  tests: { name?: string; params?: Record<string, unknown> }[];
  innerType?: unknown;
}

function boundsOf({ tests }: Described, names: { min: string; max: string }): JsonSchema {
  const bound = (name: 'min' | 'max') => {
    const value = tests.findLast((test) => test.name === name)?.params?.[name];
    return value === undefined || (name === 'min' && value === 0 && names.min === 'minLength')
      ? {}
      : { [names[name]]: value };
  };
  return { ...bound('min'), ...bound('max') };
}

/** Yup's own words for what a schema takes. */
function typeOf(schema: yup.AnySchema, described: Described): JsonSchema {
  const { type, oneOf = [], meta } = described;
  if (meta?.forms) return oneFormOf(meta.forms());
  if (oneOf.length > 0) return { type: 'string', enum: oneOf };
  if (type === 'string') {
    return { type: 'string', ...boundsOf(described, { min: 'minLength', max: 'maxLength' }) };
  }
  if (type === 'number') {
    return { type: 'integer', ...boundsOf(described, { min: 'minimum', max: 'maximum' }) };
  }
  if (type === 'array') {
    const { innerType } = schema as unknown as { innerType: yup.AnySchema };
    return { type: 'array', items: jsonSchemaOf(innerType) };
  }
  if (type === 'object') {
    return meta?.shapeName
      ? referenceTo(meta.shapeName)
      : fieldsOf((schema as yup.AnyObjectSchema).fields as Shape);
  }
  return type === 'boolean' ? { type } : {};
}

function referenceTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object with these fields, or without some of them; later versions may have more. One without any may have whatever it likes. */
export function fieldsOf(shape: Shape): JsonSchema {
  const names = Object.keys(shape);
  if (names.length === 0) return { type: 'object', additionalProperties: true };
  const required = names.filter((name) => isAlwaysPresent(shape[name]!));
  return { ...bodyOf(shape), required };
}

function oneFormOf(forms: Shape[]): JsonSchema {
  const [first, ...others] = forms.map(fieldsOf);
  return others.length === 0 ? first! : { oneOf: [first, ...others] };
}

/** The same, by its name if it has one. */
export function objectOf(shape: Shape): JsonSchema {
  const name = nameOf(shape);
  return name ? referenceTo(name) : fieldsOf(shape);
}

/** An object to be sent: of its fields some are required, and others besides are ignored. */
export function bodyOf(shape: Shape): JsonSchema {
  const fields = Object.entries(shape).map(([name, schema]) => [name, jsonSchemaOf(schema)]);
  const required = Object.keys(shape).filter((name) => isRequired(shape[name]!));
  return {
    type: 'object',
    properties: Object.fromEntries(fields) as JsonSchema,
    ...(required.length > 0 && { required }),
  };
}

function nullable(json: JsonSchema): JsonSchema {
  const {
    type,
    anyOf,
    enum: values,
  } = json as {
    type?: string | string[];
    anyOf?: JsonSchema[];
    enum?: unknown[];
  };
  if (anyOf) return { ...json, anyOf: [...anyOf, { type: 'null' }] };
  if (!type) return json;
  return { ...json, type: [type, 'null'].flat(), ...(values && { enum: [...values, null] }) };
}

export function jsonSchemaOf(schema: yup.AnySchema): JsonSchema {
  const described = schema.describe() as unknown as Described;
  const { entries, fields, minItems, maxItems, json: said = {} } = described.meta ?? {};
  const { money, ...rest } = said;
  const json: JsonSchema = money ? { ...rest, ...moneyJson(money) } : rest;
  const sent = entries
    ? { type: 'array', items: bodyOf(entries), ...(minItems && { minItems }), maxItems }
    : fields && bodyOf(fields);
  const own = sent
    ? { ...sent, ...json }
    : { ...(json.type || json.anyOf ? {} : typeOf(schema, described)), ...json };
  const whole = described.nullable ? nullable(own) : own;
  // Of an object yup makes a default from those of its fields, which nobody has asked for.
  const { default: value } = described;
  return value === undefined || described.type === 'object' ? whole : { ...whole, default: value };
}
