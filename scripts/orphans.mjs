/*
 * Removes what was compiled from sources that are gone: the compiler leaves it there, and the host would go on loading a
 * content type or a rule that nobody has any more.
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const madeFrom = ['.ts', '.tsx', '.js', '.mjs'];

function hasSource(sourceDir, name) {
  if (existsSync(path.join(sourceDir, name))) return true;
  const base = name.replace(/(\.d\.ts|\.js)(\.map)?$/, '');
  return madeFrom.some((ending) => existsSync(path.join(sourceDir, `${base}${ending}`)));
}

/** Removes the compiled files below `outDir` whose source below `sourceDir` is gone, and folders that are empty then. */
export function removeOrphans(outDir, sourceDir) {
  for (const entry of existsSync(outDir) ? readdirSync(outDir, { withFileTypes: true }) : []) {
    const made = path.join(outDir, entry.name);
    if (!entry.isDirectory()) {
      if (!hasSource(sourceDir, entry.name)) rmSync(made);
      continue;
    }
    removeOrphans(made, path.join(sourceDir, entry.name));
    if (readdirSync(made).length === 0) rmdirSync(made);
  }
}

/** What is compiled, and where to. */
export function removeAllOrphans(appDir) {
  for (const folder of ['src', 'config', 'scripts', 'bench']) {
    removeOrphans(path.join(appDir, 'dist', folder), path.join(appDir, folder));
  }
  const plugin = path.join(appDir, 'src/plugins/svc');
  removeOrphans(path.join(plugin, 'dist/server'), path.join(plugin, 'server/src'));
}
