import { Problem } from '../../../domain/problem';
import { database, retriedTransaction, settings } from '../../../strapi';
import { now } from '../../ticket/stock/stock';
import { type RefundRow, selectOverdueRefunds } from '../queries/requests';
import { giveBack } from './give-back';

const perRound = 100;

/** The claim of whoever left it; of several processes one gets it. */
async function takeOver({ public_id: id, settle_after: left }: RefundRow): Promise<boolean> {
  const settleAfter = now() + settings().paymentTimeoutSeconds;
  const taken = await retriedTransaction((trx) =>
    trx('refund_requests')
      .where({ public_id: id, status: 'pending', settle_after: left })
      .update({ settle_after: settleAfter }),
  );
  return taken === 1;
}

/** Ends the refunds that a crash or an outage left on their way. */
export async function settleForgottenRefunds(): Promise<void> {
  for (const request of await selectOverdueRefunds(database(), now(), perRound)) {
    if (!(await takeOver(request))) continue;
    try {
      await giveBack(request);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      strapi.log.warn(`Refund request ${request.public_id}: ${error.message}`);
    }
  }
}
