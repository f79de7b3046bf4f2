import type { Core } from '@strapi/strapi';
import { committedVersion } from '../sqlite-reader';

/*
 * Tags of answers that are still right because nothing has been committed since they were made. They are remembered
 * for one state of the database at a time: the next one begins with none.
 */

/** Tags by what was asked for. */
type Tags = Map<string, string>;

const most = 1000;
const longestAddress = 2000;

const remembered = new WeakMap<Core.Strapi, { version: number; tags: Tags }>();

/** The tags of the present state; null where only a query could tell whether it is still the same. */
function presentTags(): Tags | null {
  const version = committedVersion();
  if (version === null) return null;
  const known = remembered.get(strapi);
  if (known?.version === version) return known.tags;
  const tags: Tags = new Map();
  remembered.set(strapi, { version, tags });
  return tags;
}

/** A place for the tag of one answer. */
export interface KnownTag {
  /** Undefined where there is none yet. */
  tag: string | undefined;
  remember(tag: string): void;
}

/**
 * The tag of what this address answers at this moment. To be asked for before the answer is made: where something is
 * committed in between, what is remembered belongs to a state that is over, and nobody will ask for it.
 */
export function knownTag(address: string): KnownTag | null {
  if (address.length > longestAddress) return null;
  const tags = presentTags();
  if (!tags) return null;
  return {
    tag: tags.get(address),
    remember(tag) {
      if (tags.size >= most) tags.delete(tags.keys().next().value!);
      tags.set(address, tag);
    },
  };
}
