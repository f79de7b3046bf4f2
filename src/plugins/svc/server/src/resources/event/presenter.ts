import { settings } from '../../host/strapi';
import type { EventListItem } from './read-model/listing';
import type { FullEvent } from './queries/events';

/** An address on the site; those that are whole already stay. */
function absolute(address: string): string {
  return address.startsWith('/') ? `${settings().publicUrl}${address}` : address;
}

/** What follows from the settings of the moment is not kept in the read model. */
function presentKept<Kept extends EventListItem>({ public_id: id, ...kept }: Kept) {
  return { id, ...kept, url: absolute(kept.url), image: absolute(kept.image) };
}

/** An event as lists show it. */
export function presentEventItem(event: EventListItem) {
  return presentKept(event);
}

/** One event, whole. */
export function presentEvent(event: FullEvent) {
  const { event_document_id: document, author_id: author, ...shown } = event;
  return presentKept(shown);
}
