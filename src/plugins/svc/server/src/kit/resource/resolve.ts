import * as yup from 'yup';
import { eventStatuses, writableStatuses } from '../../contract/event-status';
import type { ContentType } from '../../host/strapi';
import { pascalCase } from '../../lib/pascal-case';
import { named, replaceShape } from '../named-shapes';
import {
  choosingQuery,
  commonOrders,
  orderQuery,
  relevance,
  reservedParameters,
  slugQuery,
} from '../list-parameters';
import { onlyByName } from '../fields-parameter';
import { oneOf, type Shape, text } from '../schema';
import { kindOf, type Own, type Resource } from './declaration';
import { embeddedOutput, type Embeds, relatedEmbed } from './embeds';
import { type Filter, parameterOf } from './filters';
import { bodyOfFields, makeAll, Mismatch, outputOfFields, resolveFields } from './resolve-fields';
import { columnFields, fieldNamed, type Nested, type Resolved } from './resolved';

/*
 * A declaration and its schema, put together. What they disagree about stops the start.
 */

export function isOwn(editors: Resource['edit']): editors is Own {
  return typeof editors === 'object';
}

/** Whoever may change everybody's things needs another capability than who may change their own. */
function assertOwners({ edit, remove }: Resource): void {
  const same = [edit, remove].find((one) => isOwn(one) && one.own === one.others);
  if (!isOwn(same)) return;
  throw new Mismatch(
    `names ${same.own} for own things and for those of others: own() takes two capabilities, or edit and remove one without it`,
  );
}

/** Fields by which lists can be in order, besides the title and the id. */
function assertOrders({ fields, declared }: Pick<Resolved, 'fields' | 'declared'>): void {
  const known = ['title', 'id'];
  for (const field of fields) {
    const isOrder = field.in === 'column' && field.kind.compares && !field.options.read;
    if (isOrder) known.push(field.name);
  }
  const asked = [(declared.order ?? 'title').replace(/^-/, ''), ...(declared.orderby ?? [])];
  const wrong = asked.filter((name) => !known.includes(name));
  if (wrong.length === 0) return;
  const can = `it can be of ${known.join(', ')}`;
  throw new Mismatch(...wrong.map((name) => `cannot be in order of ${name}; ${can}`));
}

/** The fields of a type, and the parameters that are conditions on them. */
type Filtered = Pick<Resolved, 'fields'> & Required<Pick<Resource, 'filters'>>;

function filterParameter({ fields }: Filtered, name: string, filter: Filter) {
  const fieldName = filter.field ?? name;
  const field = fieldNamed({ fields }, fieldName);
  const wanted = filter.comparison === 'related' ? 'relation' : 'column';
  const allowed = fields.filter((one) =>
    one.in === 'column' ? wanted === 'column' && one.kind.compares : one.in === wanted,
  );
  if (!field || !allowed.includes(field)) {
    throw new Mismatch(
      `cannot be filtered by ${fieldName} with ${filter.comparison}; that takes ${allowed.map((one) => one.name).join(', ') || 'no field of it'}`,
    );
  }
  if (field.options.read)
    throw new Mismatch(`cannot be filtered by ${fieldName}, which not everybody sees`);
  return parameterOf(filter, field.in === 'column' ? field.kind.input : yup.mixed());
}

/** The parameters that filters make of a list. @throws Mismatch for fields that none can be about */
export function filterShape(base: Filtered): Shape {
  const parameters = makeAll(
    Object.entries(base.filters).map(
      ([name, filter]) =>
        () =>
          [name, filterParameter(base, name, filter)] as const,
    ),
  );
  return Object.fromEntries(parameters);
}

function queryOf(resolved: Pick<Resolved, 'fields' | 'declared' | 'hasDrafts'>): Shape {
  const { declared, hasDrafts, fields } = resolved;
  const orders = [...(declared.orderby ?? []), ...commonOrders, relevance];
  return {
    search: text(),
    ...slugQuery,
    ...choosingQuery,
    ...filterShape({ fields, filters: declared.filters ?? {} }),
    ...orderQuery([...new Set(orders)]),
    ...(hasDrafts && { status: oneOf(eventStatuses).default('publish') }),
  };
}

/** @throws Mismatch where a filter is called like a parameter of every list */
function assertFilterNames({ filters = {} }: Resource): void {
  const taken = Object.keys(filters).filter((name) => reservedParameters.includes(name));
  if (taken.length > 0)
    throw new Mismatch(...taken.map((name) => `has a parameter ${name} already`));
}

