import { formatMinor, minor } from '../../../domain/money';
import { invalidParams } from '../../../domain/problem';
import { database } from '../../../host/strapi';
import { findOpenRefundRow, type RefundRow } from '../queries/refund-requests';
import type { TillUse } from '../../till/operations/record-movement';
import { changeRefundRequest } from './decide-refund';
import { openKeyOf, type RefundInput, requestRefund } from './request-refund';

/*
 * What the box office refunds of its own accord: a request and its approval in one go, so that the same rules hold for
 * money and places, and the same traces are left.
 */

/** Of an order, or of one place of it. */
export type OfficeRefund = Omit<RefundInput, 'userId' | 'isBoxOffice'>;

/** Who presses again after a refusal, or for what a buyer asks for, means the request that waits. */
async function findWaiting({ amount, ...target }: OfficeRefund): Promise<RefundRow | undefined> {
  const open = await findOpenRefundRow(database(), openKeyOf(target));
  if (!open || amount === undefined || amount === minor(open.amount_minor)) return open;
  const asked = formatMinor(open.amount_minor);
  throw invalidParams({
    amountMinor: `is ${asked} in a refund request that waits: approve or reject that one first`,
  });
}

/**
 * Gives money back at once. However often it is called, a place is paid back once; for a whole order `refundedBefore`
 * sees to that.
 * @throws Problem `invalidParam`, `cannotCreate`, `paymentFailed` (the request waits to be decided again),
 * `paymentUnavailable`
 */
export async function refundNow(refund: OfficeRefund, till?: TillUse): Promise<RefundRow> {
  const request =
    (await findWaiting(refund)) ??
    (await requestRefund({ ...refund, userId: null, isBoxOffice: true }));
  return changeRefundRequest(request.public_id, { status: 'approved', till });
}
