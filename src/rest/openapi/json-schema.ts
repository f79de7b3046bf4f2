import type * as yup from 'yup';
import { isRequired, type JsonSchema, type Shape } from '../schema';

/*
 * Fields as JSON Schema. Types and bounds are those of the yup schemas that validate the requests; what these cannot
 * tell, the field types of schema.ts say in their meta data.
 */

interface Meta {
  json?: JsonSchema;
  entries?: Shape;
  maxItems?: number;
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
    const value = tests.find((test) => test.name === name)?.params?.[name];
    return value === undefined || (name === 'min' && value === 0 && names.min === 'minLength')
      ? {}
      : { [names[name]]: value };
  };
  return { ...bound('min'), ...bound('max') };
}

/** Yup's own words for what a schema takes. */
function typeOf(schema: yup.AnySchema, described: Described): JsonSchema {
  const { type, oneOf = [] } = described;
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
  if (type === 'object') return objectOf((schema as yup.AnyObjectSchema).fields as Shape);
  return type === 'boolean' ? { type } : {};
}

/** An object with exactly these fields. One without any says only that it is an object. */
export function objectOf(shape: Shape): JsonSchema {
  const names = Object.keys(shape);
  if (names.length === 0) return { type: 'object' };
  return { ...bodyOf(shape), required: names, additionalProperties: false };
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
  const { type, enum: values } = json as { type?: string | string[]; enum?: unknown[] };
  if (!type) return json;
  return { ...json, type: [type, 'null'].flat(), ...(values && { enum: [...values, null] }) };
}

export function jsonSchemaOf(schema: yup.AnySchema): JsonSchema {
  const described = schema.describe() as unknown as Described;
  const { entries, maxItems, json = {} } = described.meta ?? {};
  const own = entries
    ? { type: 'array', items: bodyOf(entries), maxItems }
    : { ...(json.type ? {} : typeOf(schema, described)), ...json };
  const whole = described.nullable ? nullable(own) : own;
  return described.default === undefined ? whole : { ...whole, default: described.default };
}
