import type { Field } from './resolved';
import { resolvedResources } from './complete-types';

/*
 * The types whose things name others by declared fields: those of resources, and those of the service that a project adds
 * fields to.
 */

/** A type, and the fields of its things. */
export interface LinkSource {
  uid: string;
  fields: Field[];
}

const extended = new Map<string, LinkSource>();

/** For a type that is no resource of the kit, in place of what was said before. */
export function setAddedSource(source: LinkSource): void {
  extended.set(source.uid, source);
}

/** The types of the service, with the fields that a project adds. */
export function addedSources(): LinkSource[] {
  return [...extended.values()].filter(({ fields }) => fields.length > 0);
}

export function linkSources(): LinkSource[] {
  const own = resolvedResources().map(({ declared: { uid }, fields }) => ({ uid, fields }));
  return [...own, ...addedSources()];
}
