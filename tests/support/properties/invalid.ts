import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '#svc/testing/values/json-schema';
import { wrongText, wrongValues } from '#svc/testing/values/wrong';

/* Values that a schema does not allow, wherever a request has them. */

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
  // A list has its items with commas between them: one is a list, too.
  const one = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const texts = wrongValues(one)
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String)
    .filter((text) => !isPlainText(one) || wrongText(one).includes(text))
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
