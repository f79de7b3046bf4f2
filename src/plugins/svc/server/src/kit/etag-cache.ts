import type { Core } from '@strapi/strapi';
import { committedVersion } from '../database/sqlite';
import { createLru, type Lru } from '../lib/lru';

/*
 * Tags of answers that are still right because nothing has been committed since they were made. They are remembered
 * for one state of the database at a time: the next one begins with none.
 */

/** Tags by what was asked for. */
type Etags = Lru<string, string>;

const maxEntries = 1000;
const maxAddressLength = 2000;

const etagsByVersion = new WeakMap<Core.Strapi, { version: number; tags: Etags }>();

/** The tags of the present state; null where only a query could tell whether it is still the same. */
function currentEtags(): Etags | null {
  const version = committedVersion();
  if (version === null) return null;
  const known = etagsByVersion.get(strapi);
  if (known?.version === version) return known.tags;
  const tags: Etags = createLru(maxEntries);
  etagsByVersion.set(strapi, { version, tags });
  return tags;
}

/** A place for the tag of one answer. */
export interface CachedEtag {
  /** Undefined where there is none yet. */
  etag: string | undefined;
  store(tag: string): void;
}

/**
 * The tag of what this address answers at this moment. To be asked for before the answer is made: where something is
 * committed in between, what is remembered belongs to a state that is over, and nobody will ask for it.
 */
export function cachedEtag(address: string): CachedEtag | null {
  if (address.length > maxAddressLength) return null;
  const tags = currentEtags();
  if (!tags) return null;
  return {
    etag: tags.get(address),
    store: (tag) => tags.set(address, tag),
  };
}
