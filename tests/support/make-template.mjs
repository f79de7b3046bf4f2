/*
 * Boots the service once on an empty database, so that it has its tables and what the first start makes, and stops.
 * What is compiled is in the folder that is given. A process of its own: Strapi takes all listeners off the process that it stops in.
 */
import { createRequire } from 'node:module';

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

const [distDir] = process.argv.slice(2);
const strapi = createStrapi({ appDir: process.cwd(), distDir, serveAdminPanel: false });
strapi.log.level = 'error';
await strapi.load();
if (strapi.db.dialect.client === 'sqlite') {
  // The file is copied without the write-ahead log beside it.
  await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}
await strapi.destroy();
process.exit(0);
