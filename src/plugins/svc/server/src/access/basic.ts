import type { Context } from 'koa';
import { settings } from '../host/strapi';
import { parsePassword } from './application-password';
import { isFromThisMachine } from './client-address';
import { findPasswordOwner } from './password-owner';
import { actionsOf, findUser, type HostUser, canSignIn } from './users';
import { verifyPassword } from './verified-passwords';
import { SignInProblem } from './sign-in-problem';

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

/** A hash of nothing anybody knows: comparing with it makes an unknown user as slow as a wrong password. */
const dummyHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8e6bD9Mt5HqgkbQ1dF1V1uVjyhpX0W';

function wrongCredentials(): SignInProblem {
  return new SignInProblem('wrongCredentials', 'The user name or the password is wrong.');
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

/** Passwords must not cross a network in the clear. */
function requireHttps(ctx: Context): void {
  if (ctx.secure || isFromThisMachine(ctx) || settings().allowInsecureBasicAuth) return;
  throw new SignInProblem('httpsRequired', 'Signing in with a password needs https.');
}

function compare(password: string, hash: string): Promise<boolean> {
  const users = strapi.plugin('users-permissions').service('user') as {
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  return users.validatePassword(password, hash);
}

interface Found {
  user: HostUser;
  byApplicationPassword: boolean;
}

/** The user whose account password or application password was sent. */
async function findUserByCredentials(
  { login, password }: Login,
  ip: string,
): Promise<Found | undefined> {
  const application = parsePassword(password);
  const owner = application && (await findPasswordOwner(application, login, ip));
  if (owner) return { user: owner, byApplicationPassword: true };
  const user = await findUser(login);
  const matches = await verifyPassword(password, user?.password ?? dummyHash, compare);
  return matches && user ? { user, byApplicationPassword: false } : undefined;
}

/** The host's user whom a Basic header names. @throws Problem `wrongCredentials` or `httpsRequired`. */
export async function signInWithBasic(ctx: Context, header: string): Promise<AuthenticatedUser> {
  requireHttps(ctx);
  const sent = parseBasic(header);
  const found = sent && (await findUserByCredentials(sent, ctx.ip));
  if (!found || !(await canSignIn(found.user))) throw wrongCredentials();
  const { id } = found.user;
  const actions = await actionsOf(id);
  const { byApplicationPassword } = found;
  return { id, byApplicationPassword, can: (action) => actions.has(action) };
}
