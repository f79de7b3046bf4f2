import { table } from '../../../database/table';
import { forgetDeleted } from '../../../database/forget-deleted';
import { database, retriedTransaction, settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { failpoint } from '../../../lib/failpoints';
import { forEachIsolated } from '../../../lib/for-each-isolated';
import { createSweep } from '../../../lib/sweep';
import { findNamedAttendees, findNamedOrders } from '../queries/past-orders';
import { eraseAttendeesAlone, eraseOrder, lockForErasure } from './erase-order';

/*
 * What is over for so long that nobody needs to know any more who it was. Each minute looks at some of what has names: a
 * large house is gone through in hours, which is soon where the setting is in days.
 */

const batchSize = 1000;
const daySeconds = 24 * 60 * 60;

const everybody = () => true;

const nextOrders = createSweep((after, limit) => findNamedOrders(database(), after, limit));
const nextAttendees = createSweep((after, limit) => findNamedAttendees(database(), after, limit));

/** Of several processes one does it. */
function erasePastOrder(id: number): Promise<boolean> {
  return retriedTransaction(async (trx) => {
    const order = await lockForErasure(trx, id);
    if (!order || order.erased_at !== null || order.settle_after !== null) return false;
    await eraseOrder(trx, id, everybody);
    await table(trx, 'svc_orders').where({ public_id: id }).update({ erased_at: now() });
    failpoint('past order erased');
    return true;
  });
}

async function erasePast(before: number): Promise<number> {
  const isPast = ({ overSince }: { overSince: number }) => overSince <= before;
  const orders = (await nextOrders(batchSize)).filter(isPast);
  const attendees = (await nextAttendees(batchSize)).filter(isPast).map(({ id }) => id);
  let count = 0;
  await forEachIsolated(
    orders,
    ({ id }) => `order ${id}`,
    async ({ id }) => {
      if (await erasePastOrder(id)) count += 1;
    },
  );
  if (attendees.length === 0) return count;
  await retriedTransaction((trx) => eraseAttendeesAlone(trx, attendees, everybody));
  return count + attendees.length;
}

/** Erases everybody in what was over `RETENTION_DAYS` ago; nobody where that is 0. */
export async function erasePastOrders(): Promise<void> {
  const { retentionDays } = settings();
  if (retentionDays === 0) return;
  const count = await erasePast(now() - retentionDays * daySeconds);
  if (count === 0) return;
  await forgetDeleted(database());
  strapi.log.info(`People were erased from ${count} orders and places that are long over.`);
}
