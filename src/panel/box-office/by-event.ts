import type { Knex } from 'knex';
import { database } from '../../strapi';
import { contentManagerRequest } from '../content-manager-request';

/*
 * The lists of the box office take `event`, the public id of an event, besides the Content Manager's own filters. Not
 * one of these: an order may be of several events, which its items say, and no relation leads to them.
 */

type Where = Record<string, unknown>;

/** A sub-query: an event may have more orders than a statement takes values. */
function ordersOf(db: Knex, eventId: number) {
  return { $in: db('order_items').where({ event_id: eventId }).select('order_id') };
}

const ofEvent: Record<string, (db: Knex, eventId: number) => Where> = {
  'api::order.order': (db, eventId) => ({ publicId: ordersOf(db, eventId) }),
  'api::attendee.attendee': (_, eventId) => ({ eventId }),
  'api::refund-request.refund-request': (db, eventId) => ({
    $or: [{ eventId }, { attendeeId: 0, orderId: ordersOf(db, eventId) }],
  }),
};

export const boxOfficeTypes = Object.keys(ofEvent);

interface ReadEvent {
  model: { uid: string };
  params: { where?: Where };
}

/** What the list of this type was asked for; null where it was not, or for something that is no id. */
function wantedEvent(uid: string): number | null {
  const ctx = contentManagerRequest();
  if (ctx?.path !== `/content-manager/collection-types/${uid}`) return null;
  const { event } = ctx.query;
  return typeof event === 'string' && /^\d{1,9}$/.test(event) ? Number(event) : null;
}

function narrow({ model: { uid }, params }: ReadEvent): void {
  const eventId = wantedEvent(uid);
  if (eventId === null) return;
  const where = ofEvent[uid]!(database(), eventId);
  params.where = params.where ? { $and: [params.where, where] } : where;
}

/** At the query engine: the Document Service takes no sub-query. */
export function narrowListsToAnEvent(): void {
  strapi.db.lifecycles.subscribe({
    models: boxOfficeTypes,
    beforeFindMany: narrow,
    beforeCount: narrow,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
