import { appendFileSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stopLater } from '#svc/testing/cleanup';
import { distDir, pluginDir, projectRoot } from './environment';

/**
 * A folder for another project than ours: below it, so that the packages are found, with a copy of what is compiled
 * in `dist`. Gone when the test file is over.
 */
export function copyCompiled(name: string): string {
  const parent = path.join(projectRoot, '.tmp');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(path.join(parent, `${name}-`));
  stopLater(() => rm(copy, { recursive: true, force: true }));
  for (const part of ['src', 'config', 'scripts']) {
    cpSync(path.join(distDir, part), path.join(copy, 'dist', part), { recursive: true });
  }
  return copy;
}

/** A copy of the compiled plugin in such a folder, which the project there runs; answers its server's folder. */
export function copyPlugin(copy: string): string {
  const plugin = path.join(copy, 'plugin');
  const server = path.join(plugin, 'dist/server');
  cpSync(pluginDir, server, { recursive: true });
  // What its pages run.
  cpSync(path.join(pluginDir, '../widget'), path.join(plugin, 'dist/widget'), { recursive: true });
  cpSync(path.join(pluginDir, '../../package.json'), path.join(plugin, 'package.json'));
  const config = path.join(copy, 'dist/config/plugins.js');
  appendFileSync(
    config,
    `\nconst configured = exports.default;
exports.default = () => {
  const plugins = configured();
  return { ...plugins, svc: { ...plugins.svc, resolve: ${JSON.stringify(plugin)} } };
};\n`,
  );
  return server;
}
