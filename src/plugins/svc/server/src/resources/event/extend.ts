import { registerCapabilities } from '../../access/capabilities';
import { type ContentType, contentTypes } from '../../host/strapi';
import type { AddedFields } from '../../kit/resource/extend';
import { setAddedSource } from '../../kit/resource/link-sources';
import type { Shape } from '../../kit/schema';
import { addedDeclarations, type AddedFilter, setAddedFields } from './added-fields';
import { showAdded } from './schemas';

/** Values alone: what is asked of them is the event's matter. */
function copied({ type, customField, enum: words }: ContentType['attributes'][string]) {
  return {
    type,
    ...(customField !== undefined && { customField }),
    ...(words !== undefined && { enum: words }),
  };
}

/** `added_age_limit` is the attribute `addedAgeLimit`. */
const listingAttribute = ({ field }: AddedFilter) =>
  `added${field.attribute.charAt(0).toUpperCase()}${field.attribute.slice(1)}`;

/** Columns and indexes of the read model for what lists are filtered by, which have the list's order as the others do. */
function completeListings(event: ContentType, filters: AddedFilter[]): void {
  const listing = contentTypes().find(({ uid }) => uid === 'plugin::svc.event-listing')!;
  const kept = filters.filter(({ field }) => field.in === 'column');
  for (const filter of kept) {
    listing.attributes[listingAttribute(filter)] = copied(
      event.attributes[filter.field.attribute]!,
    );
  }
  const columns = [...new Set(kept.map(({ column }) => column))];
  listing.indexes = [
    ...(listing.indexes ?? []),
    ...columns.map((column) => ({
      name: `svc_event_listings_${column}_idx`.slice(-63),
      columns: ['status', column, 'start_utc', 'public_id', 'end_utc'],
    })),
  ];
}

/** What a project adds becomes a part of bodies, answers, parameters and the read model. */
export function extendEvents(event: ContentType, given: AddedFields[]): void {
  const { fields, filters } = setAddedFields(given, event.attributes);
  setAddedSource({ uid: event.uid, fields: addedDeclarations() });
  completeListings(event, filters);
  showAdded(Object.assign({}, ...given.map(({ parameters }) => parameters)) as Shape);
  registerCapabilities(
    'svc/events/v1/events',
    fields.flatMap(({ read }) => read || []),
  );
}
