import type { Context } from 'koa';
import { Problem } from '../domain/problem';
import type { SignedIn } from './basic';
import { isNonceOf, nonceFor, type Session } from './nonce';
import { actionsOf, findUserById, isUsable } from './users';

/*
 * The host's own sign-in sets an HttpOnly cookie with a refresh token. Together with a nonce, which a page reads from
 * `svc/auth/v1/nonce`, that cookie signs a request in. By itself it does nothing.
 */

/** The host's name of the cookie. */
export const sessionCookie = 'strapi_up_refresh';
const header = 'X-API-Nonce';

interface Validation {
  isValid: boolean;
  userId?: string;
  sessionId?: string;
}

interface SessionManager {
  validateRefreshToken(token: string): Promise<Validation>;
}

function key(): string {
  return strapi.config.get('plugin::users-permissions.jwtSecret');
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** The host's manager answers for every token but those that say they are JSON and are not. */
async function validate(token: string): Promise<Validation> {
  const manager = strapi.sessionManager('users-permissions') as unknown as SessionManager;
  try {
    return await manager.validateRefreshToken(token);
  } catch (error) {
    if (error instanceof SyntaxError) return { isValid: false };
    throw error;
  }
}

/** The session that the cookie's token stands for; null where it ended, or never was. */
async function findSession(token: string | undefined): Promise<Session | null> {
  if (!token) return null;
  const { isValid, userId, sessionId } = await validate(token);
  return isValid ? { userId: Number(userId), sessionId: sessionId! } : null;
}

/** A nonce for the session behind the cookie's token; null where there is none, or its user may not sign in. */
export async function issueNonce(token: string | undefined): Promise<string | null> {
  const session = await findSession(token);
  const user = session && (await findUserById(session.userId));
  return session && user && (await isUsable(user)) ? nonceFor(session, key(), now()) : null;
}

function invalidNonce(): Problem {
  return new Problem('invalidNonce', 'The nonce is not, or no longer, valid for your session.');
}

/** The user of a request with a cookie and a nonce. @throws Problem `invalidNonce`, whichever of them is wrong. */
export async function signInWithNonce(ctx: Context): Promise<SignedIn> {
  const session = await findSession(ctx.cookies.get(sessionCookie));
  if (!session || !isNonceOf(ctx.get(header), session, key(), now())) throw invalidNonce();
  const user = await findUserById(session.userId);
  if (!user || !(await isUsable(user))) throw invalidNonce();
  const actions = await actionsOf(user.id);
  ctx.set(header, nonceFor(session, key(), now()));
  return { id: user.id, can: (action) => actions.has(action) };
}

/** The token in the cookie that an answer is about to set. */
function tokenBeingSet(ctx: Context): string | undefined {
  const cookies = ([] as string[]).concat(ctx.response.get('Set-Cookie') ?? []);
  const cookie = cookies.find((one) => one.startsWith(`${sessionCookie}=`));
  return cookie?.slice(sessionCookie.length + 1).split(';')[0];
}

/** When the host gives a session a new token, the nonces of the old one end: the answer brings a new one. */
export async function renewNonce(ctx: Context): Promise<void> {
  const token = tokenBeingSet(ctx);
  const nonce = token && (await issueNonce(token));
  if (nonce) ctx.set(header, nonce);
}
