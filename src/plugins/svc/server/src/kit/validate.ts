import * as yup from 'yup';
import { type InvalidParams, invalidParams, missingParams } from '../domain/problem';
import { TransportProblem } from './transport-problem';
import { asSent } from './wire-names';
import { isRequired, type Shape, type Values } from './schema';

interface ShapeName {
  name: string;
  /** Whether it says something of what is not sent: that it has to be, or what it is then. */
  isExpected: boolean;
}

// What is to be known of the names of a shape before anything is read by it: schemas are large, and most are not asked for.
const known = new WeakMap<Shape, ShapeName[]>();

/** The names of a shape, in its order. */
function namesIn(shape: Shape): ShapeName[] {
  const before = known.get(shape);
  if (before) return before;
  const names = Object.entries(shape).map(([name, schema]) => ({
    name,
    isExpected: isRequired(schema) || schema.spec.default !== undefined,
  }));
  known.set(shape, names);
  return names;
}

/** Makes a shape that others hold what another one is. */
export function replaceShape(shape: Shape, next: Shape): Shape {
  for (const name of Object.keys(shape)) delete shape[name];
  known.delete(shape);
  return Object.assign(shape, next);
}

/** Why a value is not allowed, or the value as the schema reads it. */
function read(schema: yup.AnySchema, value: unknown): { value?: unknown; reason?: string } {
  try {
    return { value: schema.validateSync(value) };
  } catch (error) {
    if (error instanceof yup.ValidationError) return { reason: error.message };
    throw error;
  }
}

/** What a shape made of what was sent. */
export interface ShapeResult<S extends Shape> {
  /** The values that are right. */
  values: Partial<Values<S>>;
  missing: string[];
  invalid: InvalidParams;
}

/** What is taken for what was not sent. Only what is made for each reading has to be asked for. */
function defaultOf(schema: yup.AnySchema): unknown {
  const { default: kept } = schema.spec as { default: unknown };
  return typeof kept === 'function' || typeof kept === 'object' ? schema.getDefault() : kept;
}

/**
 * Reads what `shape` declares from `sent`; everything else in it is ignored. Names that were not sent stay absent
 * (or get their default). With `partial`, nothing is required.
 */
export function readShape<S extends Shape>(
  shape: S,
  sent: Record<string, unknown>,
  { partial = false }: { partial?: boolean } = {},
): ShapeResult<S> {
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  const invalid: InvalidParams = {};
  for (const { name, isExpected } of namesIn(shape)) {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    // Most of what a list takes is not sent: its schema is not looked at.
    if (value === undefined && !isExpected) continue;
    const schema = shape[name]!;
    const needed = !partial && isRequired(schema);
    if (value === undefined || (value === null && needed)) {
      if (needed) missing.push(name);
      else if (!partial && schema.spec.default !== undefined) values[name] = defaultOf(schema);
      continue;
    }
    const result = read(schema, value);
    if (result.reason) invalid[name] = result.reason;
    else values[name] = result.value;
  }
  return { values: values as Partial<Values<S>>, missing, invalid };
}

/** Reads the headers that `shape` declares, as far as they were sent. */
export function readHeaders(
  shape: Shape | undefined,
  request: { get(name: string): string },
): ShapeResult<Shape> {
  if (!shape) return { values: {}, missing: [], invalid: {} };
  const sent = Object.keys(shape).map((name) => [name, request.get(name) || undefined]);
  return readShape(shape, Object.fromEntries(sent) as Record<string, unknown>);
}

class WrongForm {
  constructor(readonly reason: string) {}
}

/** The first thing that is wrong with an entry of an array. */
function entryProblem(entry: unknown, index: number, shape: Shape): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return `entry ${index} must be an object`;
  }
  const { missing, invalid } = readShape(shape, entry as Record<string, unknown>);
  if (missing.length > 0) return `entry ${index} has no ${missing[0]}`;
  const [name, reason] = Object.entries(invalid)[0] ?? [];
  return name && `entry ${index}: ${name} ${reason}`;
}

interface Length {
  min?: number;
  max: number;
}

function readEntries(shape: Shape, { min = 0, max }: Length, sent: unknown): unknown {
  const allowed = `must be an array of ${min > 0 ? `${min} to` : 'at most'} ${max} objects`;
  if (!Array.isArray(sent) || sent.length < min || sent.length > max) return new WrongForm(allowed);
  const wrong = sent.map((entry, index) => entryProblem(entry, index, shape)).find(Boolean);
  if (wrong) return new WrongForm(wrong);
  return sent.map((entry) => readShape(shape, entry as Record<string, unknown>).values);
}

/** An array of objects of one shape. A reason names the first entry, from 0, that is wrong. */
export function arrayOfObjects<S extends Shape>(shape: S, length: Length) {
  const schema = yup
    .mixed<Partial<Values<S>>[]>((value): value is Partial<Values<S>>[] => Array.isArray(value))
    .transform((_, sent: unknown) => readEntries(shape, length, sent))
    .typeError(({ value }: { value: unknown }) =>
      value instanceof WrongForm ? value.reason : 'must be an array',
    );
  const { min: minItems, max: maxItems } = length;
  return schema.meta({ entries: shape, minItems, maxItems }) as typeof schema;
}

function readObject(shape: Shape, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return new WrongForm('must be an object');
  }
  const { values, missing, invalid } = readShape(shape, sent as Record<string, unknown>);
  if (missing.length > 0) return new WrongForm(`has no ${missing[0]}`);
  const [name, reason] = Object.entries(invalid)[0] ?? [];
  return name ? new WrongForm(`${name} ${reason}`) : values;
}

/** An object of one shape. */
export function objectOf<S extends Shape>(shape: S) {
  const schema = yup
    .mixed<Partial<Values<S>>>(
      (value): value is Partial<Values<S>> =>
        typeof value === 'object' && !(value instanceof WrongForm),
    )
    .transform((_, sent: unknown) => (sent === null ? null : readObject(shape, sent)))
    .typeError(({ value }: { value: unknown }) =>
      value instanceof WrongForm ? value.reason : 'must be an object',
    );
  return schema.meta({ fields: shape }) as typeof schema;
}

function isFine({ missing, invalid }: ShapeResult<Shape>): boolean {
  return missing.length === 0 && Object.keys(invalid).length === 0;
}

/** @throws Problem `missingParam` with every missing name, else `invalidParam` with every failing one. */
export function assertValid(...readings: ShapeResult<Shape>[]): void {
  if (readings.every(isFine)) return;
  const missing = readings.flatMap((reading) => reading.missing);
  if (missing.length > 0) throw asSent(missingParams(missing));
  const invalid = Object.assign({}, ...readings.map((reading) => reading.invalid)) as InvalidParams;
  if (Object.keys(invalid).length > 0) throw asSent(invalidParams(invalid));
}

/** The body as an object of fields. A request without a body has none. */
export function bodyFields(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new TransportProblem('invalidJson', 'The body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}
