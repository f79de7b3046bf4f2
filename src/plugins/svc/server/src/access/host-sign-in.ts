import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { Problem } from '../domain/problem';
import { type AccountTry, beginTry, endTry } from './account-password';
import { networkOf } from './client-address';
import { giveTryBack } from './sign-in-tries';
import { findLogin } from './users';

/*
 * The host's own sign-in takes the same passwords as Basic. Its bound is one on addresses alone, in the memory of one process;
 * here it has that of Basic besides, and counts in the same place.
 */

interface Auth {
  callback(ctx: Context): Promise<unknown>;
}

/** The name that somebody signs in with; null where the host itself refuses what was sent, or asks another provider. */
function identifierOf(ctx: Context): string | null {
  const { provider = 'local' } = ctx.params as { provider?: string };
  const { body } = ctx.request as { body?: { identifier?: unknown; password?: unknown } };
  const { identifier, password } = body ?? {};
  const isReadable = typeof identifier === 'string' && typeof password === 'string';
  const isLocal = provider === 'local' && isReadable;
  return isLocal && identifier !== '' && password !== '' ? identifier : null;
}

/** In the shape of the host's errors. */
export function sendBusy(ctx: Context, { message }: Problem): void {
  ctx.status = 503;
  ctx.set('Retry-After', '1');
  const error = { status: 503, name: 'ServiceUnavailableError', message, details: {} };
  ctx.body = { data: null, error };
}

/** What the host does, as one of the tries that the login and the address have. */
async function signIn(ctx: Context, attempt: AccountTry, own: () => Promise<unknown>) {
  if (!(await beginTry(attempt))) throw new errors.RateLimitError();
  try {
    await own();
  } catch (error) {
    if (error instanceof Problem) await giveTryBack(attempt);
    throw error;
  }
  const { user } = ctx.body as { user?: { id: number } };
  if (user) await endTry(attempt, user.id);
}

/** To be called while Strapi registers: afterwards it makes the routes. */
export function boundHostSignIn(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (own: Auth) => Auth): void;
  };
  controllers.extend('plugin::users-permissions.auth', (auth) => ({
    ...auth,
    async callback(ctx) {
      const identifier = identifierOf(ctx);
      if (identifier === null) return auth.callback(ctx);
      const attempt = { ...(await findLogin(identifier)), network: networkOf(ctx) };
      try {
        await signIn(ctx, attempt, () => auth.callback(ctx));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        sendBusy(ctx, error);
      }
      return undefined;
    },
  }));
}
