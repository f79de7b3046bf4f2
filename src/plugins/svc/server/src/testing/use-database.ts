import type { Core } from '@strapi/strapi';
import { engine } from './databases';

/**
 * Makes a service that is not loaded yet use this database, whatever its `config/database` makes of the environment.
 * Where that names the database already, everything stays as it is configured.
 */
export function useDatabase(strapi: Core.Strapi, name: string): void {
  const configured: unknown = strapi.config.get('database.connection');
  if (JSON.stringify(configured ?? {}).includes(name)) return;
  const {
    DATABASE_CLIENT: client,
    DATABASE_FILENAME: filename,
    DATABASE_URL: connectionString,
  } = engine().environment(name);
  const uri = client === 'mysql' ? { uri: connectionString } : { connectionString };
  const connection = filename ? { filename } : uri;
  strapi.config.set('database.connection', {
    client,
    connection,
    useNullAsDefault: Boolean(filename),
  });
}
