import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../environment';

/*
 * Programs of others that read the description. They are 140 MB that nothing else needs, so they are no dependency of the
 * project: they are fetched when they are first asked for, at the versions in `packages`.
 */

const versions = path.join(__dirname, 'packages');

/** Peers, such as TypeScript, are those of the project, which is further up. */
const install = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];

/** @returns the folder whose `node_modules` has them */
export async function installGenerators(): Promise<string> {
  const digest = createHash('sha256')
    .update(readFileSync(path.join(versions, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const folder = path.join(projectRoot, '.tmp/generators', digest);
  if (existsSync(folder)) return folder;
  const half = `${folder}-${process.pid}`;
  mkdirSync(half, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(versions, name), path.join(half, name));
  }
  try {
    await promisify(execFile)('npm', install, { cwd: half });
    renameSync(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Or another process was quicker.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
