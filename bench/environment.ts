import { randomBytes } from 'node:crypto';
import path from 'node:path';

export const appDir = path.resolve(__dirname, '../..');
export const benchDir = path.join(appDir, '.tmp/bench');

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

export function databaseFile(events: number): string {
  return path.join(benchDir, `events-${events}.db`);
}

export function sqliteSettings(file: string): Record<string, string> {
  return { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file };
}

/**
 * Settings of a service of the benchmark's own: what is configured for the project does not count. Processes of one
 * service have to be given the same, for their secrets.
 */
export function serviceEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const secrets = secretNames.map((name) => [name, randomBytes(24).toString('base64url')]);
  return {
    PATH,
    HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:1337',
    // All buyers come from one address.
    GUEST_CARTS_PER_ADDRESS: '0',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...(Object.fromEntries(secrets) as Record<string, string>),
    ...settings,
  };
}

/** For who sells: a production takes no payments without money, so all else is as there. */
export const testPayments = { NODE_ENV: 'test', PAYMENT_TEST_PROVIDER: 'true' };

/** Of the service with a database of so many events. */
export function environment(events: number): NodeJS.ProcessEnv {
  return serviceEnvironment(sqliteSettings(databaseFile(events)));
}
