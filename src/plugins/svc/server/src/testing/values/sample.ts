import { type JsonSchema, typesOf } from './json-schema';

/* Values that a schema allows, one of each kind, the same at every run. They are shown as they are sent. */

const formats: Record<string, string> = {
  'wall-clock': '2031-05-01 18:00:00',
  'calendar-date': '2031-05-01',
  instant: '2031-05-01T18:00:00+00:00',
  timezone: 'Europe/Berlin',
  email: 'somebody@example.test',
  uri: 'https://example.test/a?b=c#d',
};

/** Harmless, so that it stays as it is. */
export const sampleHtml = '<p>A <b>few</b> words.</p>';

/** Text that means something to others, and nothing here. */
export const hostileTexts = [
  `' OR 1=1; --`,
  '<script>alert(1)</script>',
  '%_!\\',
  '{"$ne": 1}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'ﷺ 🎟 e\u0301 \u202eabc',
  '=1+1',
];

function sampleText({ format, examples = [], maxLength = Infinity }: JsonSchema): unknown {
  const known = format && formats[format];
  if (known) return known;
  return examples[0] ?? [...'Ünits & "words" 🎟'].slice(0, maxLength).join('').trim();
}

function sampleInteger({ minimum = 0, maximum = Infinity }: JsonSchema): number {
  return Math.min(maximum, Math.max(minimum, 3));
}

function sampleObject({ properties = {} }: JsonSchema): unknown {
  const fields = Object.entries(properties).map(([name, one]) => [name, sampleValue(one)]);
  return Object.fromEntries(fields);
}

const makers: Record<string, (schema: JsonSchema) => unknown> = {
  string: sampleText,
  integer: sampleInteger,
  number: ({ minimum = 0, maximum = Infinity }) => Math.min(maximum, Math.max(minimum, 12.5)),
  boolean: () => true,
  array: ({ items = {}, minItems = 1 }) => Array(Math.max(1, minItems)).fill(sampleValue(items)),
  object: sampleObject,
};

export function sampleValue(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum.find((word) => word !== '' && word !== null);
  const [first = ''] = typesOf(schema);
  return makers[first]?.(schema) ?? null;
}
