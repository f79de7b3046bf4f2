import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { notFound } from '../../domain/problem';
import { offsetOf, type Page, type PageResult } from '../../rest/paging';
import { select, sql } from '../../sql';
import { database } from '../../strapi';
import { type HostUser, isNamed, isUsable, userColumns } from '../users';
import { digestOf, newPassword } from './password';

const table = 'application_passwords';
const secondsPerDay = 86_400;

/** A user's password for one program; times in seconds since 1970. */
export interface ApplicationPassword {
  uuid: string;
  name: string;
  created: number;
  lastUsed: number | null;
  lastIp: string | null;
}

interface Row {
  uuid: string;
  name: string;
  created: number | string;
  last_used: number | string | null;
  last_ip: string | null;
}

const columns = ['uuid', 'name', 'created', 'last_used', 'last_ip'];

/** The digests' key: the salt that Strapi keys the digests of its own API tokens with. */
function key(): string {
  return strapi.config.get('admin.apiToken.salt');
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function passwordOf(row: Row): ApplicationPassword {
  return {
    uuid: row.uuid,
    name: row.name,
    created: Number(row.created),
    lastUsed: row.last_used === null ? null : Number(row.last_used),
    lastIp: row.last_ip,
  };
}

/** One page of a user's passwords, oldest first. */
export async function listPasswords(
  userId: number,
  page: Page,
): Promise<PageResult<ApplicationPassword>> {
  const own = () => database()(table).where({ user_id: userId });
  const found = (await own()
    .orderBy(['created', 'id'])
    .limit(page.perPage)
    .offset(offsetOf(page))
    .select(columns)) as Row[];
  const [counted] = (await own().count({ total: '*' })) as { total: number | string }[];
  return { items: found.map(passwordOf), total: Number(counted!.total) };
}

/** @throws Problem `notFound`, also for another user's */
export async function findPassword(userId: number, uuid: string): Promise<ApplicationPassword> {
  const row = (await database()(table).where({ user_id: userId, uuid }).first(columns)) as
    Row | undefined;
  if (!row) throw notFound('application password');
  return passwordOf(row);
}

/** Makes a password; the only time that it is known itself. */
export async function createPassword(
  userId: number,
  name: string,
): Promise<ApplicationPassword & { password: string }> {
  const password = newPassword();
  const made = { uuid: randomUUID(), name, created: now(), last_used: null, last_ip: null };
  await database()(table).insert({ ...made, user_id: userId, digest: digestOf(password, key()) });
  return { ...passwordOf(made), password };
}

/** @throws Problem `notFound` */
export async function renamePassword(userId: number, uuid: string, name?: string) {
  if (name !== undefined) await database()(table).where({ user_id: userId, uuid }).update({ name });
  return findPassword(userId, uuid);
}

/** From now on the password is worth nothing. @throws Problem `notFound` */
export async function revokePassword(userId: number, uuid: string): Promise<ApplicationPassword> {
  const revoked = await findPassword(userId, uuid);
  await database()(table).where({ user_id: userId, uuid }).delete();
  return revoked;
}

/** Revokes all of a user's passwords; how many there were. */
export function revokeAllPasswords(userId: number): Promise<number> {
  return database()(table).where({ user_id: userId }).delete();
}

/** An address without its zone; null for whatever else a proxy's header may have. */
function addressOf(ip: string): string | null {
  const [address = ''] = ip.split('%');
  return isIP(address) ? address : null;
}

/** Notes that a password was used, and from where: once a day is enough to see which ones are not needed any more. */
async function noteUse(uuid: string, ip: string): Promise<void> {
  const time = now();
  await database()(table)
    .where({ uuid })
    .where((due) => {
      void due.whereNull('last_used').orWhere('last_used', '<=', time - secondsPerDay);
    })
    .update({ last_used: time, last_ip: addressOf(ip) });
}

interface Found extends HostUser {
  uuid: string;
  last_used: number | string | null;
}

/**
 * The user whose application password this is, if `login` names that user; else undefined. One look-up by index,
 * and once a day a note of the use and the address it came from.
 */
export async function ownerOf(
  password: string,
  login: string,
  ip: string,
): Promise<HostUser | undefined> {
  const [found] = await select<Found>(
    database(),
    sql(
      `select secret.uuid, secret.last_used, ${userColumns}
      from application_passwords secret join up_users on up_users.id = secret.user_id
      where secret.digest = ?`,
      digestOf(password, key()),
    ),
  );
  if (!found || !isNamed(found, login)) return undefined;
  const usedToday = Number(found.last_used ?? 0) > now() - secondsPerDay;
  if (!usedToday && (await isUsable(found))) await noteUse(found.uuid, ip);
  return found;
}
