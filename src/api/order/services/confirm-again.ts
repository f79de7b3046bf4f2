import type { Knex } from 'knex';
import { invalidParams, notFound } from '../../../domain/problem';
import { isWaiting } from '../../../outbox/entries';
import { mailKey, recordFacts } from '../../../outbox/facts';
import { retriedTransaction } from '../../../strapi';
import { confirmable, type OrderStatus } from '../domain/status';
import { lockSettledOrder } from './lock-settled';

/** What the mail will say, which is what the order is now. */
async function wordingOf(trx: Knex, id: number): Promise<'completed' | 'pending'> {
  const order = (await trx('orders').where({ public_id: id }).first('status')) as
    { status: OrderStatus } | undefined;
  if (!order) throw notFound('order');
  if (!confirmable.includes(order.status)) {
    throw invalidParams({ status: `an order that is ${order.status} is not confirmed` });
  }
  return order.status === 'pending' ? 'pending' : 'completed';
}

/**
 * Sends the confirmation of an order once more. It is a mail of its own, with a `Message-ID` of its own: whoever asks
 * for it wants to see it. While one waits to go out there is no second.
 * @throws Problem `notFound`, `invalidParam` on `status`
 */
export function confirmAgain(id: number): Promise<void> {
  return retriedTransaction(async (trx) => {
    if (!(await lockSettledOrder(trx, id))) {
      throw invalidParams({ status: 'is not known while the payment is on its way' });
    }
    const status = await wordingOf(trx, id);
    if (await isWaiting(trx, 'confirmation mail', mailKey(id))) {
      throw invalidParams({
        status: 'the confirmation waits in the outbox and goes out by itself',
      });
    }
    await recordFacts(trx, { kind: 'confirmation mail', orderId: id, status });
  });
}

export default () => ({ confirmAgain });
