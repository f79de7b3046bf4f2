import { settings } from '../host/strapi';
import { networkOf } from '../lib/network-of';
import { createTurns } from '../lib/turns';
import { keyedDigest } from './keyed-digest';
import { isUsedUp, type Limiter, limiterOf, take } from './limiters';

/*
 * How often codes of nothing were sent from an address, within the window of wrong passwords. Who does not count those of an
 * address counts these as little.
 */

const most = 20;

function limiter(): Promise<Limiter> {
  const { signInTriesPerAddress, signInMinutes } = settings();
  const points = signInTriesPerAddress === 0 ? 0 : most;
  return limiterOf({ keyPrefix: 'code', points, duration: signInMinutes * 60 });
}

const keyOf = (clientAddress: string) => keyedDigest('code', networkOf(clientAddress));
const noMore = 'Too many wrong codes from one address: for a while no more are looked for.';

const looking = createTurns();

/**
 * Looks for a code, and counts it where there is none. Those from one address are looked for one after the other, so that of
 * many that come at once no more are tried than are allowed, and whoever has a right one waits and is not refused.
 * @param exists whether there is such a code
 * @returns null where there were too many already: nobody has looked
 */
export function lookForCode(
  clientAddress: string,
  exists: () => Promise<boolean>,
): Promise<boolean | null> {
  const key = keyOf(clientAddress);
  return looking.inTurn(key, async () => {
    const tries = await limiter();
    if (await isUsedUp(tries, key)) return null;
    if (await exists()) return true;
    await take(tries, key, noMore);
    return false;
  });
}
