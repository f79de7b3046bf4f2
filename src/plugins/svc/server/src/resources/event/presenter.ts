import type { Caller } from '../../access/caller';
import { settings } from '../../host/strapi';
import { privateFields } from './added-fields';
import type { EventListItem } from './read-model/listing';
import type { FullEvent } from './queries/events';

/** An address on the site; those that are whole already stay. */
export function absolute(address: string): string {
  return address.startsWith('/') ? `${settings().publicUrl}${address}` : address;
}

/** What follows from the settings of the moment is not kept in the read model; what not everybody sees is. */
function presentKept<Kept extends EventListItem>({ public_id: id, ...kept }: Kept, caller: Caller) {
  const shown = { id, ...kept, url: absolute(kept.url), image: absolute(kept.image) };
  for (const { name, read } of privateFields) {
    if (!caller.can(read)) delete (shown as Record<string, unknown>)[name];
  }
  return shown;
}

/** An event as lists show it. */
export function presentEventItem(event: EventListItem, caller: Caller) {
  return presentKept(event, caller);
}

/** One event, whole. */
export function presentEvent(event: FullEvent, caller: Caller) {
  const { event_document_id: document, author_id: author, ...shown } = event;
  return presentKept(shown, caller);
}
