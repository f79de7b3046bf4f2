import type { Knex } from 'knex';
import { invalidParams, notFound } from '../../../domain/problem';
import { table } from '../../../database/table';
import { isWaiting } from '../../../outbox/entries';
import {
  mailKey,
  recordEvents,
  recordOrHasten,
  unpaidMailKey,
} from '../../../outbox/domain-events';
import { retriedTransaction } from '../../../host/strapi';
import { hasNoAddress, isErased } from '../../../contract/erased';
import { confirmable } from '../../../contract/order-status';
import { endLinks } from '../link';
import { lockSettledOrder } from '../lock';
import { logOrder } from '../order-log';

export interface ResendOptions {
  /** Whether the links that were sent so far are to open nothing any more: the mail has a new one. */
  endEarlierLinks?: boolean;
}

/** What the mail will say, which is what the order is now. */
async function confirmationOf(trx: Knex, id: number) {
  const order = await table(trx, 'svc_orders')
    .where({ public_id: id })
    .first('status', 'total_minor', 'buyer_email');
  if (!order) throw notFound('order');
  if (hasNoAddress(order.buyer_email)) {
    const reason = isErased(order.buyer_email)
      ? 'its buyer was erased'
      : 'there is no address to write to';
    throw invalidParams({ orderStatus: `cannot be confirmed: ${reason}` });
  }
  if (!confirmable.includes(order.status)) {
    throw invalidParams({ orderStatus: `an order that is ${order.status} is not confirmed` });
  }
  const isPending = order.status === 'pending';
  const isPaid = !isPending && Number(order.total_minor) > 0;
  return { kind: 'order confirmed again' as const, orderId: id, isPending, isPaid };
}

async function assertNoneWaits(trx: Knex, id: number): Promise<void> {
  if (
    (await isWaiting(trx, 'confirmation mail', mailKey(id))) ||
    (await isWaiting(trx, 'unpaid confirmation mail', unpaidMailKey(id)))
  ) {
    throw invalidParams({ orderStatus: 'the confirmation is already waiting in the outbox' });
  }
}

/**
 * Sends the confirmation of an order once more. It is a mail of its own, with a `Message-ID` of its own: whoever asks
 * for it wants to see it. While one waits to go out there is no second. One that waits when earlier links end goes out at
 * once: a mail is written when it is delivered, so it has the new link. Of one that is being delivered nobody knows which
 * link it has, so another follows it.
 * @throws Problem `notFound`, `invalidParam` on `orderStatus`
 */
export function resendConfirmation(
  id: number,
  { endEarlierLinks = false }: ResendOptions = {},
): Promise<void> {
  return retriedTransaction(async (trx) => {
    if (!(await lockSettledOrder(trx, id))) {
      throw invalidParams({
        orderStatus: 'cannot be confirmed while the payment is being processed',
      });
    }
    const confirmation = await confirmationOf(trx, id);
    if (endEarlierLinks) {
      await endLinks(trx, id);
      await logOrder(trx, id, 'new_link');
      return recordOrHasten(trx, confirmation);
    }
    await assertNoneWaits(trx, id);
    await logOrder(trx, id, 'mail_again');
    return recordEvents(trx, confirmation);
  });
}
