declare const requireNatively: NodeJS.Require | undefined;

/**
 * A package, or a compiled file, as Node itself loads it: service-environment.ts says why. Before and after all test
 * files, where Jest has no environment, everything is loaded so.
 */
export function natively<T>(name: string): T {
  return (typeof requireNatively === 'undefined' ? require : requireNatively)(name) as T;
}
