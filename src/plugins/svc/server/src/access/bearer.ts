import type { AuthenticatedUser } from './basic';
import { isExpiredHostToken, readToken } from './session-tokens';
import { findSessionUser } from './sessions';
import { expiredCredentials, wrongCredentials } from './sign-in-problem';
import { actionsOf, canSignIn } from './users';

/** A user who signed in from an app. */
export interface SessionUser extends AuthenticatedUser {
  /** Which of the user's sessions it is. */
  session: string;
}

/**
 * The user of an access token; null for a token that is none of ours, and for Strapi's strategies to read.
 * @throws SignInProblem where its time is over, of the host's own too, where it has ended, and for a refresh token
 */
export async function signInWithBearer(token: string): Promise<SessionUser | null> {
  const claims = readToken('access', token);
  if (claims === 'expired' || isExpiredHostToken(token)) throw expiredCredentials();
  if (!claims) return null;
  const user = await findSessionUser(claims);
  if (!user || !(await canSignIn(user))) throw wrongCredentials('The session has ended.');
  const actions = await actionsOf(user.id);
  const can = (action: string) => actions.has(action);
  return { id: user.id, byApplicationPassword: false, session: claims.session, can };
}
