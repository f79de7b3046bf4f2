import type { Context } from 'koa';
import { Problem } from '../domain/problem';
import { settings } from '../strapi';
import { passwordIn } from './application-passwords/password';
import { ownerOf } from './application-passwords/store';
import { actionsOf, findUser, type HostUser, isUsable } from './users';
import { isVerified } from './verified-passwords';

/** A user of the host, and what the role allows. */
export interface SignedIn {
  id: number;
  can: (action: string) => boolean;
}

interface Login {
  login: string;
  password: string;
}

/** A hash of nothing anybody knows: comparing with it makes an unknown user as slow as a wrong password. */
const nobody = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8e6bD9Mt5HqgkbQ1dF1V1uVjyhpX0W';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

function wrongCredentials(): Problem {
  return new Problem('wrongCredentials', 'The user name or the password is wrong.');
}

/** User name and password of a Basic header, or null where it has another form. */
export function parseBasic(header: string): Login | null {
  const [, encoded] = /^basic +([a-z0-9+/]+={0,2})$/i.exec(header.trim()) ?? [];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // No name and no password has NUL, and PostgreSQL takes no text with it.
  if (colon < 1 || text.includes('\0')) return null;
  return { login: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Passwords must not cross a network in the clear. */
function demandPrivacy(ctx: Context): void {
  if (ctx.secure || loopback.test(ctx.ip) || settings().allowInsecureBasicAuth) return;
  throw new Problem('httpsRequired', 'Signing in with a password needs https.');
}

function compare(password: string, hash: string): Promise<boolean> {
  const users = strapi.plugin('users-permissions').service('user') as {
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  return users.validatePassword(password, hash);
}

/** The user whose account password or application password was sent. */
async function userOf({ login, password }: Login, ip: string): Promise<HostUser | undefined> {
  const application = passwordIn(password);
  const owner = application && (await ownerOf(application, login, ip));
  if (owner) return owner;
  const user = await findUser(login);
  const matches = await isVerified(password, user?.password ?? nobody, compare);
  return matches ? user : undefined;
}

/** The host's user whom a Basic header names. @throws Problem `wrongCredentials` or `httpsRequired`. */
export async function signInWithBasic(ctx: Context, header: string): Promise<SignedIn> {
  demandPrivacy(ctx);
  const sent = parseBasic(header);
  const user = sent && (await userOf(sent, ctx.ip));
  if (!user || !(await isUsable(user))) throw wrongCredentials();
  const actions = await actionsOf(user.id);
  return { id: user.id, can: (action) => actions.has(action) };
}
