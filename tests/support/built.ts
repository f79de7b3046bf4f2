import path from 'node:path';
import { distDir } from './environment';

let codeDir = distDir;

/** From here on {@link built} speaks of another compiled copy of the code: the one whose service runs. */
export function useCode(dir: string): void {
  codeDir = dir;
}

/** The compiled module `src/<file>`: the copy that the running service has, with its state. */
export function built<T extends object>(file: string): T {
  return jest.requireActual<T>(path.join(codeDir, 'src', file));
}
