import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * A nonce proves that a request comes from a page of the site, and not from another page that makes the browser
 * send the site's cookie. It is bound to a user and a session, and good for the half of a day in which it was made and
 * the one after it.
 */

const tickSeconds = 12 * 60 * 60;
const action = 'rest';

export interface Session {
  userId: number;
  sessionId: string;
}

/** Counts half days since 1970; `now` in seconds. */
function tickOf(now: number): number {
  return Math.floor(now / tickSeconds);
}

function nonceOfTick({ userId, sessionId }: Session, tick: number, key: string): string {
  const parts = ['nonce', tick, action, userId, sessionId].join('|');
  return createHmac('sha256', key).update(parts).digest('hex').slice(0, 10);
}

/** Ten hexadecimal digits; `now` in seconds since 1970. */
export function createNonce(session: Session, key: string, now: number): string {
  return nonceOfTick(session, tickOf(now), key);
}

/** Whether the nonce is the session's, of this half day or the last. Takes as long for a wrong one. */
export function isValidNonce(sent: string, session: Session, key: string, now: number): boolean {
  if (!/^[0-9a-f]{10}$/.test(sent)) return false;
  const tick = tickOf(now);
  const matches = [tick, tick - 1].map((one) =>
    timingSafeEqual(Buffer.from(sent), Buffer.from(nonceOfTick(session, one, key))),
  );
  return matches.includes(true);
}
