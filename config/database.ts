import { settingsOrExit } from '../src/environment';
import type { DatabaseSettings } from '../src/environment/database';

/**
 * There a transaction ends where a table is made. The host makes its first ones in transactions: knex warns of each, 80 times
 * at the first start, and nothing is wrong.
 */
const log = {
  warn(message: string) {
    if (!message.startsWith('Transaction was implicitly committed')) console.warn(message);
  },
};

function connectionOf({ client, filename, url }: DatabaseSettings) {
  if (client === 'sqlite') {
    const pool = { min: 1, max: 1 };
    return { client, connection: { filename }, useNullAsDefault: true, pool };
  }
  const pool = { min: 0, max: 10 };
  if (client === 'postgres') return { client, connection: { connectionString: url }, pool };
  const address = new URL(url);
  const connection = {
    host: address.hostname,
    port: Number(address.port || 3306),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
    charset: 'utf8mb4',
    timezone: 'Z',
  };
  return { client, connection, pool, log };
}

export default () => ({
  connection: {
    ...connectionOf(settingsOrExit().database),
    // An error is logged: it must not have the values of its statement in it, which are people's names and more.
    compileSqlOnError: false,
  },
});
