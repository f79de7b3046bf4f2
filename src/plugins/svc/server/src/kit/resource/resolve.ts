import * as yup from 'yup';
import { eventStatuses, writableStatuses } from '../../contract/event-status';
import type { ContentType } from '../../host/strapi';
import { pascalCase } from '../../lib/pascal-case';
import { named } from '../named-shapes';
import { replaceShape } from '../validate';
import {
  byDistance,
  choosingQuery,
  commonOrders,
  orderQuery,
  relevance,
  reservedParameters,
  slugQuery,
} from '../list-parameters';
import { onlyByName } from '../fields-parameter';
import { oneOf, type Shape, text } from '../schema';
import { assertDeclared } from './assert-declared';
import { kindOf, type Own, type Resource } from './declaration';
import { embeddedOutput, type Embeds, relatedEmbed } from './embeds';
import { comparisons, type Filter, parameterOf } from './filters';
import { alikeFields, foldedColumn } from './alike';
import { distanceOutput, locatedFields, nearQuery } from './located';
import { bodyOfFields, makeAll, Mismatch, outputOfFields, resolveFields } from './resolve-fields';
import {
  type ColumnField,
  columnFields,
  type Field,
  fieldNamed,
  type Nested,
  type Resolved,
} from './resolved';

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

/** Letters are alike, numbers and words of a list are the same or not. */
function isComparable({ kind }: ColumnField, comparison: Filter['comparison']): boolean {
  return kind.compares && (comparison !== 'alike' || kind.isLine === true);
}

function filterParameter({ fields }: Filtered, name: string, filter: Filter) {
  if (!comparisons.includes(filter.comparison)) {
    throw new Mismatch(
      `has a filter ${name} that none of ${comparisons.map((one) => `${one}()`).join(', ')} has made`,
    );
  }
  const fieldName = filter.field ?? name;
  const field = fieldNamed({ fields }, fieldName);
  const wanted = filter.comparison === 'related' ? 'relation' : 'column';
  const fitting = fields.filter((one) =>
    one.in === 'column'
      ? wanted === 'column' && isComparable(one, filter.comparison)
      : one.in === wanted,
  );
  const allowed = fitting.filter(({ options }) => !options.read);
  if (!field || !allowed.includes(field)) {
    const isPrivate = field && fitting.includes(field);
    const why = isPrivate ? `${fieldName}, which not everybody sees,` : fieldName;
    throw new Mismatch(
      `cannot be filtered by ${why} with ${filter.comparison}; that takes ${allowed.map((one) => one.name).join(', ') || 'no field of it'}`,
    );
  }
  return parameterOf(filter, field.in === 'column' ? field.kind : undefined);
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
  const distance = declared.located ? [byDistance] : [];
  const orders = [...(declared.orderby ?? []), ...commonOrders, relevance, ...distance];
  return {
    search: text(),
    ...slugQuery,
    ...choosingQuery,
    ...filterShape({ fields, filters: declared.filters ?? {} }),
    ...(declared.located && nearQuery),
    ...orderQuery([...new Set(orders)]),
    ...(hasDrafts && { status: oneOf(eventStatuses).default('publish') }),
  };
}

/** @throws Mismatch where a filter is called like a parameter of every list */
function assertFilterNames({ filters = {}, located }: Resource): void {
  const reserved = [...reservedParameters, ...(located ? Object.keys(nearQuery) : [])];
  const taken = Object.keys(filters).filter((name) => reserved.includes(name));
  if (taken.length > 0)
    throw new Mismatch(...taken.map((name) => `has a parameter ${name} already`));
}

/** The relations of a type, for a message. */
function relationsOf({ fields }: Pick<Resolved, 'fields'>): string {
  const names = fields.filter((field) => field.in === 'relation').map(({ name }) => name);
  return `its relations are ${names.join(', ') || 'none'}`;
}

/** @throws Mismatch for a value that the field never has */
function assertWhere({ fields }: Pick<Resolved, 'fields'>, path: string, where: object): void {
  for (const [name, value] of Object.entries(where)) {
    const field = fieldNamed({ fields }, name);
    if (field?.in !== 'column') {
      const columns = fields.filter((one) => one.in === 'column').map((one) => one.name);
      throw new Mismatch(
        `has no field ${name} for ${path}; it can be one of ${columns.join(', ') || 'none'}`,
      );
    }
    try {
      field.kind.input.validateSync(value);
    } catch (error) {
      const { message } = error as Error;
      throw new Mismatch(`never has ${name} ${JSON.stringify(value)} for ${path}: it ${message}`);
    }
  }
}

function nestedOf({ fields, declared }: Pick<Resolved, 'fields' | 'declared'>): Nested[] {
  return Object.entries(declared.under ?? {}).map(([path, list]) => {
    const relation = fieldNamed({ fields }, list.by);
    if (relation?.in !== 'relation')
      throw new Mismatch(`has no relation ${list.by} for ${path}; ${relationsOf({ fields })}`);
    const [parent, rest] = path.split('/{id}/');
    if (!parent || !rest) throw new Mismatch(`has no {id} in the middle of ${path}`);
    assertWhere({ fields }, path, list.where ?? {});
    return { ...list, path, relation, parent: `${parent}/{id}` };
  });
}

/** @throws Mismatch for what is no relation */
function embedsOf({ fields, declared }: Pick<Resolved, 'fields' | 'declared'>): Embeds {
  const embeds = Object.entries(declared.embed ?? {}).map(([name, fieldName]) => {
    const field = fieldNamed({ fields }, fieldName);
    if (field?.in !== 'relation')
      throw new Mismatch(
        `cannot embed ${name} by ${fieldName}, which is no relation; ${relationsOf({ fields })}`,
      );
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
    ...(declared.located && distanceOutput),
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
  const [own, placed] = makeAll<Field[]>([
    () => resolveFields(declared, type),
    () => locatedFields(declared, type),
  ]) as [Field[], Field[]];
  const fields = [...own, ...placed];
  const base = { declared, fields, hasDrafts };
  const filters = declared.filters ?? {};
  makeAll<unknown>([
    () => assertDeclared(declared),
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
  const compared = Object.entries(filters).filter(([, { comparison }]) => comparison !== 'alike');
  const names = [
    ...compared.map(([name, { field }]) => field ?? name),
    ...orderby,
    order.replace(/^-/, ''),
  ];
  const columns = columnFields(resolved)
    .filter(({ name }) => names.includes(name))
    .map(({ column }) => column);
  return [...new Set([...columns, ...alikeFields(resolved).map(foldedColumn)])];
}
