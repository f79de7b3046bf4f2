import type { Knex } from 'knex';
import { invalidParams, notFound } from '../../../domain/problem';
import { table } from '../../../database/table';
import { isWaiting } from '../../../outbox/entries';
import { mailKey, recordEvents, unpaidMailKey } from '../../../outbox/domain-events';
import { retriedTransaction } from '../../../host/strapi';
import { confirmable } from '../../../contract/order-status';
import { lockSettledOrder } from '../lock';

/** What the mail will say, which is what the order is now. */
async function confirmationOf(trx: Knex, id: number) {
  const order = await table(trx, 'svc_orders')
    .where({ public_id: id })
    .first('status', 'total_minor');
  if (!order) throw notFound('order');
  if (!confirmable.includes(order.status)) {
    throw invalidParams({ orderStatus: `an order that is ${order.status} is not confirmed` });
  }
  const isPending = order.status === 'pending';
  return { isPending, isPaid: !isPending && Number(order.total_minor) > 0 };
}

/**
 * Sends the confirmation of an order once more. It is a mail of its own, with a `Message-ID` of its own: whoever asks
 * for it wants to see it. While one waits to go out there is no second.
 * @throws Problem `notFound`, `invalidParam` on `orderStatus`
 */
export function resendConfirmation(id: number): Promise<void> {
  return retriedTransaction(async (trx) => {
    if (!(await lockSettledOrder(trx, id))) {
      throw invalidParams({
        orderStatus: 'cannot be confirmed while the payment is being processed',
      });
    }
    const confirmation = await confirmationOf(trx, id);
    if (
      (await isWaiting(trx, 'confirmation mail', mailKey(id))) ||
      (await isWaiting(trx, 'unpaid confirmation mail', unpaidMailKey(id)))
    ) {
      throw invalidParams({
        orderStatus: 'the confirmation is already waiting in the outbox',
      });
    }
    await recordEvents(trx, { kind: 'order confirmed again', orderId: id, ...confirmation });
  });
}
