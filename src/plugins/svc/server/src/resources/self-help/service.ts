import { database } from '../../host/strapi';
import { notFound } from '../../domain/problem';
import { findTicketsOfOrder, type PurchasedTicketRow } from '../order/queries/purchased-tickets';
import { findOwnPlace, type PlaceOwner } from './queries/own-place';

export { renameGuest } from './operations/rename-guest';
export { handOn } from './operations/hand-on';
export { giveBack } from './operations/give-back';

/** A place of the buyer's, as answers show it. @throws Problem `notFound` */
export async function findOwned(owner: PlaceOwner): Promise<PurchasedTicketRow> {
  const { row } = await findOwnPlace(database(), owner);
  const all = await findTicketsOfOrder(database(), row.order_id);
  const found = all.find(({ public_id: id }) => id === owner.attendeeId);
  if (!found) throw notFound('attendee');
  return found;
}

/** What became of a place that was given back. @throws Problem `notFound` */
export async function findReturned(owner: PlaceOwner) {
  const { row } = await findOwnPlace(database(), owner);
  return { status: row.status, orderId: row.order_id, currency: row.currency };
}
