import type { Knex } from 'knex';
import { cannotCreate } from '../../../domain/problem';
import { isMore, leastOf, type Minor, noMoney } from '../../../domain/money';
import { type RefundRow, findRefundRow } from '../queries/refund-requests';
import {
  findAttendeesOfOrder,
  findPendingRequests,
  findRefundableOrder,
} from '../queries/refund-subject';
import { claimRefund } from './decide-refund';
import { insertRequest, remainingAmount } from './request-refund';

/** A place that its buyer gives back, and what of its price goes back. */
export interface ReturnedPlace {
  orderId: number;
  attendeeId: number;
  amount: Minor;
  reason: string;
}

/**
 * The refund of a place that is given back: nobody has to decide it, so it is asked for and claimed at once. Whoever calls
 * has locked the order and looked at the rules.
 * @throws Problem `cannotCreate`, `invalidParam`
 */
export async function claimReturn(
  trx: Knex.Transaction,
  { orderId, attendeeId, amount, reason }: ReturnedPlace,
): Promise<RefundRow> {
  const order = (await findRefundableOrder(trx, orderId))!;
  const all = await findAttendeesOfOrder(trx, orderId);
  const attendees = all.filter(({ public_id: id }) => id === attendeeId);
  const pendingRequests = await findPendingRequests(trx, orderId);
  const subject = { order, attendees, pendingRequests };
  const back = leastOf(amount, remainingAmount(subject, { attendeeId }));
  if (!isMore(back, noMoney)) {
    throw cannotCreate('The money of this order has gone back already.', {
      reason: 'not_returnable',
    });
  }
  const input = {
    ...{ attendeeId, amount: back, reason, isReturn: true },
    ...{ userId: null, isBoxOffice: false },
  };
  const request = (await findRefundRow(trx, await insertRequest(trx, input, subject)))!;
  await claimRefund(trx, request, {});
  return (await findRefundRow(trx, request.public_id))!;
}
