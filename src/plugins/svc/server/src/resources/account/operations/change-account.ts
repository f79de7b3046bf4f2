import { randomUUID } from 'node:crypto';
import { isAccountPassword } from '../../../access/account-password';
import { findLogin, findUserById, type HostUser } from '../../../access/users';
import {
  type InvalidParams,
  invalidParams,
  missingParams,
  notSignedIn,
} from '../../../domain/problem';
import { queryEngine } from '../../../host/query-engine';
import { database, retriedTransaction } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { claimMail } from '../../../outbox/mail-allowance';
import { lockAccounts } from '../lock';
import { confirmedAddressOf, isNameTaken, pendingAddressOf } from '../queries/accounts';
import { dropTokens, mailToken } from '../tokens';

/** An account as its owner sees it. */
export interface Account {
  id: number;
  username: string;
  email: string;
  emailConfirmed: boolean;
  /** The address that it changes to when a mail there is answered; empty for none. */
  pendingEmail: string;
}

/** @throws Problem `notSignedIn` where it is gone meanwhile */
async function requireUser(userId: number): Promise<HostUser> {
  const user = await findUserById(userId);
  if (!user) throw notSignedIn();
  return user;
}

export async function readAccount(userId: number): Promise<Account> {
  const { username, email } = await requireUser(userId);
  const confirmed = await confirmedAddressOf(database(), userId);
  return {
    id: userId,
    username,
    email,
    emailConfirmed: confirmed === email.trim().toLowerCase(),
    pendingEmail: await pendingAddressOf(database(), userId, now()),
  };
}

export interface AccountChange {
  username?: string;
  email?: string;
  /** Needed for either. */
  currentPassword?: string;
}

async function assertPassword(user: HostUser, sent: string, network: string): Promise<void> {
  const attempt = { ...(await findLogin(user.username)), network };
  if (attempt.user?.id === user.id && (await isAccountPassword(attempt, sent))) return;
  throw invalidParams({ current_password: 'is wrong' });
}

async function assertMayMail(email: string): Promise<void> {
  if ((await claimMail(email, 'confirmation', randomUUID())) === null) return;
  throw invalidParams({ email: 'has had many mails, try again later' });
}

/**
 * Changes name and address of an account; the address once a mail to the new one is answered, whoever has it by now.
 * @throws Problem `missingParam`, `invalidParam`; `busy`
 */
export async function changeAccount(
  userId: number,
  { username, email, currentPassword }: AccountChange,
  network: string,
): Promise<void> {
  const user = await requireUser(userId);
  const address = email?.toLowerCase();
  const changesAddress = address !== undefined && address !== user.email.toLowerCase();
  const changesName = username !== undefined && username !== user.username;
  if (!changesAddress && !changesName) return;
  if (currentPassword === undefined) throw missingParams(['current_password']);
  await assertPassword(user, currentPassword, network);
  if (changesAddress) await assertMayMail(address);
  await retriedTransaction(async (trx) => {
    await lockAccounts(trx);
    const invalid: InvalidParams = {};
    if (changesName && (await isNameTaken(trx, username, userId))) invalid.username = 'is taken';
    if (Object.keys(invalid).length > 0) throw invalidParams(invalid);
    if (changesName) {
      const users = queryEngine('plugin::users-permissions.user');
      await users.updateMany({ where: { id: userId }, data: { username } });
    }
    if (!changesAddress) return;
    await dropTokens(trx, userId, 'address');
    await mailToken(trx, { purpose: 'address', email: address, userId });
  });
}

/** The account is gone, and nothing signs in as it. What it bought stays, as a guest's. */
export async function deleteAccount(userId: number): Promise<void> {
  await requireUser(userId);
  await retriedTransaction(() =>
    queryEngine('plugin::users-permissions.user').delete({ where: { id: userId } }),
  );
}
