import { queryEngine } from '../host/query-engine';
import { now } from '../lib/clock';
import { endSessionsOfUser } from './sessions';

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
  await endSessionsOfUser(userId);
}

/** A new password ends the sessions that began with the old one. */
async function afterUpdate({ params, result }: UserEvent): Promise<void> {
  if (params.data?.password && result?.id !== undefined) await endSessions(result.id);
}

/** The cart is nobody's: its places are free, unless it is being paid. */
async function abandonCart(userId: number): Promise<void> {
  const carts = queryEngine('plugin::svc.cart');
  await carts.updateMany({
    where: { userId, orderId: null, expiresAt: { $notNull: true } },
    data: { expiresAt: now() },
  });
  await carts.updateMany({ where: { userId }, data: { userId: null } });
}

/** Who is gone leaves nothing to sign in with. */
async function afterDelete({ result }: UserEvent): Promise<void> {
  if (result?.id === undefined) return;
  await endSessions(result.id);
  await queryEngine('plugin::svc.application-password').deleteMany({
    where: { userId: result.id },
  });
  await queryEngine('plugin::svc.known-address').deleteMany({ where: { userId: result.id } });
  await queryEngine('plugin::svc.confirmed-address').deleteMany({ where: { userId: result.id } });
  await queryEngine('plugin::svc.account-token').deleteMany({ where: { userId: result.id } });
  // Their orders stay, as those of a guest: a number that is given again must not bring them along.
  await queryEngine('plugin::svc.order').updateMany({
    where: { userId: result.id },
    data: { userId: null },
  });
  await abandonCart(result.id);
}

export function registerUserLifecycles(): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterUpdate,
    afterDelete,
  } as unknown as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}
