import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/*
 * The node_modules of a host: links to the packages that the repository has installed, but only those that the host's
 * and the plugin's dependencies need. A package that the plugin uses without naming it is missing, as it would be
 * elsewhere.
 */

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Lock = Record<string, Locked>;

const folder = 'node_modules/';

/** The lock file's key of the package that Node loads as `name` from the package `from`; null if it is not installed. */
function find(lock: Lock, name: string, from: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)))) {
    const key = `${at ? `${at}/` : ''}${folder}${name}`;
    if (lock[key]) return key;
    if (at === '' || !at.includes(`/${folder}`)) {
      return lock[`${folder}${name}`] ? `${folder}${name}` : null;
    }
  }
}

function namesOf({ dependencies, optionalDependencies, peerDependencies }: Locked): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** The keys of the named packages and of all their dependencies. */
function closureOf(lock: Lock, names: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = names.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = find(lock, next.name, next.from);
    if (!key || found.has(key)) continue;
    found.add(key);
    waiting.push(...namesOf(lock[key]!).map((name) => ({ name, from: key })));
  }
  return found;
}

/** `node_modules/a/node_modules/b` is `a`: the link to a package includes the packages inside it. */
function topOf(key: string): string {
  const [scope, name] = key.slice(folder.length).split('/') as [string, string];
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * Links the named packages and all their dependencies. Node must run with `--preserve-symlinks`: otherwise it continues
 * in the repository's node_modules, where it finds the repository's own link of the plugin.
 */
export function linkPackages(repository: string, directory: string, names: string[]): void {
  const text = readFileSync(path.join(repository, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Lock };
  for (const top of new Set([...closureOf(packages, names)].map(topOf))) {
    const installed = path.join(repository, folder, top);
    const target = path.join(directory, folder, top);
    // What is for other platforms alone is in the lock file and not installed.
    if (existsSync(target) || !existsSync(installed)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(installed, target);
  }
}

export const pluginName = 'strapi-plugin-svc';

/** Unpacks what \`npm pack\` has made of the plugin into the node_modules of a project. @returns where it is */
export function unpack(packed: string, directory: string): string {
  const target = path.join(directory, folder, pluginName);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', packed, '-C', target, '--strip-components=1']);
  return target;
}
