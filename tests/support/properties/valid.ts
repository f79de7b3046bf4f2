import fc, { type Arbitrary } from 'fast-check';
import { allTypesOf, type JsonSchema } from '#svc/testing/values/json-schema';
import { Known } from './known';

/* Values that a schema allows. */

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');

const date = fc
  .record({
    year: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 2025, max: 2032 }) },
      fc.integer({ min: 1, max: 9999 }),
    ),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `${pad(year, 4)}-${pad(month)}-${pad(day)}`);

/** Hours that no clock leaves out. */
const time = fc
  .record({ hour: fc.integer({ min: 4, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${pad(hour)}:${pad(minute)}:00`);

const wallClock = fc.tuple(date, time).map((parts) => parts.join(' '));

const formats: Record<string, Arbitrary<string>> = {
  'wall-clock': wallClock,
  'date-bound': fc.oneof(date, wallClock),
  'date-time': fc.constant('2030-05-01T18:00:00+00:00'),
  timezone: fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'UTC', 'Pacific/Apia'),
  email: fc.emailAddress(),
  uri: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  uuid: fc.uuid(),
};

const length = (text: string) => [...text].length;

/** As long as allowed, where that is not so long that nothing else would be tried. */
function longest({ maxLength = Infinity }: JsonSchema): Arbitrary<string>[] {
  if (maxLength > 2000) return [];
  return [fc.constantFrom('x', 'ß', '🎟').map((letter) => letter.repeat(maxLength))];
}

/** Without control characters: the description says once, for all texts, that there are none. */
function plainText(schema: JsonSchema): Arbitrary<string> {
  const { minLength = 0, maxLength = 300 } = schema;
  const most = Math.min(maxLength, 40);
  const some = fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: most }),
    fc.constantFrom(
      `' OR 1=1 --`,
      '<script>alert(1)</script>',
      '%_!',
      '{"a": 1}',
      '../../etc/passwd',
    ),
  );
  return fc
    .oneof({ weight: 30, arbitrary: some }, ...longest(schema))
    .filter((text) => length(text.trim()) >= minLength && length(text) <= maxLength)
    .filter((text) => !/\p{Cc}/u.test(text));
}

/** `stringMatching` knows no look-ahead; what it makes without one is sorted out. */
function matching(pattern: string): Arbitrary<string> {
  const plain = pattern.replace(/\(\?=.*?\)/, '');
  return fc.stringMatching(new RegExp(plain)).filter((text) => new RegExp(pattern, 'u').test(text));
}

function textOf(schema: JsonSchema): Arbitrary<unknown> {
  const { format, pattern, examples = [], minLength = 0, maxLength = Infinity } = schema;
  if (format) {
    const known = formats[format];
    if (!known) throw new Error(`Nobody knows what a ${format} looks like: add it here.`);
    const short = known.filter((text) => text.length <= maxLength);
    return minLength > 0 ? short : fc.oneof({ weight: 9, arbitrary: short }, fc.constant(''));
  }
  const free = pattern ? matching(pattern) : plainText(schema);
  if (examples.length === 0) return free;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...examples) }, free);
}

function integerOf({ minimum = 0, maximum = 2_147_483_647 }: JsonSchema): Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) });
  const edge = fc.constantFrom(minimum, maximum);
  return fc.oneof(
    { weight: 8, arbitrary: small },
    { weight: 2, arbitrary: fc.integer({ min: minimum, max: maximum }) },
    edge,
  );
}

/** Amounts: whole multiples of a hundredth, and not of what a float makes of them. */
function numberOf({
  minimum,
  exclusiveMinimum = -1,
  maximum = 1e6,
}: JsonSchema): Arbitrary<number> {
  const least = minimum === undefined ? (exclusiveMinimum + 0.01) * 100 : minimum * 100;
  const most = Math.min(maximum * 100, Number.MAX_SAFE_INTEGER);
  return fc
    .oneof(fc.integer({ min: Math.round(least), max: 10_000 }), fc.maxSafeInteger())
    .filter((cents) => cents >= least && cents <= most)
    .map((cents) => cents / 100);
}

function arrayOf(name: string, { items = {}, minItems = 0, maxItems = 10 }: JsonSchema) {
  return fc.array(validValue(name, items), {
    minLength: minItems,
    maxLength: Math.min(maxItems, 4),
  });
}

/** The body parser takes no JSON in which something is called `__proto__`. */
const anyJson = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__":'));

const anything = fc.oneof(fc.integer(), fc.string(), fc.constant(null));

/** What is in an object besides what is described by name; where nothing is said of it, it must not matter. */
function furtherOf({ additionalProperties }: JsonSchema): Arbitrary<object> {
  const isDescribed = typeof additionalProperties === 'object';
  return fc.dictionary(
    fc.constantFrom('id', 'toString', 'constructor', 'nonsense', 'publicId', 'sold'),
    // Of no name of ours, so nothing real is looked up for it.
    isDescribed ? textOf(additionalProperties) : anything,
    { maxKeys: 2 },
  );
}

function objectOf(schema: JsonSchema): Arbitrary<object> {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, validValue(name, schema)] as const,
  );
  const all = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  // The more is sent, the less likely is all of it to fit what there is.
  const few = fc
    .tuple(
      fc.record(Object.fromEntries(fields)),
      fc.subarray(names, { maxLength: Math.min(2, names.length) }),
    )
    .map(([whole, some]) => only(whole, [...required, ...some]));
  const odd = fc
    .tuple(furtherOf(schema), all)
    .map(([more, own]) => ({ ...without(more, properties), ...own }));
  return fc.oneof({ weight: 3, arbitrary: few }, { weight: 3, arbitrary: all }, odd);
}

function only(object: object, names: string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}

function without(object: object, names: object): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !(name in names)));
}

const makers: Record<string, (name: string, schema: JsonSchema) => Arbitrary<unknown>> = {
  string: (_, schema) => textOf(schema),
  integer: (_, schema) => integerOf(schema),
  number: (_, schema) => numberOf(schema),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: arrayOf,
  object: (_, schema) => objectOf(schema),
};

/** A value that something real has, of a field that is called the same; else one of the schema's. */
function orKnown(name: string, free: Arbitrary<unknown>, weight: number): Arbitrary<unknown> {
  const known = fc.tuple(fc.nat(11), free).map(([nth, other]) => new Known(name, nth, other));
  return fc.oneof({ weight, arbitrary: known }, free);
}

/** Of an amount, what holds for its text and what for its number are different words. */
function asOne({ anyOf: _, ...schema }: JsonSchema, forms: JsonSchema[]): JsonSchema {
  return Object.assign({ ...schema }, ...forms, { type: forms.flatMap(allTypesOf) }) as JsonSchema;
}

/** A value that the schema of a field, or of a parameter, allows. */
export function validValue(name: string, schema: JsonSchema): Arbitrary<unknown> {
  const { type, anyOf, enum: words, const: constant } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (anyOf) return validValue(name, asOne(schema, anyOf));
  if (words) return fc.constantFrom(...words);
  const types = [type ?? []].flat();
  if (types.length === 0) return anyJson;
  const free = fc.oneof(...types.map((one) => makers[one]!(name, schema)));
  if (types.includes('integer')) return orKnown(name, free, 6);
  // Whoever is asked about by address has bought something.
  if (schema.format === 'email') return orKnown('buyer_email', free, 2);
  // What has a form of its own, or words to choose from, is not looked up.
  const isPlain = types.includes('string') && !schema.format && !schema.pattern && !schema.examples;
  return isPlain ? orKnown(name, free, 2) : free;
}
