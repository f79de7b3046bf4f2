import { createHmac, randomBytes } from 'node:crypto';
import { createLru } from '../lib/lru';

/*
 * Comparing an account password takes bcrypt a tenth of a second. A client that sends it with every request pays
 * once per short while: that a password was right for a stored hash is remembered, under a digest with a key that
 * only this process has. A new password has a new hash, so nothing that is remembered speaks for it.
 */

const lifetime = 5 * 60_000;
const maxEntries = 1000;

const processKey = randomBytes(32);
/** Digest to the time at which it must be compared again, in milliseconds. */
const verified = createLru<string, number>(maxEntries);

function digestOf(password: string, hash: string): string {
  return createHmac('sha256', processKey).update(hash).update('\0').update(password).digest('hex');
}

/** Whether the password belongs to the hash, by `compare` unless that was seen a short while ago. */
export async function verifyPassword(
  password: string,
  hash: string,
  compare: (password: string, hash: string) => Promise<boolean>,
): Promise<boolean> {
  const digest = digestOf(password, hash);
  const now = Date.now();
  if ((verified.get(digest) ?? 0) > now) return true;
  if (!(await compare(password, hash))) return false;
  verified.set(digest, now + lifetime);
  return true;
}
