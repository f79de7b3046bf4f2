/* What has to be there before the service is started: the environment, and what is built. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { appDir, distDir } from './build-state.mjs';
import { loadEnvFile } from './env-file.mjs';

const require = createRequire(import.meta.url);

function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

/** A compiled module. */
export function built(file) {
  return require(path.join(distDir, file));
}

/** Goes to the project, and reads .env; ends the process with one line where it cannot be started like that. */
export function makeReady() {
  process.chdir(appDir);
  // As Strapi does it, but before anything reads the environment; what is set already wins over the file.
  loadEnvFile();
  process.env.NODE_ENV ||= 'production';
  if (!existsSync(path.join(distDir, 'src/index.js'))) {
    giveUp(
      'Nothing is built: run `npm run build` first (`npm run build:server` for the API alone).',
    );
  }
  // Before Strapi is loaded, so that a bad value is told at once and alone.
  built('src/environment.js').settingsOrExit();
}
