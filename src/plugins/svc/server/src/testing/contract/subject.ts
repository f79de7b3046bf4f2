import type { Own } from '../../kit/resource/declaration';
import type { Field, Resolved } from '../../kit/resource/resolved';
import { built } from '../built';
import type { Service } from '../service';
import type { Fields } from '../things';
import type { JsonSchema } from '../values/json-schema';
import { sampleHtml, sampleValue } from '../values/sample';
import { wrongValues } from '../values/wrong';
import { type About, unknownId } from './about';
import { makeDocument, makeFile } from './things-of';

/*
 * A type as the checks have to know it: its declaration and its schema, with values made for its fields.
 */

type CompleteTypes = typeof import('../../kit/resource/complete-types');
type ResolveFields = typeof import('../../kit/resource/resolve-fields');
type JsonSchemas = typeof import('../../kit/openapi/json-schema');

export interface Subject {
  uid: string;
  path: string;
  resolved: Resolved;
  /** Who may create and update, and delete. */
  edit: string | Own;
  remove: string | Own;
  hasDrafts: boolean;
  /** What a request may send, by name, and what it has to. */
  body: Record<string, JsonSchema>;
  required: string[];
  /** Everything that can be sent, of a thing that is public where it can be; and only what has to be. */
  sample: Fields;
  least: Fields;
  /** Fields, and values of them that are refused. */
  wrong: [field: string, values: unknown[]][];
  /** What an answer has for who holds no capability. */
  open: (shown: Fields) => Fields;
  /** Fields that are shown where they are named: those of a place. */
  placed: string[];
}

function resolvedOf(uid: string): Resolved {
  const all = built<CompleteTypes>('kit/resource/complete-types').resolvedResources();
  const found = all.find(({ declared }) => declared.uid === uid);
  if (!found) throw new Error(`${uid} is declared by no resource().`);
  return found;
}

/** The name under which a request sends a field. */
function sentNameOf(field: Field): string {
  return built<ResolveFields>('kit/resource/resolve-fields').sentName(field);
}

async function namedBy(service: Service, field: Field): Promise<number[]> {
  if (field.in === 'media') {
    const kind = field.allowed[0];
    const [one, other] = [await makeFile(service, kind), await makeFile(service, kind)];
    return [one, other];
  }
  if (field.in !== 'relation') return [];
  const first = await makeDocument(service, field.target);
  const second = await makeDocument(service, field.target);
  return [first.publicId, second.publicId];
}

function componentValue(field: Field & { in: 'component' }): unknown {
  const { jsonSchemaOf } = built<JsonSchemas>('kit/openapi/json-schema');
  const value = field.parts.map(({ name, kind }) => [
    name,
    kind.isHtml ? sampleHtml : sampleValue(jsonSchemaOf(kind.input) as JsonSchema),
  ]);
  const one: unknown = Object.fromEntries(value);
  return field.isMany ? Array(Math.max(1, field.min)).fill(one) : one;
}

async function valueFor(service: Service, field: Field, schema: JsonSchema): Promise<unknown> {
  if (field.in === 'component') return componentValue(field);
  if (field.in === 'column') return field.kind.isHtml ? sampleHtml : sampleValue(schema);
  const ids = await namedBy(service, field);
  return field.isMany ? ids : ids[0];
}

/** What is not there, and files of a kind that the field does not take. */
async function wrongNames(service: Service, field: Field): Promise<unknown[]> {
  if (field.in !== 'media' && field.in !== 'relation') return [];
  const ids = [unknownId];
  if (field.in === 'media' && field.allowed.length > 0 && !field.allowed.includes('files')) {
    ids.push(await makeFile(service, 'files'));
  }
  return field.isMany ? ids.map((id) => [id]) : ids;
}

async function wrongOf(
  service: Service,
  { wrong = [] }: About,
  fields: Field[],
  body: Subject['body'],
) {
  const values = new Map<string, unknown[]>();
  for (const [name, schema] of Object.entries(body)) values.set(name, wrongValues(schema));
  for (const field of fields) {
    const name = sentNameOf(field);
    if (values.has(name)) values.get(name)!.push(...(await wrongNames(service, field)));
  }
  for (const [name, more] of wrong) values.set(name, [...(values.get(name) ?? []), ...more]);
  return [...values].filter(([, list]) => list.length > 0);
}

function openTo({ fields }: Resolved) {
  const hidden = fields
    .filter(({ options }) => options.read)
    .flatMap(({ name }) => [name, `${name}_id`, `${name}_ids`, `${name}_sizes`]);
  return (shown: Fields): Fields =>
    Object.fromEntries(Object.entries(shown).filter(([name]) => !hidden.includes(name)));
}

async function makeSubject(about: About, service: Service): Promise<Subject> {
  const { uid, sample: own = {} } = about;
  const resolved = resolvedOf(uid);
  const { declared, hasDrafts, fields } = resolved;
  const { path, edit, remove } = declared;
  if (!edit || !remove)
    throw new Error(`${uid} needs edit and remove, for its things to be checked.`);
  const { bodyOf } = built<JsonSchemas>('kit/openapi/json-schema');
  const { properties: body = {}, required = [] } = bodyOf(resolved.body) as JsonSchema;
  const sample: Fields = { title: 'A sample' };
  const isByName = (field: Field) => field.in === 'column' && field.isByName === true;
  const placed = fields.filter(isByName).map(({ name }) => name);
  for (const field of fields.filter((one) => !one.options.readOnly && !isByName(one))) {
    const name = sentNameOf(field);
    sample[name] = name in own ? own[name] : await valueFor(service, field, body[name]!);
  }
  if (hasDrafts) sample.status = 'publish';
  Object.assign(sample, own);
  const needed = hasDrafts ? [...required, 'status'] : required;
  const least = Object.fromEntries(needed.map((name) => [name, sample[name]]));
  const wrong = await wrongOf(service, about, fields, body);
  const open = openTo(resolved);
  return {
    uid,
    path,
    resolved,
    edit,
    remove,
    hasDrafts,
    body,
    placed,
    required,
    sample,
    least,
    wrong,
    open,
  };
}

const subjects = new WeakMap<Service, Map<string, Promise<Subject>>>();

/** What is known of the type once its service runs; made once. */
export function subjectOf(about: About, service: Service): Promise<Subject> {
  const known = subjects.get(service) ?? new Map<string, Promise<Subject>>();
  subjects.set(service, known);
  const made = known.get(about.uid) ?? makeSubject(about, service);
  known.set(about.uid, made);
  return made;
}
