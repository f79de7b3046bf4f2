/* Single values of the environment, each checked as it is read. */

export type Environment = Record<string, string | undefined>;

/** Thrown for a value that cannot be used; the message is one line for the person who starts the service. */
export class SettingsError extends Error {}

/** Whether this start is for the public: what is fine for trying out is refused then. */
export function isProduction(env: Environment): boolean {
  return env.NODE_ENV === 'production';
}

export function reject(name: string, value: string, allowed: string): never {
  throw new SettingsError(`${name}=${JSON.stringify(value)} cannot be used: ${allowed}.`);
}

export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  [min, max]: [min: number, max: number],
): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    reject(name, value, `it must be a whole number from ${min} to ${max}`);
  }
  return number;
}

export function flag(env: Environment, name: string, fallback = false): boolean {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (value !== 'true' && value !== 'false') reject(name, value, 'it must be true or false');
  return value === 'true';
}

/** The first of those that are allowed is the default. */
export function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[]): T {
  const value = env[name]?.trim() || allowed[0]!;
  const match = allowed.find((item) => item === value);
  return match ?? reject(name, value, `it must be one of ${allowed.join(', ')}`);
}

export function httpUrl(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim() || fallback;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    reject(name, value, 'it must be an http:// or https:// address without ? and #');
  }
  return value.replace(/\/+$/, '');
}

const mailAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** An e-mail address; empty where there is none and no fallback. */
export function emailAddress(env: Environment, name: string, fallback = ''): string {
  const value = env[name]?.trim() || fallback;
  if (value && !mailAddress.test(value)) {
    reject(name, value, 'it must be an e-mail address such as tickets@example.org');
  }
  return value;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback({ hostname }: URL): boolean {
  return loopback.test(hostname);
}
