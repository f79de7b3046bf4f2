import type { Core } from '@strapi/strapi';
import { isOwnType } from '../own-types';
import type { ContentType } from '../strapi';
import { type Attribute, isSpecial } from './values';

/* Which content types, and which of their attributes, can be written without the Document Service. */

export const files = 'plugin::upload.file';

export interface Shape {
  hasDrafts: boolean;
  /** What is neither a relation nor a file. */
  scalars: [name: string, attribute: Attribute][];
  /** Relations and files that name rows of one type; `isKnown` where what they name is known to be the same in each version. */
  links: Link[];
}

interface Link {
  name: string;
  attribute: Attribute;
  target: string;
  isMany: boolean;
  hasVersions: boolean;
  isKnown: boolean;
}

const shapes = new WeakMap<Core.Strapi, Map<string, Shape | null>>();

interface Model {
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
}

const modelOf = (uid: string) => strapi.getModel(uid as never) as Model;

function hasDrafts(uid: string): boolean {
  return modelOf(uid).options?.draftAndPublish === true;
}

function isLocalized(uid: string): boolean {
  return modelOf(uid).pluginOptions?.i18n?.localized === true;
}

function linkOf(uid: string, name: string, attribute: Attribute): Link {
  if (attribute.type === 'media') {
    const isMany = attribute.multiple !== false;
    return { name, attribute, target: files, isMany, hasVersions: false, isKnown: true };
  }
  const { target = '', relation = '', inversedBy, mappedBy } = attribute;
  const isPlain = ['manyToOne', 'manyToMany', 'oneToOne', 'oneToMany'].includes(relation);
  const isOneWay = !inversedBy && !mappedBy;
  const hasVersions = isPlain && hasDrafts(target);
  const isKnown = isPlain && isOneWay && !isLocalized(target) && !(hasDrafts(uid) && hasVersions);
  return { name, attribute, target, isMany: relation.endsWith('Many'), hasVersions, isKnown };
}

function shapeOf({ uid, attributes }: ContentType): Shape | null {
  const all = Object.entries(attributes as Record<string, Attribute>);
  const isKept = isOwnType(uid) && !isLocalized(uid) && !('firstPublishedAt' in attributes);
  if (!isKept || all.some(([, attribute]) => isSpecial(attribute))) return null;
  const isLink = ({ type }: Attribute) => type === 'relation' || type === 'media';
  return {
    hasDrafts: hasDrafts(uid),
    scalars: all.filter(([, attribute]) => !isLink(attribute)),
    links: all
      .filter(([, attribute]) => isLink(attribute))
      .map(([name, attribute]) => linkOf(uid, name, attribute)),
  };
}

/** Null for a type that only the host may write. */
export function knownShape(type: ContentType): Shape | null {
  const known = shapes.get(strapi) ?? new Map<string, Shape | null>();
  shapes.set(strapi, known);
  const found = known.get(type.uid);
  if (found !== undefined) return found;
  const shape = shapeOf(type);
  known.set(type.uid, shape);
  return shape;
}