function nestedOf({ fields, declared }: Pick<Resolved, 'fields' | 'declared'>): Nested[] {
  return Object.entries(declared.under ?? {}).map(([path, list]) => {
    const relation = fieldNamed({ fields }, list.by);
    if (relation?.in !== 'relation') throw new Mismatch(`has no relation ${list.by} for ${path}`);
    const [parent, rest] = path.split('/{id}/');
    if (!parent || !rest) throw new Mismatch(`has no {id} in the middle of ${path}`);
    const unknown = Object.keys(list.where ?? {}).find(
      (name) => fieldNamed({ fields }, name)?.in !== 'column',
    );
    if (unknown) throw new Mismatch(`has no field ${unknown} for ${path}`);
    return { ...list, path, relation, parent: `${parent}/{id}` };
  });
}

/** @throws Mismatch for what is no relation */
function embedsOf({ fields, declared }: Pick<Resolved, 'fields' | 'declared'>): Embeds {
  const embeds = Object.entries(declared.embed ?? {}).map(([name, fieldName]) => {
    const field = fieldNamed({ fields }, fieldName);
    if (field?.in !== 'relation')
      throw new Mismatch(`cannot embed ${name}: ${fieldName} is no relation of it`);
    if (field.options.read)
      throw new Mismatch(`cannot embed ${name}: not everybody sees ${fieldName}`);
    const { isMany, target: uid } = field;
    return [name, relatedEmbed({ field: fieldName, uid, isMany })] as const;
  });
  return Object.fromEntries(embeds);
}

/** Whose they are: the attribute that the declaration means, made where the schema has none. */
function ownerOf({ edit, remove }: Resource): string | undefined {
  return isOwn(edit) || isOwn(remove) ? 'owner' : undefined;
}

const slug = onlyByName(yup.string());

const outputs = new Map<string, Shape>();

/** One shape a type, however often the service starts in one process; with the fields that it has this time. */
function outputOf(
  { declared, fields, hasDrafts: drafts }: Pick<Resolved, 'declared' | 'fields' | 'hasDrafts'>,
  embeds: Embeds,
): Shape {
  const shape = {
    id: yup.number(),
    title: yup.string(),
    ...outputOfFields(fields),
    ...(drafts && { status: yup.string().oneOf([...eventStatuses]) }),
    ...(declared.address === 'slug' ? { slug: yup.string() } : { url: yup.string(), slug }),
    ...(declared.embed && { _embedded: embeddedOutput(embeds) }),
  };
  const known = outputs.get(declared.uid);
  if (known) return replaceShape(known, shape);
  outputs.set(declared.uid, named(pascalCase(kindOf(declared)), shape));
  return shape;
}

/** @throws Mismatch where declaration and schema do not fit each other */
export function resolve(declared: Resource, type: ContentType | undefined): Resolved {
  if (!type) throw new Mismatch('is no content type');
  if (type.attributes.title?.type !== 'string')
    throw new Mismatch('needs a title of the type string');
  const hasDrafts = type.options?.draftAndPublish ?? false;
  if (declared.drafts && !hasDrafts) throw new Mismatch('has no drafts: set draftAndPublish');
  const fields = resolveFields(declared, type);
  const base = { declared, fields, hasDrafts };
  const filters = declared.filters ?? {};
  makeAll<unknown>([
    () => assertFilterNames(declared),
    () => assertOwners(declared),
    () => assertOrders(base),
    () => filterShape({ fields, filters }),
    () => nestedOf(base),
    () => embedsOf(base),
  ]);
  const embeds = embedsOf(base);
  const owner = ownerOf(declared);
  return {
    ...base,
    table: type.collectionName,
    ...(owner && { owner }),
    body: {
      ...bodyOfFields(fields, type),
      ...(hasDrafts && { status: oneOf(writableStatuses) }),
    },
    output: outputOf(base, embeds),
    query: queryOf(base),
    nested: nestedOf(base),
    embeds,
  };
}

/** The columns that lists are filtered by or in order of, each with the one that follows it in its index. */
export function indexedColumns(resolved: Resolved): string[] {
  const { filters = {}, order = 'title', orderby = [] } = resolved.declared;
  const names = [
    ...Object.entries(filters).map(([name, { field }]) => field ?? name),
    ...orderby,
    order.replace(/^-/, ''),
  ];
  const columns = columnFields(resolved)
    .filter(({ name }) => names.includes(name))
    .map(({ column }) => column);
  return [...new Set(columns)];
}
