import type { Context, Next } from 'koa';
import { settings } from '../host/strapi';

/**
 * Lets cookies of ours be secure on a site with https. What ends https stands before this process, which sees plain
 * http and would refuse to send them unless it was told to trust that proxy's headers.
 */
export async function allowSecureCookies(ctx: Context, next: Next): Promise<void> {
  if (settings().publicUrl.startsWith('https:')) ctx.cookies.secure = true;
  await next();
}
