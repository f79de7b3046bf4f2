import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../access/compare-password';
import { endSessionsOfUser } from '../../../access/sessions';
import { queryEngine } from '../../../host/query-engine';
import { retriedTransaction } from '../../../host/strapi';
import { claimMail } from '../../../outbox/mail-allowance';
import { readSwitches } from '../switches';
import { dropTokens, mailToken, redeem } from '../tokens';
import { keepConfirmed } from './confirm-address';

/** Has a link mailed to the address, if it is that of an account. An address that has had many gets no more for a while. */
export async function askForReset(sent: string): Promise<void> {
  const email = sent.toLowerCase();
  if ((await claimMail(email, 'reset', randomUUID())) !== null) return;
  await retriedTransaction((trx) => mailToken(trx, { purpose: 'reset', email, userId: null }));
}

/**
 * Gives the account another password: all its sessions end, and whoever answered the mail has shown whose the address is.
 * @throws Problem `invalidParam` on `token`; `busy`
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  const { confirms } = await readSwitches();
  const hash = await hashPassword(password);
  await redeem(token, ['reset'], async (trx, { user_id: userId, email }) => {
    await queryEngine('plugin::users-permissions.user').updateMany({
      where: { id: userId },
      data: { password: hash, resetPasswordToken: null, ...(confirms && { confirmed: true }) },
    });
    await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(userId));
    await endSessionsOfUser(userId);
    await dropTokens(trx, userId, 'reset', 'confirm');
    if (confirms) await keepConfirmed(trx, userId, email);
  });
}
