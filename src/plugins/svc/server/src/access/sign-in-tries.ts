import { settings } from '../host/strapi';
import { keyedDigest } from './keyed-digest';
import { isUsedUp, type Limiter, limiterOf, take } from './limiters';

/*
 * How often a wrong password was sent: for a login, and from an address, within a window of time that begins with the first.
 * Of names and addresses only keyed digests are kept.
 */

/** Who tries to sign in, and from where. */
export interface SignInTry {
  /** The same for whatever name of the account was sent. */
  name: string;
  /** As `networkOf` has it. */
  network: string;
}

interface Limiters {
  login: Limiter;
  address: Limiter;
}

async function limiters(): Promise<Limiters> {
  const { signInTriesPerLogin, signInTriesPerAddress, signInMinutes } = settings();
  const duration = signInMinutes * 60;
  return {
    login: await limiterOf({ keyPrefix: 'login', points: signInTriesPerLogin, duration }),
    address: await limiterOf({ keyPrefix: 'address', points: signInTriesPerAddress, duration }),
  };
}

const noMore = (what: string) =>
  `Too many wrong passwords ${what}: for a while no more are compared.`;

const loginKey = ({ name }: SignInTry) => keyedDigest('login', name);
const addressKey = ({ network }: SignInTry) => keyedDigest('address', network);

/** Whether too many wrong passwords came from the address. */
export async function isAddressBarred(attempt: SignInTry): Promise<boolean> {
  return isUsedUp((await limiters()).address, addressKey(attempt));
}

/** Whether too many wrong passwords came for the login. */
export async function isLoginBarred(attempt: SignInTry): Promise<boolean> {
  return isUsedUp((await limiters()).login, loginKey(attempt));
}

/**
 * Counts a password as a wrong one before it is compared, so that those which come at the same time are no more than are
 * allowed; false where there have been too many. {@link forgiveTry} takes it back.
 * @param isKnown whether the owner of the login has signed in from that address, where the login has no bound
 */
export async function takeTry(attempt: SignInTry, isKnown: boolean): Promise<boolean> {
  const { login, address } = await limiters();
  if (!(await take(address, addressKey(attempt), noMore('from one address')))) return false;
  const isTaken = await take(login, loginKey(attempt), noMore('for one login'));
  if (isTaken || isKnown) return true;
  await address?.reward(addressKey(attempt));
  return false;
}

/** Takes a try back that was none: nothing was compared. */
export async function giveTryBack(attempt: SignInTry): Promise<void> {
  const { login, address } = await limiters();
  await Promise.all([address?.reward(addressKey(attempt)), login?.reward(loginKey(attempt))]);
}

/** The password was right: the login begins anew, and the address has one wrong one less. */
export async function forgiveTry(attempt: SignInTry): Promise<void> {
  const { login, address } = await limiters();
  await Promise.all([address?.reward(addressKey(attempt)), login?.delete(loginKey(attempt))]);
}
