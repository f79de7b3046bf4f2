import { notFound, Problem } from '../../domain/problem';
import type { Page } from '../../domain/page';
import { database, documents, retriedTransaction } from '../../host/strapi';
import { lockEvent } from './lock';
import {
  type EventFilter,
  type EventPage,
  findFullEvent,
  type FullEvent,
  listEventItems,
} from './queries/events';
import { trashEvent } from './operations/trash-event';
import { createEvent, updateEvent } from './operations/write-event';

/** One page of the events that match, in order of start, then id; `withMore` for fields that are shown where they are named. */
export function listEvents(filter: EventFilter, page: Page, withMore = false): Promise<EventPage> {
  return listEventItems(database(), filter, page, withMore);
}

/** An event in whatever status. @throws Problem `notFound` */
async function findEvent(publicId: number): Promise<FullEvent> {
  const listing = await findFullEvent(database(), 'public_id', publicId);
  if (!listing) throw notFound('event');
  return listing;
}

/** Into the trash. @throws Problem `notFound`, `alreadyTrashed` */
export async function moveEventToTrash(publicId: number): Promise<FullEvent> {
  const { event_document_id: documentId } = await findEvent(publicId);
  if (!(await trashEvent(documentId))) {
    throw new Problem('alreadyTrashed', 'The event is in the trash already.');
  }
  return findEvent(publicId);
}

/** Gone for good; answers what it was. @throws Problem `notFound`, `cannotDelete` where it has attendees */
export async function deleteEvent(publicId: number): Promise<FullEvent> {
  return retriedTransaction(async (trx) => {
    // Of two who delete it at the same time, the second waits here and then finds nothing.
    const listing = await lockEvent(trx, publicId);
    if (!listing) throw notFound('event');
    const documentId = listing.event_document_id;
    await documents('plugin::svc.event').delete({ documentId });
    return listing;
  });
}

/**
 * `strapi.plugin('svc').service('event')`. Ids are public ones. Dates are wall-clock, `2026-07-04 19:30:00` in the
 * event's `timezone`; the `from` and `to` of a filter are seconds since 1970. To take an event out of the trash, give
 * it another status with `updateEvent`.
 */
export const eventService = {
  listEvents,
  findEvent,
  createEvent,
  updateEvent,
  moveEventToTrash,
  deleteEvent,
};
