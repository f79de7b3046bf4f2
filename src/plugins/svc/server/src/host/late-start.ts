import { startInTurn } from '../database/start-in-turn';

/**
 * Runs `start` when the plugins and the project have done their own bootstrap, and before anybody is served. A plugin's
 * own bootstrap may be earlier than that of users-permissions, which makes the roles, and is earlier than the project's,
 * which adds listeners. To be called while Strapi registers.
 */
export function startAfterEverybody(start: () => Promise<void>): void {
  const own = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = async () => {
    await startInTurn(strapi.db.connection, async () => {
      await own();
      await start();
    });
    return strapi;
  };
}
