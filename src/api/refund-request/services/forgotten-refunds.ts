import { Problem } from '../../../domain/problem';
import { forEachApart } from '../../../each-apart';
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

const nameOf = ({ public_id: id }: RefundRow) => `refund request ${id}`;

/** Ends the refunds that a crash or an outage left on their way. */
export async function settleForgottenRefunds(): Promise<void> {
  const overdue = await selectOverdueRefunds(database(), now(), perRound);
  await forEachApart(overdue, nameOf, async (request) => {
    if (!(await takeOver(request))) return;
    try {
      await giveBack(request);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      strapi.log.warn(`${nameOf(request)}: ${error.message}`);
    }
  });
}
