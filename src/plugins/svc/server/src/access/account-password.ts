import { comparePassword, requireRoomToCompare } from './compare-password';
import { isKnownAddress, rememberAddress } from './known-addresses';
import {
  forgiveTry,
  giveTryBack,
  isAddressBarred,
  isLoginBarred,
  type SignInTry,
  takeTry,
} from './sign-in-tries';
import { canSignIn, type HostUser } from './users';
import { isRemembered, verifyPassword } from './verified-passwords';

/* Signing in with an account's own password, which can be guessed: so often and no more. */

/** A hash of nothing anybody knows: comparing with it makes an unknown user as slow as a wrong password. */
const dummyHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8e6bD9Mt5HqgkbQ1dF1V1uVjyhpX0W';

/** A {@link SignInTry}, and whose password would be right; nobody's for an unknown login. */
export interface AccountTry extends SignInTry {
  user: HostUser | undefined;
}

/** Counts one more wrong password; null where there were too many, else whether its owner has come from that address before. */
export async function beginTry(attempt: AccountTry): Promise<{ isKnown: boolean } | null> {
  if (await isAddressBarred(attempt)) return null;
  const { user, network } = attempt;
  const isBarred = await isLoginBarred(attempt);
  const isKnown = isBarred && user !== undefined && (await isKnownAddress(user.id, network));
  if (isBarred && !isKnown) return null;
  requireRoomToCompare();
  return (await takeTry(attempt, isKnown)) ? { isKnown } : null;
}

/** The password was right. */
export async function endTry(attempt: SignInTry, userId: number): Promise<void> {
  await forgiveTry(attempt);
  await rememberAddress(userId, attempt.network);
}

/** Whether the password is the account's, and the account may be used. */
async function compareCounted(attempt: AccountTry, sent: string): Promise<boolean> {
  if (!(await beginTry(attempt))) return false;
  const { user } = attempt;
  try {
    const matches = await comparePassword(sent, user?.password ?? dummyHash);
    if (!matches || !user || !(await canSignIn(user))) return false;
  } catch (error) {
    await giveTryBack(attempt);
    throw error;
  }
  await endTry(attempt, user.id);
  return true;
}

/**
 * Whether this is the password of the account, which may be used. After too many wrong ones it is not, right or wrong.
 * @throws Problem `busy` where too many passwords wait to be compared
 */
export async function isAccountPassword(attempt: AccountTry, sent: string): Promise<boolean> {
  const { user, name, network } = attempt;
  const password = { sent, hash: user?.password ?? dummyHash, sender: `${network} ${name}` };
  if (isRemembered(password)) {
    return !(await isAddressBarred(attempt)) && user !== undefined && canSignIn(user);
  }
  return verifyPassword(password, () => compareCounted(attempt, sent));
}
