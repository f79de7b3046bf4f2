import { startInTurn } from '../database/start-in-turn';

/** What a start does beside everybody's own bootstrap. */
export interface LateStart {
  /** Writes what has to be there before anybody is served, while no other process on the same database starts. */
  prepare: () => Promise<void>;
  /** Begins what all processes do beside each other. */
  begin: () => Promise<void>;
}

/**
 * Has it done when the plugins and the project have done their own bootstrap, and before anybody is served. A plugin's
 * own bootstrap may be earlier than that of users-permissions, which makes the roles, and is earlier than the project's,
 * which adds listeners. To be called while Strapi registers.
 */
export function startAfterEverybody({ prepare, begin }: LateStart): void {
  const own = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = async () => {
    await startInTurn(strapi.db.connection, async () => {
      await own();
      await prepare();
    });
    // Others need not wait for providers that hang.
    await begin();
    return strapi;
  };
}
