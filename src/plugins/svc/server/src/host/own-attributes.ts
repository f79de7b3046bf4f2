import { isDeepStrictEqual } from 'node:util';
import { withoutStack } from '../lib/without-stack';
import { type ContentType, contentTypes } from './strapi';

/*
 * A project adds attributes to a type of the plugin by a file, src/extensions/svc/content-types/event/schema.json. Strapi
 * takes the attributes of that file for all there are. Here the type gets its own ones back, so that the file has to say
 * what it adds and nothing else.
 */

type Attributes = ContentType['attributes'];

/** What a type of the plugin is without a project. */
export interface OwnSchema {
  kind: string;
  collectionName: string;
  options: object;
  attributes: Attributes;
  indexes?: ContentType['indexes'];
}

/** What the Content-Type Builder knows of a type, and would write into the project's file. */
interface Built {
  __schema__?: { attributes: Attributes; indexes?: ContentType['indexes'] };
}

/** Names that the kit gives attributes of its own, in one type or another, and those of Strapi. */
const kept = [
  'publicId',
  'slug',
  'searchText',
  'visibility',
  'readyForReview',
  'trashedAt',
  'shownStatus',
  'owner',
];
const ofHost = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
];

/** By type, what the project has added. */
const added = new Map<string, string[]>();

/** The project's file for a type of the plugin. */
export function extensionFile(uid: string): string {
  return `src/extensions/svc/content-types/${uid.slice(uid.lastIndexOf('.') + 1)}/schema.json`;
}

/** The attributes of a type of the plugin that the project has added. */
export function addedAttributes({ uid }: Pick<ContentType, 'uid'>): string[] {
  return added.get(uid) ?? [];
}

/** @throws Error where the file changes what is the type's own */
function assertAddsOnly(type: ContentType, own: OwnSchema): void {
  const file = extensionFile(type.uid);
  const parts = ['kind', 'collectionName', 'options'] as const;
  const changed = parts.find(
    (part) => !isDeepStrictEqual((type as unknown as OwnSchema)[part], own[part]),
  );
  if (changed) {
    throw withoutStack(
      new Error(`${file} changes ${changed}: it can add attributes, nothing else.`),
    );
  }
  for (const [name, attribute] of Object.entries(type.attributes)) {
    const isOwn = name in own.attributes;
    if (isOwn && !isDeepStrictEqual(attribute, own.attributes[name])) {
      throw withoutStack(
        new Error(`${file} changes ${name}, an attribute of the service's own: it can add others.`),
      );
    }
    if (!isOwn && kept.includes(name)) {
      throw withoutStack(
        new Error(`${file} adds ${name}, a name that the service needs itself: give it another.`),
      );
    }
  }
}

function withOwn(
  { attributes, indexes }: Pick<ContentType, 'attributes' | 'indexes'>,
  own: OwnSchema,
) {
  const ownIndexes = own.indexes ?? [];
  const isOwn = (name: string) => ownIndexes.some((index) => index.name === name);
  return {
    attributes: { ...own.attributes, ...attributes },
    indexes: [...ownIndexes, ...(indexes ?? []).filter(({ name }) => !isOwn(name))],
  };
}

/**
 * Puts the plugin's own attributes back where a project's file has added some. To be called before anything else looks
 * at the types.
 * @param schemas by the name that follows `plugin::svc.`
 * @throws Error where a file changes what is the plugin's own
 */
export function restoreOwnAttributes(schemas: Record<string, OwnSchema>): void {
  added.clear();
  for (const [name, own] of Object.entries(schemas)) {
    const type = contentTypes().find(({ uid }) => uid === `plugin::svc.${name}`);
    const names = Object.keys(type?.attributes ?? {}).filter(
      (one) => !(one in own.attributes) && !ofHost.includes(one),
    );
    const isWhole = Object.keys(own.attributes).every((one) => one in (type?.attributes ?? {}));
    if (!type || (isWhole && names.length === 0)) continue;
    assertAddsOnly(type, own);
    added.set(type.uid, names);
    Object.assign(type, withOwn(type, own));
    const { __schema__: built } = type as Built;
    if (built) Object.assign(built, withOwn(built, own));
  }
}
