import type { Context } from 'koa';
import { now } from '../lib/clock';
import type { AuthenticatedUser } from './basic';
import { isValidNonce, createNonce, type Session } from './nonce';
import { actionsOf, findUserById, canSignIn } from './users';
import { SignInProblem } from './sign-in-problem';

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

/** Whether the host signs in with sessions whose cookie a nonce can be bound to. */
function hasSessions(): boolean {
  return strapi.config.get('plugin::users-permissions.jwtManagement') === 'refresh';
}

/** Says once, at the start, what the host's way of signing in leaves out. */
export function warnWithoutSessions(): void {
  if (hasSessions()) return;
  strapi.log.info(
    "svc: nonces are unavailable, as users-permissions is not configured with jwtManagement: 'refresh'. Other ways of signing in work.",
  );
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
  return session && user && (await canSignIn(user)) ? createNonce(session, key(), now()) : null;
}

function invalidNonce(): SignInProblem {
  return new SignInProblem(
    'invalidNonce',
    'The nonce is not, or no longer, valid for your session.',
  );
}

/** The user of a request with a cookie and a nonce. @throws Problem `invalidNonce`, whichever of them is wrong. */
export async function signInWithNonce(ctx: Context): Promise<AuthenticatedUser> {
  const session = await findSession(ctx.cookies.get(sessionCookie));
  if (!session || !isValidNonce(ctx.get(header), session, key(), now())) throw invalidNonce();
  const user = await findUserById(session.userId);
  if (!user || !(await canSignIn(user))) throw invalidNonce();
  const actions = await actionsOf(user.id);
  ctx.set(header, createNonce(session, key(), now()));
  return { id: user.id, byApplicationPassword: false, can: (action) => actions.has(action) };
}

/** The token in the cookie that an answer is about to set. */
function tokenInResponse(ctx: Context): string | undefined {
  const cookies = ([] as string[]).concat(ctx.response.get('Set-Cookie') ?? []);
  const cookie = cookies.find((one) => one.startsWith(`${sessionCookie}=`));
  return cookie?.slice(sessionCookie.length + 1).split(';')[0];
}

/** When the host gives a session a new token, the nonces of the old one end: the answer brings a new one. */
export async function renewNonce(ctx: Context): Promise<void> {
  const token = tokenInResponse(ctx);
  const nonce = token && (await issueNonce(token));
  if (nonce) ctx.set(header, nonce);
}
