import type { Knex } from 'knex';
import { refundReasons } from '../../../contract/refund-reasons';
import { isMore, type Minor, minor, noMoney, unitsOf } from '../../../domain/money';
import { assertNoTransaction, database, retriedTransaction } from '../../../host/strapi';
import { changeAttendeeStatus } from '../../attendee/operations/change-status';
import { lockOrder } from '../../order/lock-order';
import { logOrder } from '../../order/order-log';
import { returnOffer, returnProblem } from '../../order/domain/self-help';
import { claimReturn } from '../../refund-request/operations/claim-return';
import { refundPayment } from '../../refund-request/operations/refund-payment';
import type { RefundRow } from '../../refund-request/queries/refund-requests';
import { findOwnPlace, type PlaceOwner } from '../queries/own-place';
import { assertNothingAsked } from './nothing-asked';

/*
 * A place goes back, under the terms that its order keeps. What money goes back takes the way of every refund: claimed in
 * one transaction with the rules looked at, given back outside of it, settled in another (refund-request/decide-refund.ts).
 * From the claim on nobody is let in with the ticket. Where no money goes back the place is free at once.
 */

/** The refund that is on its way; null where no money goes back, and the place is free already. */
async function takeBack(
  trx: Knex.Transaction,
  owner: PlaceOwner,
  reason: string,
): Promise<RefundRow | null> {
  const { row, facts } = await findOwnPlace(trx, owner);
  const problem = returnProblem(facts);
  if (problem) throw problem;
  const { public_id: attendeeId, order_id: orderId } = row;
  await assertNothingAsked(trx, { orderId, attendeeId });
  const { amount } = returnOffer(facts)!;
  const what = { hand: 'buyer' as const, attendee: attendeeId, amount: unitsOf(amount) };
  await logOrder(trx, orderId, 'given_back', what);
  if (isMore(amount, noMoney)) {
    const place = { orderId, attendeeId, amount, reason: reason || refundReasons.byBuyer };
    return claimReturn(trx, place);
  }
  await changeAttendeeStatus(trx, row.document_id, 'cancelled', { isLogged: true });
  return null;
}

/**
 * Gives a place back; answers what of its price goes back.
 * @throws Problem `notFound`, `cannotCreate`; `paymentFailed` (the box office decides then) and `paymentUnavailable` (it is
 * tried again)
 */
export async function giveBack(owner: PlaceOwner, reason: string): Promise<Minor> {
  assertNoTransaction('giveBack');
  const { row } = await findOwnPlace(database(), owner);
  const request = await retriedTransaction(async (trx) => {
    await lockOrder(trx, row.order_id);
    return takeBack(trx, owner, reason);
  });
  if (!request) return noMoney;
  await refundPayment(request);
  return minor(request.amount_minor);
}
