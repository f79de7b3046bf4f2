import type { Context, Next } from 'koa';

/** No endpoint takes files, so a multipart body is not read, and none of it gets to the disk. */
export async function skipMultipart(ctx: Context, next: Next): Promise<void> {
  if (ctx.is('multipart')) {
    ctx.state.bodyError = new Error('A multipart body is not read.');
    delete ctx.req.headers['content-type'];
  }
  await next();
}
