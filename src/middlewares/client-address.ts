import type { Context, Next } from 'koa';
import { isForwarded } from 'strapi-plugin-svc/internal/access/client-address';

const warning =
  'A request was handed on by a proxy, or claims to be, but TRUST_PROXY is false. If there is a proxy in front, everybody ' +
  'behind it counts as one address: set TRUST_PROXY to the number of proxies. If there is none, somebody made it up.';

/** Warns once where there is a proxy that the settings do not know of. */
export default () => {
  let isTold = strapi.config.get<boolean>('server.proxy.koa', false);
  return async (ctx: Context, next: Next): Promise<void> => {
    if (!isTold && isForwarded(ctx)) {
      isTold = true;
      strapi.log.warn(warning);
    }
    await next();
  };
};
