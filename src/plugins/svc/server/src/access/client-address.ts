import type { Context } from 'koa';

/** What proxies add to a request, each in its own way. */
const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a proxy has handed this request on, or its sender would have us believe so. */
export function isForwarded({ headers }: Context): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

/** Whether the request was made on this machine: by nobody behind a proxy that runs here, too. */
export function isFromThisMachine(ctx: Context): boolean {
  return loopback.test(ctx.req.socket.remoteAddress ?? '') && !isForwarded(ctx);
}
