import type { Context, Next } from 'koa';
import { type AuthenticatedUser, signInWithBasic } from './basic';
import { type SessionUser, signInWithBearer } from './bearer';
import { isForPlainRoute, signInOnPlainRoute } from './plain-routes';
import { signInWithNonce } from './session';
import { SignInProblem } from './sign-in-problem';

const isBasic = (header: string) => /^basic( |$)/i.test(header);

const guest = { authenticated: true, credentials: null, ability: null };

function authenticated({ can, ...credentials }: AuthenticatedUser | SessionUser) {
  return { authenticated: true, credentials, ability: { can } };
}

/** What answers on our routes: it checks who may do what, which no strategy here does. */
const checkedHandlers = new WeakSet<object>();

/** @throws Error on a route of the project's own that names this `auth`: it would let everybody in. */
function assertChecked(ctx: Context): void {
  const { handler } = (ctx.state as { route: { handler: unknown } }).route;
  if ([handler].flat().some((one) => typeof one === 'function' && checkedHandlers.has(one))) return;
  throw new Error(
    `${ctx.method} ${ctx.path} has the auth of the kit's routes, which checks nothing by itself. Use endpoint() and routesOf() of the kit, or no auth.`,
  );
}

/**
 * Reads the credentials that Strapi's own strategies do not: none at all (a guest, at no database cost), Basic, and
 * a nonce with the host's session cookie, and the access tokens of our own sessions. An Authorization header goes before a
 * nonce. Other Bearer tokens are left to Strapi's strategies, which stand behind this one in {@link authOf}.
 * @throws Problem `wrongCredentials`, also for credentials in any other form; `httpsRequired`, `invalidNonce`.
 */
async function authenticate(ctx: Context) {
  assertChecked(ctx);
  const header = ctx.get('Authorization');
  if (header === '') {
    return ctx.get('X-API-Nonce') === '' ? guest : authenticated(await signInWithNonce(ctx));
  }
  if (isBasic(header)) return authenticated(await signInWithBasic(ctx, header));
  const [, token] = /^bearer +(\S+)$/i.exec(header) ?? [];
  if (token) {
    const user = await signInWithBearer(token);
    return user ? authenticated(user) : { authenticated: false };
  }
  throw new SignInProblem('wrongCredentials', 'The Authorization header cannot be read.');
}

/** Who may do what is checked later, by the endpoint's own declaration. */
const routeAuth = {
  strategies: [
    { name: 'svc', authenticate, verify: () => undefined },
    'content-api-token',
    'users-permissions',
  ],
  scope: [],
};

/** What a request has on it that brings no credentials, when it comes to the handler. */
export const guestState = {
  isAuthenticated: true,
  auth: { strategy: routeAuth.strategies[0], credentials: null, ability: null },
};

/** Whether it is the `auth` of the kit's routes. */
export function isRouteAuth(auth: unknown): boolean {
  return auth === routeAuth;
}

/** The `auth` of a route of ours, whose handler checks who may do what. */
export function authOf(handler: object) {
  checkedHandlers.add(handler);
  return routeAuth;
}

/** Has Basic read before all of Strapi's strategies, on routes that name none. To be called while Strapi registers. */
export function takeBasicOnPlainRoutes(): void {
  const host = strapi.get('auth') as unknown as {
    authenticate(ctx: Context, next: Next): Promise<unknown>;
  };
  const own = host.authenticate.bind(host);
  host.authenticate = (ctx, next) => {
    const takesBasic = isBasic(ctx.get('Authorization')) && isForPlainRoute(ctx);
    return takesBasic ? signInOnPlainRoute(ctx, next) : own(ctx, next);
  };
}
