import type { Context, Next } from 'koa';
import { renewNonce } from '../access/session';

/** Sends a nonce with every session that the host begins or renews, so that a page need not ask for it. */
export async function sendNonce(ctx: Context, next: Next): Promise<void> {
  await next();
  if (ctx.status === 200) await renewNonce(ctx);
}
