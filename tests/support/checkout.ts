import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopLater } from '#svc/testing/cleanup';
import { projectRoot } from './environment';

/* The project as somebody has it who has just installed its packages, in a folder of their own. */

const left = ['.git', '.tmp', '.strapi', 'node_modules', 'coverage', '.env'];

/**
 * Makes the copy, with what is compiled; gone when the test file is over. Packages and plugin are ours, by links: Strapi
 * looks for a plugin from where it is itself. Answers the folder.
 */
export function makeCheckout(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'svc-checkout-'));
  stopLater(() => rm(copy, { recursive: true, force: true }));
  const plugins = path.join('src', 'plugins');
  const without = [path.join('dist', 'build'), plugins].map((name) => path.join(projectRoot, name));
  for (const name of readdirSync(projectRoot)) {
    if (left.includes(name)) continue;
    const filter = (file: string) => !without.includes(file);
    cpSync(path.join(projectRoot, name), path.join(copy, name), { recursive: true, filter });
  }
  for (const name of ['node_modules', plugins]) {
    symlinkSync(path.join(projectRoot, name), path.join(copy, name));
  }
  return copy;
}

/** How a command ended, and all that it printed. */
export interface Ended {
  status: number | null;
  output: string;
}

/** Runs a command of `package.json`, or `npx …`, in the copy. */
export function runIn(copy: string, command: string, ...args: string[]): Ended {
  const npm = command === 'npx' ? args : ['run', '-s', command, '--', ...args];
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, TMPDIR: tmpdir(), npm_config_update_notifier: 'false' };
  const program = command === 'npx' ? 'npx' : 'npm';
  const options = { cwd: copy, env, encoding: 'utf8', input: '', maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync(program, npm, options);
  // What npm says of its own settings is no part of it.
  const output = `${stdout}${stderr}`.replace(/^npm warn .*\n?/gm, '');
  return { status, output };
}
