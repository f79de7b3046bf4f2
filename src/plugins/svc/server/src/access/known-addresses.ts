import { insertOrIgnore } from '../database/insert-rows';
import { table } from '../database/table';
import { database } from '../host/strapi';
import { now } from '../lib/clock';
import { keyedDigest } from './keyed-digest';

/*
 * From where a user has signed in with the right account password: there the user is let in while strangers elsewhere guess
 * at it. Of an address only a keyed digest is kept, until nobody has come from it for a while.
 */

const secondsPerDay = 86_400;
const daysKept = 90;

function digestOf(userId: number, network: string): string {
  return keyedDigest('known address', `${userId} ${network}`);
}

export async function isKnownAddress(userId: number, network: string): Promise<boolean> {
  const digest = digestOf(userId, network);
  return (
    (await table(database(), 'svc_known_addresses').where({ digest }).first('id')) !== undefined
  );
}

/** Notes that the user has signed in from there; written once a day. */
export async function rememberAddress(userId: number, network: string): Promise<void> {
  const digest = digestOf(userId, network);
  const seen = now();
  const known = table(database(), 'svc_known_addresses').where({ digest });
  const row = await known.first('seen');
  if (row && Number(row.seen) > seen - secondsPerDay) return;
  if (row) await table(database(), 'svc_known_addresses').where({ digest }).update({ seen });
  else await insertOrIgnore(database(), 'svc_known_addresses', { user_id: userId, digest, seen });
}

export async function purgeKnownAddresses(): Promise<void> {
  await table(database(), 'svc_known_addresses')
    .where('seen', '<', now() - daysKept * secondsPerDay)
    .delete();
}
