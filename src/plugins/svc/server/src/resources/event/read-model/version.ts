import { hash } from 'node:crypto';
import { placeValues } from '../../../database/near-place';
import { pointOf } from '../../../domain/place';
import { plainText } from '../../../domain/html';
import { searchTextMakers } from '../../../domain/search-words';
import { pictureOf } from '../../../kit/resource/media';
import { statusOf } from '../../../contract/event-status';
import { costText } from '../domain/cost';
import { excerptOf } from '../domain/excerpt';
import { frozenTerms } from '../domain/return-terms';
import { addedFields, addedFilters } from '../added-fields';
import { ownFields } from '../fields';
import schema from '../schema.json';
import { readEventSources } from './event-source';
import { countKeysOf } from './counts';
import { buildListing, termsOf } from './listing';

/** What has a part in making a listing, besides the declarations of the fields. */
const makers = [
  buildListing,
  frozenTerms,
  readEventSources,
  placeValues,
  pointOf,
  costText,
  excerptOf,
  plainText,
  pictureOf,
  statusOf,
];

const digestOf = (declared: unknown) =>
  hash('sha256', JSON.stringify(declared), 'base64url').slice(0, 27);

/** The version of what is made of a listing: its words, its terms and what it is counted under. */
export function derivationsVersion(): string {
  return digestOf([countKeysOf, termsOf, ...searchTextMakers].map(String));
}

/**
 * The version of the listings: a digest of the fields' declarations and of what makes a listing of them. With another
 * field, or one that is made in another way, it is another by itself, and the listings are made anew.
 */
export function listingsVersion(): string {
  const fields = ownFields.map(([name, { in: place, keep }]) => [name, place, String(keep)]);
  const added = addedFields().map(({ name, in: place, attribute, schema: said, declared }) => [
    name,
    place,
    attribute,
    said,
    declared.options.searched,
    declared.in === 'component' && declared.parts.map((part) => [part.name, part.attribute]),
  ]);
  const columns = addedFilters().map(({ column }) => column);
  const { attributes } = schema;
  const declared = {
    fields,
    attributes,
    added,
    columns,
    makers: makers.map(String),
  };
  return digestOf(declared);
}
