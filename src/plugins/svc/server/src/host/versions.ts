import { queryEngine } from './query-engine';
import { type ContentType, contentTypes } from './strapi';
import type { Thing } from './rules';

/*
 * A document as rules see it: of each language what is edited and, where the type has drafts, what is public.
 */

type Attributes = ContentType['attributes'];
type Row = Record<string, unknown>;

/** What the panel does not show as a part of the thing. */
const bookkeeping = new Set(['createdBy', 'updatedBy', 'localizations']);

function linksOf(attributes: Attributes): [string, Attributes[string]][] {
  return Object.entries(attributes).filter(([name]) => !bookkeeping.has(name));
}

function attributesOf(uid: unknown): Attributes {
  return (strapi.getModel(uid as never) as unknown as ContentType).attributes;
}

/** What is read beside the columns; of a link to things of several types nothing is. */
function populateOf(attributes: Attributes): Record<string, object> {
  const populate: Record<string, object> = {};
  for (const [name, { type, relation, component, components }] of linksOf(attributes)) {
    const isMixed = String(relation).startsWith('morphTo');
    if (type === 'media' || (type === 'relation' && !isMixed)) {
      populate[name] = { select: ['documentId'] };
    } else if (type === 'component') {
      populate[name] = { populate: populateOf(attributesOf(component)) };
    } else if (type === 'dynamiczone') {
      const of = (uid: string) => [uid, { populate: populateOf(attributesOf(uid)) }] as const;
      populate[name] = { on: Object.fromEntries((components as string[]).map(of)) };
    }
  }
  return populate;
}

/** A thing without drafts is linked to both versions of one that has them. */
function documentIdsIn(linked: unknown): unknown {
  if (!Array.isArray(linked)) return (linked as Thing | null)?.documentId ?? null;
  return [...new Set(linked.map((one: Thing) => one.documentId))];
}

function partsIn(found: unknown, uidOf: (part: Row) => unknown): unknown {
  if (Array.isArray(found)) return found.map((part: Row) => partsIn(part, uidOf));
  if (!found) return null;
  const part = found as Row;
  return { ...part, ...valuesOf(attributesOf(uidOf(part)), part) };
}

function valuesOf(attributes: Attributes, row: Row): Row {
  const values: Row = {};
  for (const [name, { type, component }] of linksOf(attributes)) {
    const value = row[name];
    if (type === 'media' || type === 'relation') values[name] = documentIdsIn(value ?? null);
    else if (type === 'component') values[name] = partsIn(value, () => component);
    else if (type === 'dynamiczone') values[name] = partsIn(value, (part) => part.__component);
    else values[name] = value ?? null;
  }
  return values;
}

/** One version of a thing. */
export interface Version {
  thing: Thing;
  /** Which row it is, and all that is in it. */
  text: string;
}

/** What there is of a thing in one language. */
export interface Versions {
  edited?: Version;
  published?: Version;
}

/** All versions of a document, by language; of types that have none by ''. */
export async function readVersions(
  uid: string,
  documentId: string,
): Promise<Map<string, Versions>> {
  const { attributes, options } = contentTypes().find((type) => type.uid === uid)!;
  const populate = populateOf(attributes);
  const rows: Row[] = await queryEngine(uid).findMany({ where: { documentId }, populate });
  const found = new Map<string, Versions>();
  for (const row of rows) {
    const language = typeof row.locale === 'string' ? row.locale : '';
    const thing = { documentId, ...valuesOf(attributes, row) };
    const isPublic = options?.draftAndPublish && row.publishedAt !== null;
    found.set(language, {
      ...found.get(language),
      [isPublic ? 'published' : 'edited']: { thing, text: JSON.stringify(row) },
    });
  }
  return found;
}
