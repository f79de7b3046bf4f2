import path from 'node:path';
import { distDir } from './environment';

/** The compiled module `src/<file>`: the copy that the running service has, with its state. */
export function built<T extends object>(file: string): T {
  return jest.requireActual<T>(path.join(distDir, 'src', file));
}
