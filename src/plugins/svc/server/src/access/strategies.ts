import type { Context } from 'koa';
import { type AuthenticatedUser, signInWithBasic } from './basic';
import { signInWithNonce } from './session';
import { SignInProblem } from './sign-in-problem';

const guest = { authenticated: true, credentials: null, ability: null };

function authenticated({ id, byApplicationPassword, can }: AuthenticatedUser) {
  return { authenticated: true, credentials: { id, byApplicationPassword }, ability: { can } };
}

/**
 * Reads the credentials that Strapi's own strategies do not: none at all (a guest, at no database cost), Basic, and
 * a nonce with the host's session cookie. An Authorization header goes before a nonce. A Bearer token is left to Strapi's strategies, which stand behind this one in {@link routeAuth}.
 * @throws Problem `wrongCredentials`, also for credentials in any other form; `httpsRequired`, `invalidNonce`.
 */
async function authenticate(ctx: Context) {
  const header = ctx.get('Authorization');
  if (header === '') {
    return ctx.get('X-API-Nonce') === '' ? guest : authenticated(await signInWithNonce(ctx));
  }
  if (/^basic( |$)/i.test(header)) return authenticated(await signInWithBasic(ctx, header));
  if (/^bearer +\S+$/i.test(header)) return { authenticated: false };
  throw new SignInProblem('wrongCredentials', 'The Authorization header cannot be read.');
}

/** The `auth` of every route of ours. Who may do what is checked later, by the endpoint's own declaration. */
export const routeAuth = {
  strategies: [
    { name: 'svc', authenticate, verify: () => undefined },
    'content-api-token',
    'users-permissions',
  ],
  scope: [],
};
