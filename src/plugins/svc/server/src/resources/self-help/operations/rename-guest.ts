import { table } from '../../../database/table';
import { omitUndefined } from '../../../lib/omit-undefined';
import { auditColumns } from '../../../host/last-editor';
import { database, retriedTransaction } from '../../../host/strapi';
import { lockOrder } from '../../order/lock-order';
import { logOrder } from '../../order/order-log';
import { renameProblem } from '../../order/domain/self-help';
import { findOwnPlace, type PlaceOwner } from '../queries/own-place';

/** What is to stand on a place; what is not said stays. */
export interface GuestName {
  fullName?: string;
  email?: string;
}

/**
 * Changes who a place is for; its code stays.
 * @throws Problem `notFound`, `cannotCreate`
 */
export async function renameGuest(owner: PlaceOwner, name: GuestName): Promise<void> {
  const { row } = await findOwnPlace(database(), owner);
  await retriedTransaction(async (trx) => {
    await lockOrder(trx, row.order_id);
    const { facts } = await findOwnPlace(trx, owner);
    const problem = renameProblem(facts);
    if (problem) throw problem;
    const change = omitUndefined({ full_name: name.fullName, email: name.email });
    if (Object.keys(change).length === 0) return;
    const renamed = await table(trx, 'svc_attendees')
      .where({ public_id: owner.attendeeId, status: facts.status })
      .whereNull('handed_on_at')
      .update({ ...change, ...auditColumns() });
    if (renamed === 0) return;
    const attendee = owner.attendeeId;
    await logOrder(trx, row.order_id, 'guest_changed', { hand: 'buyer', attendee });
  });
}
