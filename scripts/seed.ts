/* `npm run seed -- --events N`: demo data into the configured database. See src/seed. */
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { readOptions } from '#svc/seed/options';
import { seed } from '#svc/seed/seed';
import { SeedError } from '#svc/seed/seed-error';
import { settingsOrExit } from '../src/environment';

const output = {
  isTerminal: process.stdout.isTTY ?? false,
  write: (text: string) => void process.stdout.write(text),
};

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  settingsOrExit();
  const appDir = path.resolve(__dirname, '../..');
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    serveAdminPanel: false,
  });
  strapi.log.level = 'error';
  await strapi.load();
  // Whoever serves does what is due.
  strapi.cron.stop();
  await seed(options, output);
  await strapi.destroy();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof SeedError ? error.message : error);
    process.exit(1);
  },
);
