import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '#svc/testing/values/json-schema';
import type { Operation, Parameter } from './description';
import { wrongAsText, wrongBodies, wrongIds, wrongInBody } from './invalid';
import { Known, type KnownValues, thingAt } from './known';
import { validValue } from './valid';

/* Requests as a description allows them, and requests with one thing in them that it does not allow. */

export interface Plan {
  operation: Operation;
  method: string;
  /** What stands for each `{…}` of the path. */
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  /** What is wrong with it; null where nothing is. */
  wrong: Wrong | null;
}

export interface Wrong {
  kind: 'path' | 'method' | 'body' | 'value' | 'absence';
  /** The name of the parameter, or of the field of the body, whose value or absence it is. */
  name?: string;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Names that a header's value may be sent again under: a few, so that some are. */
const words = fc.constantFrom(...Array.from({ length: 8 }, (_, index) => `word-${index}`));

/** Few tags are those of the very thing that a request is about. */
const anyTag = { weight: 12, arbitrary: fc.constant('*') };

function valueOf({ name, in: place, schema }: Parameter): Arbitrary<unknown> {
  if (place !== 'header') return validValue(name, schema);
  const known = fc.nat(3).map((nth) => new Known(name, nth, 'unknown'));
  const printable = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 });
  const any = printable.filter((text) => text.trim() === text);
  const free = [{ weight: 8, arbitrary: known }, words, any];
  return name === 'If-Match' ? fc.oneof(anyTag, ...free) : fc.oneof(...free);
}

function parametersOf({ parameters }: Operation, place: 'query' | 'header') {
  const here = parameters.filter((parameter) => parameter.in === place);
  const fields = here.map((parameter) => [parameter.name, valueOf(parameter)]);
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: here.filter(({ required }) => required).map(({ name }) => name),
  });
}

/** Mostly of things that there are. */
function pathOf({ path }: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const known = fc
    .tuple(fc.nat(11), fc.integer({ min: 0, max: 3000 }))
    .map(([nth, other]) => new Known(thingAt(path), nth, other));
  const value = fc.oneof({ weight: 9, arbitrary: known }, fc.integer({ min: 0, max: 3000 }));
  return fc.record(Object.fromEntries(names.map((name) => [name, value])));
}

/** A request that its description allows. */
export function validPlan(operation: Operation): Arbitrary<Plan> {
  return fc.record({
    operation: fc.constant(operation),
    method: fc.constant(operation.method),
    path: pathOf(operation),
    query: parametersOf(operation, 'query'),
    headers: parametersOf(operation, 'header'),
    body: operation.body ? validValue('body', operation.body) : fc.constant(undefined),
    wrong: fc.constant(null),
  });
}

type Spoil = (plan: Plan) => Plan;

function spoiledValue(part: 'query' | 'headers' | 'body', name: string) {
  return (value: unknown): Spoil =>
    (plan) => ({
      ...plan,
      [part]: { ...(plan[part] as object), [name]: value },
      wrong: { kind: 'value', name },
    });
}

function without(part: 'query' | 'body', name: string): Spoil {
  return (plan) => {
    const { [name]: _, ...rest } = plan[part] as Record<string, unknown>;
    return { ...plan, [part]: rest, wrong: { kind: 'absence', name } };
  };
}

function spoilsOfBody(schema: JsonSchema | null): Arbitrary<Spoil>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schema;
  const values = Object.entries(properties).flatMap(([name, field]) => {
    const wrong = wrongInBody(field);
    return wrong ? [wrong.map(spoiledValue('body', name))] : [];
  });
  const absences = required.map((name) => fc.constant(without('body', name)));
  const whole = wrongBodies.map((body): Spoil => (plan) => ({
    ...plan,
    body,
    wrong: { kind: 'body' },
  }));
  return [...values, ...absences, whole];
}

function spoilsOfParameters({ parameters }: Operation): Arbitrary<Spoil>[] {
  return parameters.flatMap(({ name, in: place, required, schema }) => {
    if (place === 'path') return [];
    const wrong = wrongAsText(schema, place);
    const part = place === 'query' ? 'query' : 'headers';
    return [
      ...(wrong ? [wrong.map(spoiledValue(part, name))] : []),
      ...(required && place === 'query' ? [fc.constant(without('query', name))] : []),
    ];
  });
}

function spoilsOfPath({ path }: Operation, all: Operation[]): Arbitrary<Spoil>[] {
  const known = new Set(all.filter((other) => other.path === path).map((other) => other.method));
  const others = methods.filter((other) => !known.has(other));
  const wrongMethod = (): Arbitrary<Spoil> =>
    fc.constantFrom(...others).map((other) => (plan) => ({
      ...plan,
      method: other,
      body: other === 'GET' ? undefined : plan.body,
      wrong: { kind: 'method' },
    }));
  const wrongPath = wrongIds.map((id): Spoil => (plan) => ({
    ...plan,
    path: mapValues(plan.path, id),
    wrong: { kind: 'path' },
  }));
  return [
    ...(others.length > 0 ? [wrongMethod()] : []),
    ...(path.includes('{') ? [wrongPath] : []),
  ];
}

function mapValues(object: object, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(object).map((name) => [name, value]));
}

/** A request with one thing in it that its description does not allow. `all` tells which methods a path has. */
export function invalidPlan(operation: Operation, all: Operation[]): Arbitrary<Plan> {
  const spoils = [
    ...spoilsOfBody(operation.body),
    ...spoilsOfParameters(operation),
    ...spoilsOfPath(operation, all),
  ];
  return fc.tuple(validPlan(operation), fc.oneof(...spoils)).map(([plan, spoil]) => spoil(plan));
}

/** A request as it is sent. */
export interface Sent {
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** As the description says it is sent: items of an array with commas between them. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  // A comma within an item would make two of it.
  return value.map((item) => String(item).replaceAll(',', ';')).join(',');
}

function texts(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
}

/** The request of a plan, with what is known at this moment in the place of what stands for it. */
export function requestOf(plan: Plan, known: KnownValues): Sent {
  const { path, query, headers, body } = known.resolve({ ...plan, operation: null }) as Plan;
  return {
    path: plan.operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name])),
    query: texts(query),
    headers: texts(headers),
    body,
  };
}
