import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Strapi from '@strapi/strapi';
import { useDatabase } from './use-database';

/*
 * Boots the service once on an empty database, so that it has its tables and what the first start makes, and stops. Told:
 * the folder of the project, that of what is compiled, and the name of the database. A process of its own: Strapi takes
 * all listeners off the process that it stops in.
 */
async function main([appDir, distDir, database]: string[]): Promise<void> {
  const ofProject = createRequire(path.join(appDir!, 'package.json'));
  const { createStrapi } = ofProject('@strapi/strapi') as typeof Strapi;
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
  useDatabase(strapi, database!);
  strapi.log.level = 'error';
  await strapi.load();
  if (strapi.db.dialect.client === 'sqlite') {
    // The file is copied without the write-ahead log beside it.
    await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  await strapi.destroy();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
