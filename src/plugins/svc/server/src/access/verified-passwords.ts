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
/** Digest to what a comparison that is being made will tell. */
const inProgress = new Map<string, Promise<boolean>>();

export interface SentPassword {
  /** As it was sent. */
  sent: string;
  /** What it is compared with. */
  hash: string;
  /** Who has sent it, and from where: what is remembered of one counts for nobody else. */
  sender: string;
}

function digestOf({ sent, hash, sender }: SentPassword): string {
  const hmac = createHmac('sha256', processKey);
  return hmac.update(JSON.stringify([hash, sender, sent])).digest('hex');
}

/** Whether the sender's password was right a short while ago. */
export function isRemembered(password: SentPassword): boolean {
  return (verified.get(digestOf(password)) ?? 0) > Date.now();
}

async function compareAndRemember(
  digest: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const started = Date.now();
  const matches = await compare();
  if (matches) verified.set(digest, started + lifetime);
  return matches;
}

/**
 * Whether the password belongs to the hash, by `compare` unless that was seen a short while ago. Of requests that come at
 * the same time with the same password one compares.
 */
export async function verifyPassword(
  password: SentPassword,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  if (isRemembered(password)) return true;
  const digest = digestOf(password);
  const running = inProgress.get(digest);
  if (running) return running;
  const comparison = compareAndRemember(digest, compare).finally(() => inProgress.delete(digest));
  inProgress.set(digest, comparison);
  return comparison;
}
