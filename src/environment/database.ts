import path from 'node:path';
import { type Environment, oneOf, reject, SettingsError } from './values';

/** The database Strapi connects to. `filename` for SQLite, `url` for the others. */
export interface DatabaseSettings {
  client: 'sqlite' | 'postgres' | 'mysql';
  filename: string;
  url: string;
}

function isDatabaseAddress(value: string, schemes: string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname } = new URL(value);
  return schemes.includes(protocol) && pathname.length > 1;
}

export function database(env: Environment): DatabaseSettings {
  const client = oneOf(env, 'DATABASE_CLIENT', ['sqlite', 'postgres', 'mysql'] as const);
  const filename = env.DATABASE_FILENAME?.trim() || '.tmp/data.db';
  const url = env.DATABASE_URL?.trim() ?? '';
  if (client === 'sqlite') {
    if (filename === ':memory:') reject('DATABASE_FILENAME', filename, 'it must be a file');
    return { client, filename: path.resolve(filename), url: '' };
  }
  const schemes = client === 'postgres' ? ['postgres:', 'postgresql:'] : ['mysql:', 'mariadb:'];
  if (!isDatabaseAddress(url, schemes)) {
    // The address may carry a password, so it is not repeated here.
    throw new SettingsError(
      `DATABASE_URL cannot be used with DATABASE_CLIENT=${client}: it must be an address such as ${schemes[0]}//user:password@host/database.`,
    );
  }
  return { client, filename: '', url };
}
