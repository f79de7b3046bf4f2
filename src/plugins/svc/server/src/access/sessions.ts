import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { insertRows } from '../database/insert-rows';
import { columns, execute, select, sql } from '../database/sql';
import { database, retriedTransaction, settings } from '../host/strapi';
import { now } from '../lib/clock';
import { readToken, signToken, type TokenClaims } from './session-tokens';
import { expiredCredentials, wrongCredentials } from './sign-in-problem';
import { canSignIn, findUserById, hostUser, type HostUser } from './users';

/*
 * Who signed in from an app: a row each, which counts how often its refresh token was used. A token says the count that
 * it was made at, so that an earlier one is known for what it is, and ends the session.
 */

const refreshSeconds = 30 * 24 * 60 * 60;

/** What somebody has who has signed in. Times in seconds. */
export interface SessionTokens {
  accessToken: string;
  expiresIn: number;
  refreshToken: string;
}

function tokensOf(claims: TokenClaims): SessionTokens {
  const { accessTokenSeconds: expiresIn } = settings();
  return {
    accessToken: signToken('access', claims, expiresIn),
    expiresIn,
    refreshToken: signToken('refresh', claims, refreshSeconds),
  };
}

/** The user has shown that it is them. */
export async function beginSession(userId: number): Promise<SessionTokens> {
  const claims = { session: randomUUID(), userId, generation: 1 };
  const expires = now() + refreshSeconds;
  const row = { uuid: claims.session, user_id: userId, generation: 1, expires_at: expires };
  await insertRows(database(), 'svc_sessions', [row]);
  return tokensOf(claims);
}

/** One statement, so that of two who bring the same token one is too late. */
async function countUp(trx: Knex.Transaction, { session, generation }: TokenClaims) {
  const found = await execute(
    trx,
    sql`update svc_sessions set generation = generation + 1, expires_at = ${now() + refreshSeconds}
      where uuid = ${session} and generation = ${generation}`,
  );
  return found === 1;
}

/** The next claims of the session; null where it is over, as it is now where the token was used before. */
async function takeTurn(trx: Knex.Transaction, claims: TokenClaims): Promise<TokenClaims | null> {
  const isTurn = await countUp(trx, claims);
  const user = isTurn ? await findUserById(claims.userId) : undefined;
  if (user && (await canSignIn(user))) return { ...claims, generation: claims.generation + 1 };
  const ended = await execute(trx, sql`delete from svc_sessions where uuid = ${claims.session}`);
  if (ended > 0 && !isTurn) {
    strapi.log.warn(`A refresh token of user ${claims.userId} was used twice: the session ended.`);
  }
  return null;
}

/**
 * New tokens for a refresh token, which is worth nothing from then on. One that was used before ends the session: one of
 * the two who have it has it from the other.
 * @throws SignInProblem
 */
export async function refreshSession(token: string): Promise<SessionTokens> {
  const claims = readToken('refresh', token);
  if (claims === 'expired') throw expiredCredentials();
  const next = claims && (await retriedTransaction((trx) => takeTurn(trx, claims)));
  if (!next) throw wrongCredentials('The refresh token is wrong, or its session has ended.');
  return tokensOf(next);
}

/** Nothing of the session lets anybody in any more. */
export async function endSession(session: string): Promise<void> {
  await execute(database(), sql`delete from svc_sessions where uuid = ${session}`);
}

/** Whoever has the refresh token, the current one or an earlier one, signs out. @throws SignInProblem */
export async function endSessionOf(token: string): Promise<void> {
  const claims = readToken('refresh', token);
  if (claims === 'expired') throw expiredCredentials();
  if (!claims) throw wrongCredentials('The refresh token is wrong.');
  await endSession(claims.session);
}

/** The user of a session that has not ended. */
export async function findSessionUser({ session }: TokenClaims): Promise<HostUser | undefined> {
  const sessions = columns('svc_sessions s', 'uuid');
  const [user] = await select(
    database(),
    sql`select ${sessions}, ${hostUser} from svc_sessions s join up_users on up_users.id = s.user_id
      where s.uuid = ${session} and s.expires_at > ${now()}`,
  );
  return user;
}

export async function endSessionsOfUser(userId: number): Promise<void> {
  await execute(database(), sql`delete from svc_sessions where user_id = ${userId}`);
}

export async function purgeOldSessions(): Promise<void> {
  await execute(database(), sql`delete from svc_sessions where expires_at <= ${now()}`);
}
