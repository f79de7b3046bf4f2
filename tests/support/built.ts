import path from 'node:path';
import { pluginDir } from './environment';
import { natively } from './natively';

let codeDir = pluginDir;

/** From here on {@link built} speaks of another compiled copy of the plugin: the one whose service runs. */
export function useCode(dir: string): void {
  codeDir = dir;
}

/** The compiled module of the plugin's server: the copy that the running service has, with its state. */
export function built<T extends object>(file: string): T {
  return natively<T>(path.join(codeDir, file));
}
