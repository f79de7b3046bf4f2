import { readSettings, type Settings } from '../../src/environment';
import { SettingsError } from '../../src/environment/values';

/* The settings that a start reads from variables, and what it says of wrong ones. */

export const long = (text: string) => text.padEnd(32, '.');

export const secrets = {
  APP_KEYS: `${long('k1')},${long('k2')}`,
  API_TOKEN_SALT: long('s1'),
  ADMIN_JWT_SECRET: long('s2'),
  TRANSFER_TOKEN_SALT: long('s3'),
  ENCRYPTION_KEY: long('s4'),
  JWT_SECRET: long('s5'),
};

/** What a production start needs besides. */
export const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://tickets.example.test' };

export function read(env: Record<string, string | undefined>): Settings {
  return readSettings({ ...secrets, ...env });
}

/** The line that a person gets who starts the service like this. */
export function lineFor(env: Record<string, string | undefined>): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return 'no complaint';
}
