import type * as yup from 'yup';
import { adoptType } from '../host/own-types';
import { type ContentType, contentTypes } from '../host/strapi';
import { allResources } from './registry';
import type { Resource } from './resource';

/*
 * What the content type of every resource has, and its schema need not say: an id and a slug, which identity/ gives
 * out, and the indexes that find a thing and order the list.
 */

function indexesOf(table: string): NonNullable<ContentType['indexes']> {
  return [
    { name: `${table}_public_id_idx`, columns: ['public_id'], type: 'unique' },
    { name: `${table}_slug_idx`, columns: ['slug'], type: 'unique' },
    { name: `${table}_title_idx`, columns: ['title', 'public_id'] },
  ];
}

/** What the table keeps such a field as; any kind of text where nothing is said. */
const columnTypes: Record<string, string> = { number: 'integer', boolean: 'boolean' };

function hasMatchingType(schema: yup.AnySchema, { type }: { type: string }): boolean {
  const wanted = columnTypes[schema.type];
  return wanted ? type === wanted : !Object.values(columnTypes).includes(type);
}

/** What would otherwise go wrong without a word: Strapi ignores what it does not know. */
export function schemaProblem(
  { fields }: Resource,
  type: ContentType | undefined,
): string | undefined {
  if (!type) return 'is no content type';
  if (type.options?.draftAndPublish) return 'has drafts, which a resource cannot have';
  if (type.attributes.title?.type !== 'string') return 'needs a title of the type string';
  for (const [name, schema] of Object.entries(fields)) {
    const attribute = type.attributes[name];
    if (!attribute) return `has no attribute ${name}`;
    if (/[A-Z]/.test(name)) return `cannot show ${name}: names on the wire are in snake case`;
    if (!hasMatchingType(schema, attribute)) return `keeps ${name} as ${attribute.type}`;
  }
  return undefined;
}

function completeContentType(type: ContentType): void {
  type.attributes.publicId ??= { type: 'integer' };
  type.attributes.slug ??= { type: 'string', maxLength: 255 };
  const own = type.indexes ?? [];
  const isOwn = (name: string) => own.some((index) => index.name === name);
  type.indexes = [...own, ...indexesOf(type.collectionName).filter(({ name }) => !isOwn(name))];
}

/**
 * Completes the content types of all resources. To be called while Strapi registers: afterwards it makes the tables.
 * @throws Error where declaration and schema do not fit each other
 */
export function completeContentTypes(): void {
  const types = new Map(contentTypes().map((type) => [type.uid, type]));
  for (const declared of allResources()) {
    const type = types.get(declared.uid);
    const fault = schemaProblem(declared, type);
    if (fault) throw new Error(`The resource ${declared.path}: ${declared.uid} ${fault}.`);
    adoptType(declared.uid);
    completeContentType(type!);
  }
}
