import type { Context } from 'koa';
import { settings } from '../host/strapi';
import { beginTry, isAccountPassword } from './account-password';
import { parsePassword } from './application-password';
import { isFromThisMachine, networkOf } from './client-address';
import { findPasswordOwner } from './password-owner';
import { actionsOf, findLogin, type HostUser, canSignIn } from './users';
import { SignInProblem, wrongCredentials as refused } from './sign-in-problem';

/** A user of the host, and what the role allows. */
export interface AuthenticatedUser {
  id: number;
  byApplicationPassword: boolean;
  can: (action: string) => boolean;
}

interface Login {
  login: string;
  password: string;
}

function wrongCredentials(): SignInProblem {
  return refused('The user name or the password is wrong.');
}

/** User name and password of a Basic header, or null where it has another form. */
function parseBasic(header: string): Login | null {
  const [, encoded] = /^basic +([a-z0-9+/]+={0,2})$/i.exec(header.trim()) ?? [];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // No name and no password has NUL, and PostgreSQL takes no text with it.
  if (colon < 1 || text.includes('\0')) return null;
  return { login: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Passwords must not cross a network in the clear. @throws SignInProblem */
export function requireHttps(ctx: Context): void {
  if (ctx.secure || isFromThisMachine(ctx) || settings().allowInsecureBasicAuth) return;
  throw new SignInProblem('httpsRequired', 'Signing in with a password needs https.');
}

interface Found {
  user: HostUser;
  byApplicationPassword: boolean;
}

/** The user whose account password was sent, where the settings take any. Wrong application passwords count as well. */
async function findUserByAccountPassword({ login, password }: Login, ctx: Context) {
  const attempt = { ...(await findLogin(login)), network: networkOf(ctx) };
  if (settings().basicWithAccountPassword) {
    return (await isAccountPassword(attempt, password)) ? attempt.user : undefined;
  }
  await beginTry(attempt);
  return undefined;
}

/** The user whose account password this is. @throws SignInProblem `wrongCredentials`, Problem `busy` */
export async function signInWithPassword(sent: Login, network: string): Promise<HostUser> {
  const attempt = { ...(await findLogin(sent.login)), network };
  if (!attempt.user || !(await isAccountPassword(attempt, sent.password))) throw wrongCredentials();
  return attempt.user;
}

/** The user whose account password or application password was sent. */
async function findUserByCredentials(sent: Login, ctx: Context): Promise<Found | undefined> {
  const application = parsePassword(sent.password);
  const owner = application && (await findPasswordOwner(application, sent.login, ctx.ip));
  if (owner) return { user: owner, byApplicationPassword: true };
  const user = await findUserByAccountPassword(sent, ctx);
  return user && { user, byApplicationPassword: false };
}

/** The host's user whom a Basic header names. @throws Problem `wrongCredentials`, `httpsRequired` or `busy`. */
export async function signInWithBasic(ctx: Context, header: string): Promise<AuthenticatedUser> {
  requireHttps(ctx);
  const sent = parseBasic(header);
  const found = sent && (await findUserByCredentials(sent, ctx));
  if (!found || !(await canSignIn(found.user))) throw wrongCredentials();
  const { id } = found.user;
  const actions = await actionsOf(id);
  const { byApplicationPassword } = found;
  return { id, byApplicationPassword, can: (action) => actions.has(action) };
}
