import type { Context, Next } from 'koa';

/**
 * Lets cookies be secure, for a site with https. What ends https stands before this process, which sees plain
 * http and would refuse to send them unless it was told to trust that proxy's headers.
 */
export async function allowSecureCookies(ctx: Context, next: Next): Promise<void> {
  ctx.cookies.secure = true;
  await next();
}
