import { notFound, Problem } from '../../../domain/problem';
import type { Page, PageResult } from '../../../rest/paging';
import { database, documents, transaction } from '../../../strapi';
import type { ListedEvent } from '../listing/listing';
import { lockListing } from '../listing/lock';
import { type EventFilter, findListing, listListings, type WholeEvent } from '../listing/query';
import { trashEvent } from './event-lifecycle';

/** One page of the events that match, in order of start, then id. */
export function listEvents(filter: EventFilter, page: Page): Promise<PageResult<ListedEvent>> {
  return listListings(database(), filter, page);
}

/** An event in whatever status. @throws Problem `notFound` */
export async function findEvent(publicId: number): Promise<WholeEvent> {
  const listing = await findListing(database(), 'public_id', publicId);
  if (!listing) throw notFound('event');
  return listing;
}

/** Into the trash. @throws Problem `notFound`, `alreadyTrashed` */
export async function moveEventToTrash(publicId: number): Promise<WholeEvent> {
  const { event_document_id: documentId } = await findEvent(publicId);
  if (!(await trashEvent(documentId))) {
    throw new Problem('alreadyTrashed', 'The event is in the trash already.');
  }
  return findEvent(publicId);
}

/** Gone for good; answers what it was. @throws Problem `notFound`, `cannotDelete` where it has attendees */
export async function deleteEvent(publicId: number): Promise<WholeEvent> {
  return transaction(async (trx) => {
    // Of two who delete it at the same time, the second waits here and then finds nothing.
    const listing = await lockListing(trx, publicId);
    if (!listing) throw notFound('event');
    const documentId = listing.event_document_id;
    await documents('api::event.event').delete({ documentId });
    return listing;
  });
}

export default () => ({ listEvents, findEvent, moveEventToTrash, deleteEvent });
