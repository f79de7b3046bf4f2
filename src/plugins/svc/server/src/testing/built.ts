import path from 'node:path';
import { natively } from './natively';

/** The plugin's compiled server. */
export const pluginDir = path.dirname(__dirname);

let codeDir = pluginDir;

/** From here on {@link built} speaks of another compiled copy of the plugin: the one whose service runs. */
export function useCode(dir: string): void {
  codeDir = dir;
}

/**
 * A compiled module of the plugin's server as the running service has it, with its state. For the plugin's own tests:
 * what is not exported may change with any version.
 */
export function built<T extends object>(file: string): T {
  return natively<T>(path.join(codeDir, file));
}
