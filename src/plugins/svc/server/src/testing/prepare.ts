import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileChanged } from './compile';
import type { ProjectFolders } from './project';

const digestOf = (file: string) => createHash('sha1').update(readFileSync(file)).digest('hex');

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.js(on)?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The versions of the packages that a start runs. */
function versionsOf(appDir: string): string[] {
  const ofProject = createRequire(path.join(appDir, 'package.json'));
  const names = ['@strapi/strapi', '@strapi/plugin-users-permissions', 'better-sqlite3'];
  return names.map((name) => {
    try {
      return (ofProject(`${name}/package.json`) as { version: string }).version;
    } catch {
      return '';
    }
  });
}

/**
 * Compiles what has changed of a project and answers digests of all that its first start depends on: its code and
 * schemas, the plugin's, and the versions of the host.
 * @param isPart whether a compiled file has a part in the first start
 */
export function prepareCode(
  { appDir, distDir, config }: ProjectFolders,
  pluginDir: string,
  isPart: (file: string) => boolean = () => true,
): string[] {
  const own = config
    ? compileChanged(config).digests
    : new Map(
        ['src', 'config', 'database']
          .flatMap((folder) => filesBelow(path.join(distDir, folder)))
          .map((file) => [file, digestOf(file)]),
      );
  const parts = [...own].filter(([file]) => isPart(file)).map(([file, digest]) => file + digest);
  const plugin = filesBelow(pluginDir).map((file) => file + digestOf(file));
  return [...parts, ...plugin, ...versionsOf(appDir)];
}
