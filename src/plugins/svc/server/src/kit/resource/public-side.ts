import { contentType } from '../../host/strapi';
import { allResources } from '../registry';

/*
 * As far as guests may know that a thing is there: what relations to it show.
 */

/** Where public ids of things stand, by their document; with a column that says `publish` of those that are public. */
export interface PublicSide {
  table: string;
  document: string;
  status?: string;
}

const registered = new Map<string, PublicSide>();

/** For a type that is no resource of the kit and that relations may name. */
export function registerPublicSide(uid: string, side: PublicSide): void {
  registered.set(uid, side);
}

export function hasDrafts(uid: string): boolean {
  return contentType(uid)?.options?.draftAndPublish ?? false;
}

/** The types that relations may name. */
export function relatableTypes(): string[] {
  return [...new Set([...registered.keys(), ...allResources().map(({ uid }) => uid)])].sort();
}

/** Where the public ids of a type's things are; undefined where REST does not show them. */
export function publicSideOf(uid: string): PublicSide | undefined {
  const known = registered.get(uid);
  if (known || !relatableTypes().includes(uid)) return known;
  const { collectionName: table } = contentType(uid)!;
  return {
    table,
    document: 'document_id',
    ...(hasDrafts(uid) && { status: 'shown_status' }),
  };
}
