/* The file with the settings: .env, or the one that ENV_PATH names. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { appDir } from './build-state.mjs';

export const envFile = path.resolve(appDir, process.env.ENV_PATH ?? '.env');

/** Of files that are not there, and of those that are; Node says ENOENT of all of them. */
function faultOf(file) {
  try {
    if (statSync(file).isDirectory()) {
      return 'it is a folder. Name the file in it: ENV_PATH=/path/to/file';
    }
    accessSync(file, constants.R_OK);
    return 'it has lines that cannot be read. Write one NAME=value a line';
  } catch ({ code }) {
    if (code === 'ENOENT') return 'there is no such file. Make it, or name another one in ENV_PATH';
    return `this user may not read it (${code}). Give it to whoever runs the service: chown, or chmod u+r`;
  }
}

/** Reads it where it is there: the environment alone may have all. What is set already wins. Ends the process where it cannot be read. */
export function loadEnvFile() {
  if (!process.env.ENV_PATH && !existsSync(envFile)) return;
  try {
    process.loadEnvFile(envFile);
  } catch {
    console.error(`The settings in ${envFile} cannot be read: ${faultOf(envFile)}.`);
    process.exit(1);
  }
}
