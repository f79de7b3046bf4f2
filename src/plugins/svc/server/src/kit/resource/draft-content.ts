import { contentTypes, documents } from '../../host/strapi';
import type { Attribute } from './field-kinds';

/*
 * All that an editor has written into a draft, in the form in which the Document Service takes it back.
 */

type Attributes = Record<string, Attribute>;
type Values = Record<string, unknown>;

function attributesOfComponent(uid: string): Attributes {
  const components = strapi.components as unknown as Record<string, { attributes: Attributes }>;
  return components[uid]!.attributes;
}

/** What the host keeps by itself, and what no copy takes over. */
const systemAttributes = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'publicId', 'slug', 'shownStatus', 'trashedAt'],
]);

/** A relation to things of any type has no form that could be sent. */
function isContent([name, { type, relation }]: [string, Attribute]): boolean {
  return (
    !systemAttributes.has(name) && !(type === 'relation' && String(relation).startsWith('morph'))
  );
}

function contentAttributes(attributes: Attributes): [string, Attribute][] {
  return Object.entries(attributes).filter(isContent);
}

function populateOf(attributes: Attributes): Values {
  const populate: Values = {};
  for (const [name, attribute] of contentAttributes(attributes)) {
    if (attribute.type === 'relation' || attribute.type === 'media') populate[name] = true;
    if (attribute.type === 'component') {
      populate[name] = {
        populate: populateOf(attributesOfComponent(attribute.component as string)),
      };
    }
    if (attribute.type === 'dynamiczone') {
      const each = (attribute.components as string[]).map((uid) => [
        uid,
        { populate: populateOf(attributesOfComponent(uid)) },
      ]);
      populate[name] = { on: Object.fromEntries(each) as Values };
    }
  }
  return populate;
}

function mapEach(value: unknown, map: (one: Values) => unknown): unknown {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? (value as Values[]).map(map) : map(value as Values);
}

function sentValue({ type, component }: Attribute, value: unknown): unknown {
  if (type === 'relation') return mapEach(value, ({ documentId }) => documentId);
  if (type === 'media') return mapEach(value, ({ id }) => id);
  if (type === 'component') {
    return mapEach(value, (one) => sentValues(attributesOfComponent(component as string), one));
  }
  if (type === 'dynamiczone') {
    return mapEach(value, (one) => ({
      __component: one.__component,
      ...sentValues(attributesOfComponent(one.__component as string), one),
    }));
  }
  return value ?? null;
}

function sentValues(attributes: Attributes, values: Values): Values {
  return Object.fromEntries(
    contentAttributes(attributes).map(([name, attribute]) => [
      name,
      sentValue(attribute, values[name]),
    ]),
  );
}

/** What the draft has in all its attributes. */
export async function draftContent(uid: string, documentId: string): Promise<Values> {
  const { attributes } = contentTypes().find((type) => type.uid === uid)!;
  const draft = await documents(uid).findOne({ documentId, populate: populateOf(attributes) });
  return sentValues(attributes, draft!);
}
