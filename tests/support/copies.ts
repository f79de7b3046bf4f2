import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stopLater } from './cleanup';
import { distDir, projectRoot } from './environment';

/**
 * A folder for another project than ours: below it, so that the packages are found, with a copy of what is compiled
 * in `dist`. Gone when the test file is over.
 */
export function copyCompiled(name: string): string {
  const parent = path.join(projectRoot, '.tmp');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(path.join(parent, `${name}-`));
  stopLater(() => rm(copy, { recursive: true, force: true }));
  for (const part of ['src', 'config', 'database']) {
    cpSync(path.join(distDir, part), path.join(copy, 'dist', part), { recursive: true });
  }
  return copy;
}
