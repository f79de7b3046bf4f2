import { settingsOrExit } from '../src/settings';

export default () => {
  const { host, port, publicUrl, trustProxy, secrets } = settingsOrExit();
  return {
    host,
    port,
    url: publicUrl,
    proxy: { koa: trustProxy },
    app: { keys: secrets.APP_KEYS.split(',').map((key) => key.trim()) },
    // A start asks nothing of the network: no look at the registry for a newer Strapi.
    logger: { updates: { enabled: false } },
    cron: { enabled: true },
    webhooks: { populateRelations: false },
  };
};
