import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './description';

/*
 * Values that a schema does not allow, and that the service must therefore refuse. Whole numbers as text, flags as 1 and
 * 0, and white space at the ends are taken (docs/contract.md 1.13, 1.18): they are not among these.
 */

const objects: unknown[] = [{}, { toString: 1 }, { length: 1 }, [], [[]]];
const noText = [5, -0.5, true, false, ...objects];
const noWholeNumber = ['', 'x', '1e3', '1.5', '0x10', '１２', 'NaN', 1.5, -1e99, true, ...objects];
const noFlag = ['', 'yes', 'TRUE ', '2', -1, 2, 0.5, ...objects];
const noAmount = ['', '-1', '1.234', '1e3', '١', '1,50', -1, 1.234, 1e21, true, ...objects];
const unreadable = ['\u0000', 'a\u0007b', '\u009f', 'a\ud800'];

const misshapen: Record<string, string[]> = {
  'wall-clock': [
    'x',
    '2030-02-30 10:00:00',
    '2030-05-01',
    '2030-05-01T10:00:00',
    '0000-01-01 00:00:00',
  ],
  'date-bound': ['x', '', '2030-13-01', '2030-05-01 25:00:00', '2030-02-30'],
  timezone: ['Mars/Olympus', 'UTC+25', '../UTC'],
  email: ['x', '@', 'a@', '@b.c', 'a b@c.d', 'a@b..c'],
  uri: ['x', 'javascript:alert(1)', 'ftp://example.org', '//example.org', 'http:///x'],
};

function wrongText(schema: JsonSchema): unknown[] {
  const { format = '', pattern, minLength = 0, maxLength = Infinity } = schema;
  const tooLong = maxLength <= 20_000 ? ['x'.repeat(maxLength + 1)] : [];
  const shapes = misshapen[format] ?? (pattern ? ['x', '-1'] : []);
  // Text that may have any length is taken as it comes: `_fields`, or a token in a header.
  const bad = maxLength === Infinity && shapes.length === 0 ? [] : unreadable;
  return [...noText, ...bad, ...tooLong, ...(minLength > 0 ? ['', '  '] : []), ...shapes];
}

function wrongInteger({ minimum, maximum }: JsonSchema): unknown[] {
  const bounds = [...(minimum === undefined ? [] : [minimum - 1]), (maximum ?? 2_147_483_647) + 1];
  return [...noWholeNumber, ...bounds, ...bounds.map(String), 1e300];
}

function wrongArray({ items = {}, minItems = 0, maxItems = Infinity }: JsonSchema): unknown[] {
  const wrongItems = wrongValues(items).map((item) => [item]);
  const tooMany =
    maxItems <= 1000 ? [Array.from({ length: maxItems + 1 }, (_, index) => index + 1)] : [];
  return ['x', 5, true, {}, ...wrongItems, ...tooMany, ...(minItems > 0 ? [[]] : [])];
}

/** Objects without what they must have, or with something wrong in them. */
function wrongObject({ properties = {}, required = [] }: JsonSchema): unknown[] {
  const wrongFields = Object.entries(properties).flatMap(([name, schema]) =>
    wrongValues(schema).map((wrong) => ({ [name]: wrong })),
  );
  return ['x', 5, true, [], ...(required.length > 0 ? [{}] : []), ...wrongFields];
}

const wrongBy: Record<string, (schema: JsonSchema) => unknown[]> = {
  string: wrongText,
  integer: wrongInteger,
  number: () => noAmount,
  boolean: () => noFlag,
  array: wrongArray,
  object: wrongObject,
};

/** Everything of the above that none of the schema's types takes. */
function wrongValues(schema: JsonSchema): unknown[] {
  const { type, enum: words } = schema;
  const types = [type ?? []].flat();
  if (types.length === 0) return [];
  const nothing = types.includes('null') ? [] : [null];
  if (words) return [...nothing, ...noText, 'nonsense', '', `${String(words[0])}x`];
  const own = types.filter((one) => one !== 'null');
  // An amount is text or a number: what is wrong for the number is wrong as text, too.
  const [first = ''] = own.includes('number') ? ['number'] : own;
  return [...nothing, ...(wrongBy[first]?.(schema) ?? [])];
}

/** In a body. A required field that is null is missing, which is no less wrong. */
export function wrongInBody(schema: JsonSchema): Arbitrary<unknown> | null {
  const values = wrongValues(schema);
  return values.length === 0 ? null : fc.constantFrom(...values);
}

/** In a query or a header everything is text; what is the same as nothing is not wrong. */
export function wrongAsText(
  schema: JsonSchema,
  place: 'query' | 'header',
): Arbitrary<string> | null {
  const isList = schema.type === 'array';
  const wrong = isList ? wrongValues(schema.items ?? {}) : wrongValues(schema);
  const texts = wrong
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String)
    .filter((text) => !isPlainText(schema) || wrongText(schema).includes(text))
    // An address and a header cannot carry everything.
    .filter((text) => text.isWellFormed() && (place === 'query' || /^[!-~]+$/.test(text)));
  return texts.length === 0 ? null : fc.constantFrom(...texts);
}

/** Whether 5 as text is as good as any other. */
function isPlainText({ type, enum: words, format, pattern }: JsonSchema): boolean {
  return type === 'string' && !words && !format && !pattern;
}

/** What stands in a path for an id, and is none. */
export const wrongIds = fc.constantFrom(
  ...[
    'x',
    '-1',
    '1.5',
    '1e3',
    '%00',
    '0x1',
    '１',
    '%20',
    '1%20',
    '1%0A',
    "1'--",
    '99999999999999999999',
  ],
);

/** What is sent in the place of an object. */
export const wrongBodies = fc.constantFrom(
  ...['{', '[]', '"text"', '5', 'null,', '{"a":}', '\u0000', '[[[[', `${'['.repeat(2000)}`],
);
