import { withoutStack } from '../../lib/without-stack';
import { adoptType } from '../../host/own-types';
import { type ContentType, contentTypes } from '../../host/strapi';
import { operationIdOf } from '../openapi/operation-id';
import {
  allEndpoints,
  allResources,
  endpointsOf,
  fileOf,
  findReadEndpoint,
  namedResource,
  registerEndpoint,
} from '../registry';
import { isSingleResource, isSingleResourceWrite, methodsOf } from '../endpoint';
import { assertEtagIsComparable } from '../precondition';
import { placeColumnNames } from '../../database/near-place';
import { alikeFields, foldedAttribute } from './alike';
import type { Resource } from './declaration';
import { locatedAttributes } from './located';
import { extended, takeExtensions } from './extend';
import { indexedColumns, resolve } from './resolve';
import { makeAll, Mismatch } from './resolve-fields';
import type { Resolved } from './resolved';

/*
 * What the content type of every resource has, and its schema need not say: an id and a slug, which identity/ gives
 * out, what drafts, owners and searches need, and the indexes that find a thing and order lists.
 */

type Index = NonNullable<ContentType['indexes']>[number];

/** PostgreSQL cuts longer names. */
function indexName(table: string, column: string): string {
  return `${table}_${column}_idx`.slice(-63);
}

function indexesOf(resolved: Resolved): Index[] {
  const { table, hasDrafts } = resolved;
  const unique = hasDrafts ? {} : { type: 'unique' as const };
  const lead = hasDrafts ? ['shown_status'] : [];
  const columns = [...new Set(['title', 'updated_at', ...indexedColumns(resolved)])];
  return [
    { name: `${table}_public_id_idx`, columns: ['public_id'], ...unique },
    { name: `${table}_slug_idx`, columns: ['slug'], ...unique },
    ...columns.map((column) => ({
      name: indexName(table, column),
      columns: [...lead, column, 'public_id'],
    })),
    ...(resolved.declared.located
      ? [{ name: indexName(table, 'place'), columns: [...lead, ...placeColumnNames, 'public_id'] }]
      : []),
  ];
}

/** Kept by the kit alone: no form shows it, and nobody writes it. */
const internal = { configurable: false, writable: false, visible: false };

function attributesOf(resolved: Resolved): ContentType['attributes'] {
  return {
    publicId: { type: 'integer' },
    slug: { type: 'string', maxLength: 255 },
    searchText: { type: 'text', ...internal },
    ...Object.fromEntries(
      alikeFields(resolved).map((field) => [
        foldedAttribute(field),
        { type: 'string', ...internal },
      ]),
    ),
    ...(resolved.declared.located && locatedAttributes(internal)),
    ...(resolved.hasDrafts && {
      visibility: { type: 'enumeration', enum: ['public', 'private'], default: 'public' },
      readyForReview: { type: 'boolean', default: false },
      // Shown to nobody in forms, and asked for by the panel's lists.
      trashedAt: { type: 'datetime', configurable: false, private: true },
      shownStatus: { type: 'string', ...internal },
    }),
    ...(resolved.owner && {
      [resolved.owner]: {
        type: 'relation',
        relation: 'manyToOne',
        target: 'plugin::users-permissions.user',
      },
    }),
  };
}

function completeType(type: ContentType, resolved: Resolved): void {
  type.attributes = { ...type.attributes, ...omitKnown(attributesOf(resolved), type) };
  const own = type.indexes ?? [];
  if (resolved.declared.listTools) {
    type.options = { ...type.options, hasTabs: resolved.hasDrafts };
  }
  const isOwnIndex = (name: string) => own.some((index) => index.name === name);
  type.indexes = [...own, ...indexesOf(resolved).filter(({ name }) => !isOwnIndex(name))];
}

function omitKnown(attributes: ContentType['attributes'], type: ContentType) {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !(name in type.attributes)),
  );
}

const resolvedTypes = new Map<string, Resolved>();

/** Every resource with the schema of its type, once {@link completeContentTypes} has run. */
export function resolvedResources(): Resolved[] {
  return [...resolvedTypes.values()];
}

function resolveOrExplain(declared: Resource, type: ContentType | undefined): Resolved {
  const whole = extended(declared, type, (one) => resolve(one, type));
  try {
    return resolve(whole, type);
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const { what } = namedResource(declared);
    throw new Mismatch(...error.faults.map((fault) => `${what} ${fault}.`));
  }
}

/** @throws Error with all faults of all declarations, a line each */
function resolveAll(types: Map<string, ContentType>): Resolved[] {
  const resources = allResources();
  try {
    const resolved = makeAll<Resolved | never[]>([
      () => takeExtensions(types, resources),
      ...resources.map((one) => () => resolveOrExplain(one, types.get(one.uid))),
    ]);
    return resolved.flat();
  } catch (error) {
    throw withoutStack(error as Error);
  }
}

/** @throws Error where a generated client would call two operations alike */
function assertOperationIds(): void {
  const known = new Map<string, { method: string; path: string }>();
  for (const declared of allEndpoints()) {
    for (const method of methodsOf(declared)) {
      const id = operationIdOf(declared, method);
      const other = known.get(id);
      if (other) {
        const names = [{ method, path: declared.path }, other]
          .map((one) => `${one.method} ${one.path}`)
          .join(' and ');
        const file = fileOf(declared) ?? fileOf(other);
        const where = file ? ` It is in ${file}.` : '';
        throw withoutStack(
          new Error(`${names} are both called ${id}: give one an operationId.${where}`),
        );
      }
      known.set(id, { method, path: declared.path });
    }
  }
}

/** Where things of a type are read, each alone. */
function readsOf(uid: string): string[] {
  return allEndpoints()
    .filter((one) => one.method === 'GET' && isSingleResource(one) && one.uid === uid)
    .map(({ path }) => path);
}

/** @throws Error where a list is below what is no thing of the type that its relation names */
function assertParents({ declared, nested }: Resolved): void {
  for (const { path, parent, relation } of nested) {
    const known = readsOf(relation.target);
    if (known.length === 0 ? findReadEndpoint(parent) : known.includes(parent)) continue;
    const { what } = namedResource(declared);
    const where = known.join(' or ') || 'nowhere';
    throw withoutStack(
      new Error(
        `${what} cannot have the list ${path}: ${relation.name} names ${relation.target}, of which one is read at ${where}.`,
      ),
    );
  }
}

/**
 * Completes the content types of all resources and declares their operations. To be called while Strapi registers:
 * afterwards it makes the tables.
 * @throws Error where declaration and schema do not fit each other
 */
export function completeContentTypes(): void {
  const types = new Map(contentTypes().map((type) => [type.uid, type]));
  resolvedTypes.clear();
  for (const resolved of resolveAll(types)) {
    const { declared } = resolved;
    resolvedTypes.set(declared.uid, resolved);
    adoptType(declared.uid);
    completeType(types.get(declared.uid)!, resolved);
    const endpoints = endpointsOf(declared)(resolved);
    const { file } = namedResource(declared);
    for (const one of endpoints) registerEndpoint(one, declared, file ?? '');
    endpoints.filter(isSingleResourceWrite).forEach(assertEtagIsComparable);
  }
  assertOperationIds();
  resolvedResources().forEach(assertParents);
}
