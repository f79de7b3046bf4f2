import { isIP } from 'node:net';
import { columns, execute, select, sql } from '../database/sql';
import { database } from '../host/strapi';
import { now } from '../lib/clock';
import { digestOfPassword } from './application-password';
import { canSignIn, hostUser, type HostUser, matchesLogin } from './users';

/*
 * Whose application password it is that was sent. What a user does with the own ones is done by
 * resources/application-password.
 */

const secondsPerDay = 86_400;

/** The digest that a password is stored under. Its key is the salt that Strapi keys the digests of its own API tokens with. */
export function storedDigestOf(password: string): string {
  return digestOfPassword(password, strapi.config.get('admin.apiToken.salt'));
}

/** An address without its zone; null for whatever else a proxy's header may have. */
function addressOf(ip: string): string | null {
  const [address = ''] = ip.split('%');
  return isIP(address) ? address : null;
}

/** Notes that a password was used, and from where: once a day is enough to see which ones are not needed any more. */
async function recordUse(uuid: string, ip: string): Promise<void> {
  const time = now();
  await execute(
    database(),
    sql`update svc_application_passwords set last_used = ${time}, last_ip = ${addressOf(ip)}
      where uuid = ${uuid} and (last_used is null or last_used <= ${time - secondsPerDay})`,
  );
}

const secret = columns('svc_application_passwords secret', 'uuid, last_used');

/**
 * The user whose application password this is, if `login` names that user; else undefined. One look-up by index,
 * and once a day a note of the use and the address it came from.
 */
export async function findPasswordOwner(
  password: string,
  login: string,
  ip: string,
): Promise<HostUser | undefined> {
  const digest = storedDigestOf(password);
  const [found] = await select(
    database(),
    sql`select ${secret}, ${hostUser}
      from svc_application_passwords secret join up_users on up_users.id = secret.user_id
      where secret.digest = ${digest}`,
  );
  if (!found || !matchesLogin(found, login)) return undefined;
  const usedToday = Number(found.last_used ?? 0) > now() - secondsPerDay;
  if (!usedToday && (await canSignIn(found))) await recordUse(found.uuid, ip);
  return found;
}
