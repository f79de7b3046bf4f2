/* The process that is measured: the service as in production, with the yardsticks beside it. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { makeAccounts } from './accounts';
import { appDir } from './environment';
import { readFacts } from './facts';
import { addYardsticks, declareActions } from './yardsticks';

async function main(): Promise<void> {
  const distDir = path.join(appDir, 'dist');
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
  strapi.log.level = 'warn';
  await strapi.register();
  await declareActions(strapi);
  await strapi.bootstrap();
  strapi.isLoaded = true;
  const facts = await readFacts(strapi.db.connection);
  const accounts = await makeAccounts(strapi);
  await addYardsticks(strapi);
  await strapi.start();
  const { port } = strapi.server.httpServer.address() as AddressInfo;
  process.on('message', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.send?.({ cpuTime: (userCPUTime + systemCPUTime) / 1000, peakMemory: maxRSS * 1024 });
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port, facts, accounts });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
