import { randomInt, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { hashPassword } from '../../../access/compare-password';
import { Problem } from '../../../domain/problem';
import { queryEngine } from '../../../host/query-engine';
import { retriedTransaction } from '../../../host/strapi';
import { claimMail } from '../../../outbox/mail-allowance';
import { lockAccounts } from '../lock';
import { findByAddress, isNameTaken } from '../queries/accounts';
import { readSwitches, type Switches } from '../switches';
import { mailToken } from '../tokens';

export interface Registration {
  email: string;
  password: string;
  /** Empty for the address. */
  username: string;
}

/** A name that is nobody's: the one that is wished, or one like it. Which it is, the account knows, and no stranger. */
async function freeName(trx: Knex, wished: string): Promise<string> {
  let name = wished;
  while (await isNameTaken(trx, name)) name = `${wished}-${randomInt(1000, 1_000_000)}`;
  return name;
}

async function insertUser(trx: Knex, account: Registration & { hash: string }, set: Switches) {
  const roles = queryEngine('plugin::users-permissions.role');
  const role = await roles.findOne({ where: { type: set.role } });
  if (!role) throw new Error(`There is no role ${set.role}, which new accounts are to have.`);
  const users = queryEngine('plugin::users-permissions.user');
  const { id } = await users.create({
    data: {
      email: account.email,
      username: await freeName(trx, account.username || account.email),
      password: account.hash,
      provider: 'local',
      confirmed: !set.confirms,
      blocked: false,
      role: role.id,
    },
  });
  return id;
}

/**
 * Makes an account. Where the address has one already, its owner gets a mail about it, and whoever asked is told the same.
 * @throws Problem `forbidden` where the site takes no registrations, or the address has had many mails; `busy`
 */
export async function registerAccount(sent: Registration): Promise<{ confirms: boolean }> {
  const switches = await readSwitches();
  if (!switches.allowsRegistration) {
    throw new Problem('forbidden', 'This site takes no registrations.');
  }
  const email = sent.email.toLowerCase();
  if ((await claimMail(email, 'registration', randomUUID())) !== null) {
    throw new Problem('forbidden', 'This address has had many mails. Try later.');
  }
  // Whether there is an account or not: it is what takes long.
  const hash = await hashPassword(sent.password);
  await retriedTransaction(async (trx) => {
    await lockAccounts(trx);
    const known = await findByAddress(trx, email);
    if (known) return mailToken(trx, { purpose: 'known', email, userId: known.id });
    const userId = await insertUser(trx, { ...sent, email, hash }, switches);
    if (switches.confirms) await mailToken(trx, { purpose: 'confirm', email, userId });
  });
  return { confirms: switches.confirms };
}
