import type { Context, Next } from 'koa';
import { renewNonce } from '../access/session';

const hostSessions = new Set(['/api/auth/local', '/api/auth/refresh']);

/** Sends a nonce with every session that the host begins or renews, so that a page need not ask for it. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (hostSessions.has(ctx.path) && ctx.status === 200) await renewNonce(ctx);
};
