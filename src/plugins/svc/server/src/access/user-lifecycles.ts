import { queryEngine } from '../host/query-engine';

/*
 * The host's own routes end a user's sessions when the password changes. The panel and other code write users past
 * these routes, but not past the query engine.
 */

interface UserEvent {
  params: { data?: { password?: unknown } };
  result?: { id?: number } | null;
}

async function endSessions(userId: number): Promise<void> {
  await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(userId));
}

/** A new password ends the sessions that began with the old one. */
async function afterUpdate({ params, result }: UserEvent): Promise<void> {
  if (params.data?.password && result?.id !== undefined) await endSessions(result.id);
}

/** Who is gone leaves nothing to sign in with. */
async function afterDelete({ result }: UserEvent): Promise<void> {
  if (result?.id === undefined) return;
  await endSessions(result.id);
  await queryEngine('plugin::svc.application-password').deleteMany({
    where: { userId: result.id },
  });
  await queryEngine('plugin::svc.known-address').deleteMany({ where: { userId: result.id } });
  // Their orders stay, as those of a guest: a number that is given again must not bring them along.
  await queryEngine('plugin::svc.order').updateMany({
    where: { userId: result.id },
    data: { userId: null },
  });
}

export function registerUserLifecycles(): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterUpdate,
    afterDelete,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
