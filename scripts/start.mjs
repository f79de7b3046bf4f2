/* `npm start`: runs what is built, the way production does. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const appDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const distDir = path.join(appDir, 'dist');
process.chdir(appDir);

function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

// As Strapi does it, but before anything reads the environment; what is set already wins over the file.
const envFile = path.resolve(process.env.ENV_PATH ?? '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env.NODE_ENV ||= 'production';

if (!existsSync(path.join(distDir, 'src/index.js'))) {
  giveUp('Nothing is built: run `npm run build` first (`npm run build:server` for the API alone).');
}

// Before Strapi is loaded, so that a bad value is told at once and alone.
require(path.join(distDir, 'src/settings.js')).settingsOrExit();

const isPanelBuilt = existsSync(path.join(distDir, 'build/index.html'));
if (!isPanelBuilt) {
  console.warn('The admin panel is not built (`npm run build` does), so only the API is served.');
}

const { createStrapi } = require('@strapi/strapi');
await createStrapi({ appDir, distDir, serveAdminPanel: isPanelBuilt }).start();
