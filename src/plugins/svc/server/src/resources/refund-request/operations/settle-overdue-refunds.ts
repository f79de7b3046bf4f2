import { table } from '../../../database/table';
import { Problem } from '../../../domain/problem';
import { forEachIsolated } from '../../../lib/for-each-isolated';
import { database, retriedTransaction, settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { type RefundRow, findOverdueRefunds } from '../queries/refund-requests';
import { refundPayment } from './refund-payment';

const batchSize = 100;

/** The claim of whoever left it; of several processes one gets it. */
async function claimOverdue({ public_id: id, settle_after: left }: RefundRow): Promise<boolean> {
  const settleAfter = now() + settings().paymentTimeoutSeconds;
  const taken = await retriedTransaction((trx) =>
    table(trx, 'svc_refund_requests')
      .where({ public_id: id, status: 'pending', settle_after: left })
      .update({ settle_after: settleAfter }),
  );
  return taken === 1;
}

const nameOf = ({ public_id: id }: RefundRow) => `refund request ${id}`;

/** Ends the refunds that a crash or an outage left on their way. */
export async function settleOverdueRefunds(): Promise<void> {
  const overdue = await findOverdueRefunds(database(), now(), batchSize);
  await forEachIsolated(overdue, nameOf, async (request) => {
    if (!(await claimOverdue(request))) return;
    try {
      await refundPayment(request);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      strapi.log.warn(`${nameOf(request)}: ${error.message}`);
    }
  });
}
