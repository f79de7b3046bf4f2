import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { Problem } from '../domain/problem';
import { settings } from '../host/strapi';
import { signInWithBasic } from './basic';
import { sendBusy } from './host-sign-in';
import { SignInProblem } from './sign-in-problem';

/*
 * Basic on routes that are the project's own and not the kit's. Strapi's strategies ignore it, and users-permissions
 * answers for the public role before any that came later could be asked: so it is read before all of them.
 */

interface Route {
  info?: { type?: string; pluginName?: string };
  config?: { auth?: false | { strategies?: unknown[] } };
}

interface Ability {
  can(action: string): boolean;
}

interface HostContext {
  state: { route: Route; user?: object; auth?: object; isAuthenticated?: boolean };
  unauthorized(message: string): void;
  forbidden(message: string): void;
}

/** As users-permissions has it for somebody who is signed in. */
function verify({ ability }: { ability: Ability }, { scope }: { scope?: string | string[] }): void {
  if (!scope) return;
  if (![scope].flat().every((action) => ability.can(action))) throw new errors.ForbiddenError();
}

const strategy = { name: 'svc-basic', verify };

/** Whether the request is for a route that any of Strapi's strategies may answer for. */
export function isForPlainRoute(ctx: Context): boolean {
  const { info, config } = (ctx.state as HostContext['state']).route;
  const auth = config?.auth;
  const isPlain = info?.type === 'content-api' && auth !== false && auth?.strategies === undefined;
  return isPlain && settings().basicOnPlainRoutes;
}

interface HostUser {
  role: { id: number } | null;
}

interface UserService {
  fetchAuthenticatedUser(id: number): Promise<HostUser | null>;
}

interface PermissionService {
  findRolePermissions(roleId: number): Promise<object[]>;
  toContentAPIPermission(permission: object): { action: string };
}

/** The user as the host's own routes know who is signed in, with what the role allows. */
async function hostUser(id: number) {
  const plugin = strapi.plugin('users-permissions');
  const user = await (plugin.service('user') as UserService).fetchAuthenticatedUser(id);
  if (!user?.role) throw new SignInProblem('wrongCredentials', 'The account has no role.');
  const permissions = plugin.service('permission') as PermissionService;
  const ticked = await permissions.findRolePermissions(user.role.id);
  const ability = await strapi.contentAPI.permissions.engine.generateAbility(
    ticked.map((one) => permissions.toContentAPIPermission(one)),
  );
  return { user, ability };
}

/** Accounts are for persons to change: an application password that leaked must not become an account. */
function isAboutAccounts(ctx: Context): boolean {
  const { info } = (ctx.state as HostContext['state']).route;
  const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
  return info?.pluginName === 'users-permissions' && !reads;
}

/** Puts onto the request who it comes from. @throws SignInProblem, Problem `busy` */
async function signIn(ctx: Context): Promise<{ byApplicationPassword: boolean }> {
  const { id, byApplicationPassword } = await signInWithBasic(ctx, ctx.get('Authorization'));
  const { user, ability } = await hostUser(id);
  const auth = { strategy, credentials: user, ability };
  Object.assign(ctx.state, { isAuthenticated: true, auth, user });
  return { byApplicationPassword };
}

/** Signs in with Basic; answers who cannot in the shape of the host's errors. */
export async function signInOnPlainRoute(ctx: Context, next: Next): Promise<void> {
  const host = ctx as unknown as HostContext;
  try {
    const { byApplicationPassword } = await signIn(ctx);
    if (byApplicationPassword && isAboutAccounts(ctx)) {
      host.forbidden('An application password does not change accounts.');
      return;
    }
  } catch (error) {
    if (error instanceof SignInProblem) host.unauthorized(error.message);
    else if (error instanceof Problem) sendBusy(ctx, error);
    else throw error;
    return;
  }
  await next();
}
