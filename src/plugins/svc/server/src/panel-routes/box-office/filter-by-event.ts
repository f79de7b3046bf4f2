import type { Knex } from 'knex';
import { table } from '../../database/table';
import { database } from '../../host/strapi';
import { contentManagerRequest } from '../../host/content-manager-request';

/*
 * The lists of the box office take `event`, the public id of an event, besides the Content Manager's own filters. Not
 * one of these: an order may be of several events, which its items say, and no relation leads to them.
 */

type Where = Record<string, unknown>;

/** A sub-query: an event may have more orders than a statement takes values. */
function ordersOf(db: Knex, eventId: number) {
  return { $in: table(db, 'svc_order_items').where({ event_id: eventId }).select('order_id') };
}

const ofEvent: Record<string, (db: Knex, eventId: number) => Where> = {
  'plugin::svc.order': (db, eventId) => ({ publicId: ordersOf(db, eventId) }),
  'plugin::svc.attendee': (_, eventId) => ({ eventId }),
  'plugin::svc.refund-request': (db, eventId) => ({
    $or: [{ eventId }, { attendeeId: 0, orderId: ordersOf(db, eventId) }],
  }),
};

export const boxOfficeTypes = Object.keys(ofEvent);

interface ReadEvent {
  model: { uid: string };
  params: { where?: Where };
}

/** What the list of this type was asked for; null where it was not, or for something that is no id. */
function requestedEvent(uid: string): number | null {
  const ctx = contentManagerRequest();
  if (ctx?.path !== `/content-manager/collection-types/${uid}`) return null;
  const { event } = ctx.query;
  return typeof event === 'string' && /^\d{1,9}$/.test(event) ? Number(event) : null;
}

function addEventFilter({ model: { uid }, params }: ReadEvent): void {
  const eventId = requestedEvent(uid);
  if (eventId === null) return;
  const where = ofEvent[uid]!(database(), eventId);
  params.where = params.where ? { $and: [params.where, where] } : where;
}

/** At the query engine: the Document Service takes no sub-query. */
export function filterListsByEvent(): void {
  strapi.db.lifecycles.subscribe({
    models: boxOfficeTypes,
    beforeFindMany: addEventFilter,
    beforeCount: addEventFilter,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
