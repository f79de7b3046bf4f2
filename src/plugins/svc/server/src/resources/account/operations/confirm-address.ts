import type { Knex } from 'knex';
import { execute, sql } from '../../../database/sql';
import { insertRows } from '../../../database/insert-rows';
import { invalidParams } from '../../../domain/problem';
import { queryEngine } from '../../../host/query-engine';
import { now } from '../../../lib/clock';
import { lockAccounts } from '../lock';
import { findByAddress } from '../queries/accounts';
import { dropTokens, redeem } from '../tokens';
import { joinOrdersOf } from './join-orders';

/** Keeps that a mail to the address was answered, and gives the account what was bought under it. */
export async function keepConfirmed(trx: Knex, userId: number, email: string): Promise<void> {
  await execute(trx, sql`delete from svc_confirmed_addresses where user_id = ${userId}`);
  const row = { user_id: userId, email: email.trim().toLowerCase(), confirmed_at: now() };
  await insertRows(trx, 'svc_confirmed_addresses', [row]);
  await joinOrdersOf(trx, userId);
}

/** Where the old address is the name, too, so is the new one: the old one signs nobody in any more. */
function addressChange(
  { username, email: old }: { username: string; email: string },
  email: string,
) {
  const isName = username.toLowerCase() === old.toLowerCase();
  return { email, ...(isName && { username: email }) };
}

/**
 * The address is the account's: that of its registration, or the one that it is changed to.
 * @throws Problem `invalidParam` on `token`
 */
export async function confirmAddress(token: string): Promise<void> {
  await redeem(token, ['confirm', 'address'], async (trx, { user_id: userId, email, purpose }) => {
    await lockAccounts(trx);
    const holder = await findByAddress(trx, email);
    if (holder && holder.id !== userId) {
      throw invalidParams({ token: 'is for an address that has an account by now' });
    }
    const users = queryEngine('plugin::users-permissions.user');
    const own = await users.findOne({ where: { id: userId } });
    const isOutdated = purpose === 'confirm' && own && holder?.id !== userId;
    if (!own || isOutdated) throw invalidParams({ token: 'is for an address that has changed' });
    await users.updateMany({
      where: { id: userId },
      data: {
        ...{ confirmed: true, confirmationToken: null },
        ...(purpose === 'address' && addressChange(own, email)),
      },
    });
    await dropTokens(trx, userId, 'confirm', 'address');
    await keepConfirmed(trx, userId, email);
  });
}
