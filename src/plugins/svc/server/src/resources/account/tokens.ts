import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { insertRows } from '../../database/insert-rows';
import { columns, execute, select, type Selected, sql } from '../../database/sql';
import { digestOf, newSeed, tokenFrom } from '../../domain/secrets';
import { invalidParams, type Problem } from '../../domain/problem';
import { database, retriedTransaction } from '../../host/strapi';
import { now } from '../../lib/clock';
import { currentLanguage } from '../../texts/language';
import { recordEvents } from '../../outbox/domain-events';

/*
 * Links in mails about accounts. What is asked for by an address is written down whoever has it: whether anybody does is
 * looked up when the mail is sent, so that nobody is told by how long an answer takes.
 */

/**
 * What a link is for. Two are for none: `known` tells the owner of an account that somebody registers under the address,
 * `orders` brings whoever has bought under the address the links of those orders.
 */
export type TokenPurpose = 'confirm' | 'reset' | 'address' | 'known' | 'orders';

/** What is mailed to who has an account. */
export type AccountPurpose = Exclude<TokenPurpose, 'orders'>;

const hour = 60 * 60;
const secondsGood: Record<TokenPurpose, number> = {
  confirm: 72 * hour,
  address: 72 * hour,
  reset: hour,
  known: hour,
  orders: hour,
};

const shown = columns(
  'svc_account_tokens t',
  'uuid, purpose, email, user_id, language, seed, expires_at',
);
export type AccountToken = Selected<typeof shown>;

/** What lets the bearer in, made of its seed: the database does not have it. */
export function tokenOf({ seed }: Pick<AccountToken, 'seed'>): string {
  const key: string = strapi.config.get('plugin::users-permissions.jwtSecret');
  return tokenFrom(`account ${seed}`, key);
}

/** Has a mail sent to the address, once the transaction is committed. */
export async function mailToken(
  trx: Knex.Transaction,
  { purpose, email, userId }: { purpose: TokenPurpose; email: string; userId: number | null },
): Promise<void> {
  const seed = newSeed();
  const uuid = randomUUID();
  const row = {
    uuid,
    purpose,
    email,
    user_id: userId,
    language: currentLanguage(),
    seed,
    digest: digestOf(tokenOf({ seed })),
    expires_at: now() + secondsGood[purpose],
  };
  await insertRows(trx, 'svc_account_tokens', [row]);
  await recordEvents(trx, { kind: 'account mail', token: uuid });
}

/** The token that a mail is to have; undefined where it is good for nothing any more. */
export async function findToken(uuid: string): Promise<AccountToken | undefined> {
  const query = sql`select ${shown} from svc_account_tokens t where t.uuid = ${uuid}`;
  const [token] = await select(database(), query);
  return token;
}

/** Whose it is, once that is known. */
export async function giveToken(uuid: string, userId: number): Promise<void> {
  await execute(
    database(),
    sql`update svc_account_tokens set user_id = ${userId} where uuid = ${uuid}`,
  );
}

function refusal(reason?: 'expired'): Problem {
  const token = 'is wrong, was used before, or its time is over: ask for another mail';
  return invalidParams({ token }, reason && { reason });
}

/** A link that is still good; null for any other. */
export async function findGoodToken(
  sent: string,
  purposes: TokenPurpose[],
): Promise<AccountToken | null> {
  const digest = digestOf(sent);
  const query = sql`select ${shown} from svc_account_tokens t where t.digest = ${digest}`;
  const [token] = await select(database(), query);
  const isFor = token && purposes.includes(token.purpose) && token.user_id !== null;
  return isFor && Number(token.expires_at) > now() ? token : null;
}

/**
 * Does what a token is good for, once: of several who bring it at the same time one does it.
 * @throws Problem `invalidParam` on `token`
 */
export async function redeem(
  sent: string,
  purposes: TokenPurpose[],
  work: (trx: Knex.Transaction, token: AccountToken & { user_id: number }) => Promise<void>,
): Promise<void> {
  const digest = digestOf(sent);
  const query = sql`select ${shown} from svc_account_tokens t where t.digest = ${digest}`;
  const [token] = await select(database(), query);
  const { purpose, user_id: userId, expires_at: expires } = token ?? {};
  if (!token || !purposes.includes(purpose!) || !userId) throw refusal();
  if (Number(expires) <= now()) throw refusal('expired');
  await retriedTransaction(async (trx) => {
    const used = await execute(trx, sql`delete from svc_account_tokens where digest = ${digest}`);
    if (used === 0) throw refusal();
    await work(trx, { ...token, user_id: userId });
  });
}

/** Links of these kinds that were mailed to the user before open nothing any more. */
export async function dropTokens(
  trx: Knex,
  userId: number,
  ...purposes: TokenPurpose[]
): Promise<void> {
  for (const purpose of purposes) {
    await execute(
      trx,
      sql`delete from svc_account_tokens where user_id = ${userId} and purpose = ${purpose}`,
    );
  }
}

/** Nothing is kept of what an address has asked for. */
export async function forgetTokensOf(email: string): Promise<void> {
  await execute(
    database(),
    sql`delete from svc_account_tokens where lower(email) = ${email.trim().toLowerCase()}`,
  );
}

const daysKept = 7;

/** For a while a link that is over says so. */
export async function purgeOldTokens(): Promise<void> {
  await execute(
    database(),
    sql`delete from svc_account_tokens where expires_at <= ${now() - daysKept * 24 * hour}`,
  );
}
