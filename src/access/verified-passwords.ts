import { createHmac, randomBytes } from 'node:crypto';

/*
 * Comparing an account password takes bcrypt a tenth of a second. A client that sends it with every request pays
 * once per short while: that a password was right for a stored hash is remembered, under a digest with a key that
 * only this process has. A new password has a new hash, so nothing that is remembered speaks for it.
 */

const lifetime = 5 * 60_000;
const most = 1000;

const processKey = randomBytes(32);
/** Digest to when it is forgotten, oldest first. */
const verified = new Map<string, number>();

function digestOf(password: string, hash: string): string {
  return createHmac('sha256', processKey).update(hash).update('\0').update(password).digest('hex');
}

function isRemembered(digest: string, now: number): boolean {
  const until = verified.get(digest);
  if (until === undefined) return false;
  if (until > now) return true;
  verified.delete(digest);
  return false;
}

function remember(digest: string, now: number): void {
  verified.delete(digest);
  verified.set(digest, now + lifetime);
  if (verified.size > most) verified.delete(verified.keys().next().value!);
}

/** Whether the password belongs to the hash, by `compare` unless that was seen a short while ago. */
export async function isVerified(
  password: string,
  hash: string,
  compare: (password: string, hash: string) => Promise<boolean>,
): Promise<boolean> {
  const digest = digestOf(password, hash);
  const now = Date.now();
  if (isRemembered(digest, now)) return true;
  if (!(await compare(password, hash))) return false;
  remember(digest, now);
  return true;
}
