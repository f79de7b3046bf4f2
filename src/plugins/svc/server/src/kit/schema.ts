import { IANAZone } from 'luxon';
import * as yup from 'yup';
import { isDateBound, isWallClockText } from '../domain/wall-clock';
import { wholeNumber } from '../lib/whole-number';

/** Parameter or field name to the schema of its value. */
export type Shape = Record<string, yup.AnySchema>;

/** What {@link Shape} lets through. */
export type Values<S extends Shape> = { [K in keyof S]: yup.InferType<S[K]> };

/** JSON Schema, as far as the self-description needs it. */
export type JsonSchema = Record<string, unknown>;

/** Says of a field what its schema does not: openapi/json-schema.ts reads it. What was said before stays. */
export function withJsonSchema<T extends yup.AnySchema>(schema: T, json: JsonSchema): T {
  const said = (schema.meta() as { json?: JsonSchema } | undefined)?.json;
  return schema.meta({ json: { ...said, ...json } }) as T;
}

/** The largest value of the database's `integer` on every engine. */
export const maxInteger = 2_147_483_647;

/* oxlint-disable no-control-regex -- refusing them is the point */
const controlInLine = /[\u0000-\u001f\u007f-\u009f]/;
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/* oxlint-enable no-control-regex */

/** Marks a field that a create body must have. Only presence: emptiness is the field's own matter. */
export function required<T extends yup.AnySchema>(schema: T): T {
  return schema.defined() as T;
}

/** Whether a create body must have the field. */
export function isRequired(schema: yup.AnySchema): boolean {
  return !schema.spec.optional;
}

/** Marks a field that not every answer has. */
export function optionalInResponse<T extends yup.AnySchema>(schema: T): T {
  return schema.meta({ ...schema.meta(), sometimes: true }) as T;
}

/** Whether every answer has the field. */
export function isAlwaysPresent(schema: yup.AnySchema): boolean {
  return !(schema.meta() as { sometimes?: boolean } | undefined)?.sometimes;
}

/**
 * Makes `read` all that happens to a value before it is checked. Yup's own conversions would come first, and call
 * the `toString` of whatever was sent, which in `{"toString": 1}` is no function.
 */
export function readWith<T extends yup.AnySchema>(schema: T, read: (sent: unknown) => unknown): T {
  schema.transforms = [(_, sent) => read(sent)];
  return schema;
}

/** In code points, as the databases and JSON Schema count: an emoji is one character. */
function isAtMost(value: string, max: number): boolean {
  return value.length <= max || [...value].length <= max;
}

interface TextOptions {
  max?: number;
  min?: number;
  /** Line breaks and tabs are allowed. */
  multiline?: boolean;
}

/** Text, trimmed at the ends, without control characters. `max` in characters. */
export function text({ max = 255, min = 0, multiline = false }: TextOptions = {}) {
  const control = multiline ? controlInText : controlInLine;
  return readWith(yup.string(), (sent) => (typeof sent === 'string' ? sent.trim() : sent))
    .typeError('must be text')
    .nonNullable('must be text')
    .min(min, 'must not be empty')
    .test({
      name: 'max',
      params: { max },
      message: `must be at most ${max} characters long`,
      test: (value) => typeof value !== 'string' || isAtMost(value, max),
    })
    .test(
      'characters',
      'must not have control characters',
      (value) => !value || (!control.test(value) && value.isWellFormed()),
    );
}

/** An object whose values are {@link text}, such as headers. */
export function textRecord({ max = 255 }: { max?: number } = {}) {
  const allowed = `must be an object of texts, each at most ${max} characters long`;
  const value = text({ max });
  const schema = yup
    .mixed<Record<string, string>>((sent): sent is Record<string, string> => {
      if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
      return Object.values(sent as object).every((one) => value.isValidSync(one));
    })
    .typeError(allowed)
    .nonNullable(allowed);
  return withJsonSchema(schema, {
    type: 'object',
    additionalProperties: { type: 'string', maxLength: max },
  });
}

/** A whole number; whole-number strings are taken too. */
export function integer({ min = 0, max = maxInteger }: { min?: number; max?: number } = {}) {
  const inRange = `must be a whole number, from ${min} to ${max}`;
  // What a column holds is more than people ask for: who sends more than that is told.
  const allowed = max === maxInteger ? `must be a whole number, ${min} or more` : inRange;
  return readWith(yup.number(), wholeNumber)
    .typeError(allowed)
    .nonNullable(allowed)
    .integer(allowed)
    .min(min, allowed)
    .max(max, inRange);
}

function decimalNumber(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  return /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(sent) ? Number(sent) : Number.NaN;
}

interface DecimalOptions {
  min?: number;
  max?: number;
  /** How many digits may follow the point; any number where nothing is said. */
  decimals?: number;
}

