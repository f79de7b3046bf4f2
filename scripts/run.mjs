/* `node scripts/run.mjs seed …`: runs a compiled script with the settings of .env, built first where that is needed. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { appDir, buildServerIfNeeded, distDir } from './build-state.mjs';
import { loadEnvFile } from './env-file.mjs';

const entries = {
  seed: 'scripts/seed.js',
  bench: 'bench/index.js',
  check: 'scripts/check-integrity.js',
  client: 'scripts/client.js',
  house: 'scripts/house/index.js',
};
const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(entries, name ?? '')) {
  console.error(`Run one of: ${Object.keys(entries).join(', ')}.`);
  process.exit(1);
}

process.chdir(appDir);
loadEnvFile();
buildServerIfNeeded();

const entry = path.join(distDir, entries[name]);
process.argv = [process.execPath, entry, ...args];
createRequire(import.meta.url)(entry);
