import path from 'node:path';

declare const requireNatively: NodeJS.Require | undefined;

const nodeRequire = () => (typeof requireNatively === 'undefined' ? require : requireNatively);

/**
 * A package, or a compiled file, as Node itself loads it: service-environment.ts says why. Before and after all test
 * files, where Jest has no environment, everything is loaded so.
 */
export function natively<T>(name: string): T {
  return nodeRequire()(name) as T;
}

/** The file that a package begins with, for the package that `from` is a file of. */
export function resolveNatively(name: string, from?: string): string {
  return nodeRequire().resolve(name, from ? { paths: [path.dirname(from)] } : {});
}
