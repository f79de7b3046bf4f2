import { hash } from 'node:crypto';
import { plainText } from '../../../domain/html';
import { statusOf } from '../../../contract/event-status';
import { costText } from '../domain/cost';
import { excerptOf } from '../domain/excerpt';
import { declaredFields } from '../fields';
import schema from '../schema.json';
import { readEventSources } from './event-source';
import { buildListing } from './listing';

/** What has a part in making a listing, besides the declarations of the fields. */
const makers = [buildListing, readEventSources, costText, excerptOf, plainText, statusOf];

/**
 * The version of the listings: a digest of the fields' declarations and of what makes a listing of them. With another
 * field, or one that is made in another way, it is another by itself, and the listings are made anew.
 */
export function listingsVersion(): string {
  const fields = declaredFields.map(([name, { in: place, keep }]) => [name, place, String(keep)]);
  const declared = { fields, attributes: schema.attributes, makers: makers.map(String) };
  return hash('sha256', JSON.stringify(declared), 'base64url').slice(0, 27);
}