/** A number, 12.5 or `"12.5"`. Nothing to reckon money with: see `money`. */
export function decimal({ min = -99_999_999, max = 99_999_999, decimals }: DecimalOptions = {}) {
  const places = decimals === undefined ? '' : ` with at most ${decimals} decimals`;
  const allowed = `must be a number from ${min} to ${max}${places}`;
  const isFine = (value: number) =>
    decimals === undefined || Number(value.toFixed(decimals)) === value;
  const schema = readWith(yup.number(), decimalNumber)
    .typeError(allowed)
    .nonNullable(allowed)
    .min(min, allowed)
    .max(max, allowed)
    .test('decimals', allowed, (value) => value === undefined || isFine(value));
  return withJsonSchema(schema, {
    type: 'number',
    minimum: min,
    maximum: max,
    // Not multipleOf: 19.99 is none of 0.01 to a computer.
    ...(decimals !== undefined && { description: `With at most ${decimals} decimals.` }),
  });
}

const booleans = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
]);

/** true, false, 1, 0 and these as text. */
export function boolean() {
  return readWith(yup.boolean(), (sent) => booleans.get(sent) ?? sent)
    .typeError('must be true or false')
    .nonNullable('must be true or false');
}

/** One of the given words, or nothing where it can be empty. */
export function oneOf<const T extends string>(
  words: readonly T[],
  { canBeEmpty = false }: { canBeEmpty?: boolean } = {},
) {
  const allowed = `must be one of ${words.join(', ')}${canBeEmpty ? ', or empty' : ''}`;
  return yup
    .mixed<T>((sent): sent is T => typeof sent === 'string')
    .typeError(allowed)
    .nonNullable(allowed)
    .oneOf(canBeEmpty ? [...words, '' as T] : [...words], allowed);
}

/** `Y-m-d H:i:s`, an existing day and time of day. Whether it exists in a zone is for the caller to see. */
export function wallClock({ canBeEmpty = false }: { canBeEmpty?: boolean } = {}) {
  const schema = text().test(
    'wall-clock',
    'must be an existing date and time in the form Y-m-d H:i:s',
    (value) => typeof value !== 'string' || (canBeEmpty && value === '') || isWallClockText(value),
  );
  const pattern = String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`;
  return withJsonSchema(schema, {
    format: 'wall-clock',
    pattern: canBeEmpty ? `^(${pattern})?$` : `^${pattern}$`,
    ...(!canBeEmpty && { minLength: 1 }),
    description: 'Y-m-d H:i:s, as clocks at the event show it.',
    examples: ['2030-05-01 18:00:00'],
  });
}

/** `Y-m-d` or `Y-m-d H:i:s`, a bound in a filter. */
export function dateBound() {
  const schema = text().test(
    'date-bound',
    'must be an existing date in the form Y-m-d or Y-m-d H:i:s',
    (value) => typeof value !== 'string' || isDateBound(value),
  );
  return withJsonSchema(schema, {
    format: 'date-bound',
    pattern: String.raw`^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$`,
    minLength: 1,
    description: 'Y-m-d or Y-m-d H:i:s, in the zone of the site.',
    examples: ['2030-05-01'],
  });
}

/** An IANA time zone name. */
export function timezone() {
  const schema = text().test(
    'timezone',
    'must be an IANA time zone such as Europe/Berlin',
    (value) => !value || IANAZone.isValidZone(value),
  );
  return withJsonSchema(schema, {
    format: 'timezone',
    description: 'IANA name of a time zone.',
    examples: ['Europe/Berlin'],
  });
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^/]/i.test(value);
}

/** An http(s) address, or nothing. */
export function webAddress() {
  const schema = text({ max: 2048 }).test(
    'web-address',
    'must be an http:// or https:// address',
    (value) => !value || isWebAddress(value),
  );
  return withJsonSchema(schema, {
    format: 'uri',
    description: 'An http:// or https:// address, or nothing.',
  });
}

/** An e-mail address, or nothing. */
export function emailAddress() {
  const schema = text({ max: 254 }).email('must be an e-mail address');
  return withJsonSchema(schema, { format: 'email', description: 'An e-mail address.' });
}

/** A moment in an answer: ISO 8601 in UTC. */
export function instant() {
  return withJsonSchema(yup.string(), {
    format: 'date-time',
    description: 'ISO 8601 in UTC.',
    examples: ['2030-05-01T18:00:00+00:00'],
  });
}

/** The value of a header, taken as it comes. `max` in characters. */
export function headerText({ max }: { max?: number } = {}) {
  const schema = yup.string();
  return max === undefined ? schema : schema.max(max, `must be at most ${max} characters long`);
}
