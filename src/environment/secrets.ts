import { type Environment, isProduction, SettingsError } from './values';

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;
type SecretName = (typeof secretNames)[number];

export type Secrets = Record<SecretName, string>;

/** What a build has: it keeps nothing of the configuration. */
export const noSecrets = Object.fromEntries(secretNames.map((name) => [name, ''])) as Secrets;

const placeholder = /tobemodified|change[-_ ]?me|placeholder|^secret$/i;

/** In characters. */
const leastLength = 32;

/** Only the keys are a list, and each of them is a secret. */
function partsOf(env: Environment, name: SecretName): string[] {
  const value = env[name] ?? '';
  return (name === 'APP_KEYS' ? value.split(',') : [value]).map((part) => part.trim());
}

/** `APP_KEYS, JWT_SECRET` of those that hold it; empty where none does. */
function namesWhere(holds: (name: SecretName) => boolean): string {
  return secretNames.filter(holds).join(', ');
}

/** What is wrong, as a part of a sentence: `JWT_SECRET: shorter than 32 characters`. */
function problem(names: string, what: string): string[] {
  return names ? [`${names}: ${what}`] : [];
}

function weaknesses(env: Environment): string[] {
  const parts = (name: SecretName) => partsOf(env, name).filter((part) => part !== '');
  const all = secretNames.flatMap(parts);
  const isUsedTwice = (part: string) => all.indexOf(part) !== all.lastIndexOf(part);
  return [
    ...problem(
      namesWhere((name) => parts(name).some((part) => placeholder.test(part))),
      'a placeholder',
    ),
    ...problem(
      namesWhere((name) => parts(name).some((part) => part.length < leastLength)),
      `shorter than ${leastLength} characters`,
    ),
    ...problem(
      namesWhere((name) => parts(name).some(isUsedTwice)),
      'the same as another',
    ),
  ];
}

function lineOf(problems: string[]): string {
  return `Secrets that cannot be used: ${problems.join('; ')}. Each must be a random one of its own, as \`openssl rand -base64 32\` makes them (\`npm run demo\` makes a .env with some).`;
}

/** Missing secrets stop every start, weak ones a production start. @throws SettingsError */
export function secrets(env: Environment): Secrets {
  const missing = namesWhere((name) => partsOf(env, name).includes(''));
  const weak = isProduction(env) ? weaknesses(env) : [];
  const problems = [...problem(missing, 'missing'), ...weak];
  if (problems.length > 0) throw new SettingsError(lineOf(problems));
  return Object.fromEntries(secretNames.map((name) => [name, env[name]!.trim()])) as Secrets;
}

/** What a start says that is none of production: which secrets would stop that one. */
export function warningsOfSecrets(env: Environment): string[] {
  const weak = weaknesses(env);
  if (isProduction(env) || weak.length === 0) return [];
  return [`A production start would refuse these secrets: ${weak.join('; ')}.`];
}
