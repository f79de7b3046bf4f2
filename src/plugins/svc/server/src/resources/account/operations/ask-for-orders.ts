import { randomUUID } from 'node:crypto';
import { retriedTransaction } from '../../../host/strapi';
import { claimMail } from '../../../outbox/mail-allowance';
import { mailToken } from '../tokens';

/**
 * Has the links of the orders of an address mailed there. Whether there are any is looked up when the mail is sent, so that
 * nobody learns it from the answer. An address that has had many gets no more for a while.
 */
export async function askForOrders(sent: string): Promise<void> {
  const email = sent.trim();
  if ((await claimMail(email, 'links', randomUUID())) !== null) return;
  await retriedTransaction((trx) => mailToken(trx, { purpose: 'orders', email, userId: null }));
}
