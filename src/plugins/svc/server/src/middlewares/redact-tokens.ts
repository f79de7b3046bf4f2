import type { Context, Next } from 'koa';

/**
 * Stands within the logger, which writes down the address of each request: the token in one lets its bearer into an
 * order, and has no place in a log.
 */
export async function redactTokens(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } finally {
    ctx.url = ctx.url.replace(/([?&]token=)[^&]*/gi, '$1…');
  }
}
