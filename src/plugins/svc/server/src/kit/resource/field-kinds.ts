import * as yup from 'yup';
import { formatMinor, noMoney, type StoredMinor } from '../../domain/money';
import { isoTime } from '../../domain/iso-time';
import { money } from '../money-schema';
import { jsonSchemaOf } from '../openapi/json-schema';
import {
  boolean,
  dateBound,
  decimal,
  emailAddress,
  integer,
  oneOf,
  text,
  timezone,
  wallClock,
  webAddress,
  withJsonSchema,
} from '../schema';
import { calendarDate, instantText, timeOfDay } from '../date-schemas';
import type { FieldOptions } from './declaration';

/** An attribute of a content type, as schema.json has it. */
export interface Attribute {
  type: string;
  [option: string]: unknown;
}

/** How values of an attribute are sent, kept and shown. */
export interface Kind {
  /** What a request may send. */
  input: yup.AnySchema;
  /** What an answer shows. */
  output: yup.AnySchema;
  /** A stored value as it is shown. */
  present(stored: unknown): unknown;
  /** A sent value as the Document Service takes it. Empty text is no value. */
  store(sent: unknown): unknown;
  /** A sent value as the column is compared with it, where that is another one. */
  compare?(sent: unknown): unknown;
  /** What a bound of a filter takes, where that is more than a value, and the value that it means. */
  bound?: { input: yup.AnySchema; valueAt(sent: unknown, end: 'first' | 'last'): unknown };
  /** Whether lists can be filtered by it and be in order of it. */
  compares: boolean;
  /** Whether it is a line of text that somebody writes. */
  isLine?: boolean;
  /** Whether it is HTML, which is made harmless whoever writes it. */
  isHtml?: boolean;
}

const bounds = ({ min, max }: Attribute) => ({
  ...(typeof min === 'number' && { min }),
  ...(typeof max === 'number' && { max }),
});

function lengths({ maxLength, minLength, required }: Attribute, max: number) {
  const min = typeof minLength === 'number' ? minLength : 0;
  return {
    max: typeof maxLength === 'number' ? maxLength : max,
    min: required ? Math.max(1, min) : 0,
  };
}

const empty = (sent: unknown) => (sent === '' ? null : sent);

/** Text, of which the same is said as where it is sent; not its format, since it may be empty. */
function shownText(input: yup.AnySchema): yup.AnySchema {
  const { json } = (input.meta() ?? {}) as { json?: { description?: string } };
  const text = yup.string();
  return json?.description ? withJsonSchema(text, { description: json.description }) : text;
}

/** A kind whose values are texts inside and outside. */
function textual(input: yup.AnySchema, more: Partial<Kind> = {}): Kind {
  return {
    input,
    output: shownText(input),
    present: (stored) => stored ?? '',
    store: empty,
    compares: true,
    ...more,
  };
}

function numeric(input: yup.AnySchema, output: yup.AnySchema = yup.number()): Kind {
  return {
    input,
    output,
    present: (stored) => Number(stored ?? 0),
    store: (sent) => sent,
    compares: true,
  };
}

/** What the column of an instant answers: SQLite's milliseconds, a Date of the servers. */
function secondsOf(stored: unknown): number {
  const time = stored instanceof Date ? stored.getTime() : new Date(stored as number).getTime();
  return Math.floor(time / 1000);
}

function parsedJson(stored: unknown): unknown {
  return typeof stored === 'string' ? (JSON.parse(stored) as unknown) : stored;
}

function jsonKind(_: Attribute, { holds = yup.mixed() }: FieldOptions): Kind {
  const json = jsonSchemaOf(holds);
  return {
    input: holds.nullable() as yup.AnySchema,
    output: withJsonSchema(yup.mixed(), { ...json, type: [json.type ?? [], 'null'].flat() }),
    present: (stored) => (stored === null || stored === undefined ? null : parsedJson(stored)),
    store: (sent) => sent,
    compares: false,
  };
}

