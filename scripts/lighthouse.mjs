/*
 * `npm run lighthouse`: scores of the pages in the system's Chromium, by a service on this machine. Lighthouse is 185 MB
 * that nothing else needs, so it is fetched when it is first asked for, and no dependency.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appDir, buildServerIfNeeded } from './build-state.mjs';

const version = '12.8.2';
const folder = path.join(appDir, '.tmp/lighthouse', version);
const installed = path.join(folder, 'node_modules/lighthouse');

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(installed)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', ['install', ...quiet, `lighthouse@${version}`], { cwd: folder });
}
process.chdir(appDir);
buildServerIfNeeded();
const jest = path.join(appDir, 'node_modules/jest/bin/jest.js');
run(process.execPath, [jest, '--selectProjects', 'lighthouse'], {
  env: { ...process.env, LIGHTHOUSE: installed },
});
