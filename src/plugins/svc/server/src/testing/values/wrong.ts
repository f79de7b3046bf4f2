import { allTypesOf, type JsonSchema, typesOf } from './json-schema';

/*
 * Values that a schema does not allow, and that the service must therefore refuse. Whole numbers as text, flags as 1 and
 * 0, and white space at the ends are taken (docs/contract.md 1.13, 1.18): they are not among these.
 */

const objects: unknown[] = [{}, { toString: 1 }, { length: 1 }, [], [[]]];
const noText = [5, -0.5, true, false, ...objects];
const noWholeNumber = ['', 'x', '1e3', '1.5', '0x10', '１２', 'NaN', 1.5, -1e99, true, ...objects];
const noFlag = ['', 'yes', 'TRUE ', '2', -1, 2, 0.5, ...objects];
const noAmount = ['', '-1', '1.234', '1e3', '١', '1,50', -1, 1.234, 1e21, true, ...objects];
const noNumber = ['', 'x', '1e3', '١', '1,50', 'NaN', 1e21, true, ...objects];
const unreadable = ['\u0000', 'a\u0007b', '\u009f', 'a\ud800'];

const misshapen: Record<string, string[]> = {
  'wall-clock': [
    'x',
    '2030-02-30 10:00:00',
    '2030-05-01',
    '2030-05-01T10:00:00',
    '0000-01-01 00:00:00',
  ],
  'calendar-date': ['x', '2030-02-30', '2030-13-01', '2030-05-01 10:00:00', '30.4.2030'],
  instant: ['x', '2030-02-30T10:00:00Z', '2030-05-01T25:00:00Z', '2030-05-01T10:00:00', '2030'],
  'date-bound': ['x', '', '2030-13-01', '2030-05-01 25:00:00', '2030-02-30'],
  timezone: ['Mars/Olympus', 'UTC+25', '../UTC'],
  email: ['x', '@', 'a@', '@b.c', 'a b@c.d', 'a@b..c'],
  uri: ['x', 'javascript:alert(1)', 'ftp://example.org', '//example.org', 'http:///x'],
};

export function wrongText(schema: JsonSchema): unknown[] {
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

/** An amount is text or a number: what is wrong for the number is wrong as text, too. */
function wrongNumber(schema: JsonSchema): unknown[] {
  if (typesOf(schema).includes('string')) return noAmount;
  const { minimum, maximum } = schema;
  const below = minimum === undefined ? [] : [minimum - 1];
  return [...noNumber, ...below, ...(maximum === undefined ? [] : [maximum + 1])];
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
  number: wrongNumber,
  boolean: () => noFlag,
  array: wrongArray,
  object: wrongObject,
};

/** Everything of the above that none of the schema's types takes. */
export function wrongValues(schema: JsonSchema): unknown[] {
  const { enum: words } = schema;
  const all = allTypesOf(schema);
  const own = typesOf(schema);
  if (all.length === 0) return [];
  const nothing = all.includes('null') ? [] : [null];
  if (words) {
    const noWord = words.includes('') ? [] : [''];
    return [...nothing, ...noText, 'nonsense', ...noWord, `${String(words[0])}x`];
  }
  // What is text or a number is an amount.
  const [first = ''] = own.length > 1 ? ['number'] : own;
  return [...nothing, ...(wrongBy[first]?.(schema) ?? [])];
}
