import { settingsOrExit } from '../src/environment';
import { serverOptions } from '../src/http-server';

export default () => {
  const { host, port, httpServer, serviceUrl, proxies, secrets } = settingsOrExit();
  return {
    host,
    port,
    url: serviceUrl,
    http: { serverOptions: serverOptions(httpServer) },
    // The address is that many from the right of X-Forwarded-For: what is further left, anybody can write.
    proxy: { koa: proxies > 0, maxIpsCount: proxies },
    app: { keys: secrets.APP_KEYS.split(',').map((key) => key.trim()) },
    // A start asks nothing of the network: no look at the registry for a newer Strapi.
    logger: { updates: { enabled: false } },
    cron: { enabled: true },
    webhooks: { populateRelations: false },
  };
};
