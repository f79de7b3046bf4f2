import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { copyCompiled, copyPlugin } from './copies';
import { engineName } from '#svc/testing/databases/index';
import { type Service, startService } from './service';

/*
 * The service as it would be if it looked first and wrote afterwards, as shops do that oversell: for the control run
 * of a race. It is the compiled service with three functions replaced.
 */

/** Looks whether there is a place, when the request comes in; a moment later it may be gone. */
const lookFirst = `
const guarded = exports.findTicketSale;
exports.findTicketSale = async (ticketId) => {
  const [row] = await (0, sql_1.select)((0, strapi_1.database)(),
    (0, sql_1.sql)\`select capacity - sold - held as remaining from svc_tickets where public_id = \${ticketId}\`);
  if (row.remaining < 1) throw new problem_1.Problem('cannotCreate', 'There are not that many places left.');
  await new Promise((resolve) => setTimeout(resolve, 250));
  return guarded(ticketId);
};
`;

/** Writes what was found to be free. */
const writeAfterwards = `
exports.tryToClaim = async (trx, { ticketId, quantity }, as) => {
  await trx('svc_tickets').where({ public_id: ticketId }).increment(as, quantity);
  return true;
};
`;

/** Counts for whatever order. */
const countBlindly = `
exports.tryToUse = async (trx, { voucherId, places }) => {
  await trx('svc_vouchers').where({ public_id: voucherId }).increment('used', places);
  return true;
};
`;

async function withoutConstraint({ strapi }: Service): Promise<void> {
  const db = strapi.db.connection;
  if (engineName() === 'sqlite') {
    await db.raw('drop trigger svc_tickets_stock_check_update');
    await db.raw('drop trigger svc_tickets_stock_check_insert');
  } else await db.raw('alter table svc_tickets drop constraint svc_tickets_stock_check');
}

/** A service whose stock is not guarded. */
export async function startUnguarded(): Promise<Service> {
  const copy = copyCompiled('unguarded');
  const codeDir = copyPlugin(copy);
  appendFileSync(path.join(codeDir, 'resources/cart/queries/ticket-sale.js'), lookFirst);
  appendFileSync(path.join(codeDir, 'resources/ticket/inventory/counters.js'), writeAfterwards);
  appendFileSync(path.join(codeDir, 'resources/voucher/counter.js'), countBlindly);
  const service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true' },
    distDir: path.join(copy, 'dist'),
    codeDir,
  });
  await withoutConstraint(service);
  return service;
}