function moneyKind(wholeDigits: number): Kind {
  return {
    input: money({ wholeDigits }),
    output: yup.string(),
    present: (stored) => formatMinor((stored ?? noMoney) as StoredMinor),
    store: (sent) => sent,
    compares: true,
  };
}

function enumeration({ enum: words, required }: Attribute): Kind {
  const allowed = words as string[];
  return textual(oneOf(allowed, { canBeEmpty: !required }), {
    output: yup.string().oneOf(required ? allowed : [...allowed, '']),
  });
}

const multiline = (attribute: Attribute, max: number) =>
  text({ ...lengths(attribute, max), multiline: true });
const line = (attribute: Attribute) => text(lengths(attribute, 255));

/** A day as a bound counts whole. */
const dayOrTime: Kind['bound'] = {
  input: withJsonSchema(dateBound(), {
    description: 'Y-m-d H:i:s, as clocks there show it, or Y-m-d, which counts whole.',
  }),
  valueAt(sent, end) {
    const time = end === 'first' ? '00:00:00' : '23:59:59';
    return /^\d{4}-\d{2}-\d{2}$/.test(String(sent)) ? `${String(sent)} ${time}` : sent;
  },
};

type Maker = (attribute: Attribute, options: FieldOptions) => Kind;

/** By the custom field of an attribute, else by its type. */
const kinds: Record<string, Maker> = {
  'plugin::svc.html': (attribute) =>
    textual(multiline(attribute, 1_000_000), { compares: false, isHtml: true }),
  'plugin::svc.web-address': () => textual(webAddress(), { compares: false }),
  'plugin::svc.timezone': () => textual(timezone()),
  'plugin::svc.local-datetime': ({ required }) =>
    textual(wallClock({ canBeEmpty: !required }), { bound: dayOrTime }),
  'plugin::svc.money': () => moneyKind(6),
  'plugin::svc.money-total': () => moneyKind(12),
  string: (attribute) => textual(line(attribute), { isLine: true }),
  text: (attribute) => textual(multiline(attribute, 10_000), { compares: false }),
  richtext: (attribute) => textual(multiline(attribute, 100_000), { compares: false }),
  email: () => textual(emailAddress()),
  enumeration,
  integer: (attribute) => numeric(integer({ min: -2_147_483_648, ...bounds(attribute) })),
  biginteger: (attribute) =>
    numeric(
      integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, ...bounds(attribute) }),
    ),
  decimal: (attribute) =>
    numeric(
      decimal({ decimals: 2, ...bounds(attribute) }),
      withJsonSchema(yup.number(), { type: 'number' }),
    ),
  float: (attribute) =>
    numeric(decimal(bounds(attribute)), withJsonSchema(yup.number(), { type: 'number' })),
  boolean: () => ({
    input: boolean(),
    output: yup.boolean(),
    // SQLite and MySQL keep it as a number.
    present: Boolean,
    store: (sent) => sent,
    compares: true,
  }),
  date: () =>
    textual(calendarDate(), {
      present: (stored) =>
        (stored instanceof Date ? stored.toISOString() : String(stored ?? '')).slice(0, 10),
    }),
  time: () => textual(timeOfDay(), { present: (stored) => String(stored ?? '').slice(0, 8) }),
  datetime: () =>
    textual(instantText(), {
      output: withJsonSchema(yup.string(), { description: 'ISO 8601 in UTC, or nothing.' }),
      compare: (sent) => (sent === '' ? null : new Date(sent as string)),
      present: (stored) =>
        stored === null || stored === undefined ? '' : isoTime(secondsOf(stored)),
    }),
  json: jsonKind,
};

/** The types of attributes that are no columns of their own; see relations.ts, media.ts and components.ts. */
const others = ['media', 'relation', 'component'];

/** For the line that says what is allowed. */
export const allowedTypes = [...Object.keys(kinds), ...others].sort();

/** How an attribute's values are sent, kept and shown; undefined for what is kept elsewhere, or is none of REST's. */
export function kindOfAttribute(attribute: Attribute, options: FieldOptions): Kind | undefined {
  const maker = kinds[attribute.customField as string] ?? kinds[attribute.type];
  return maker?.(attribute, options);
}
