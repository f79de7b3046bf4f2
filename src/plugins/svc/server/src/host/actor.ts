import { type AdministratorRow, nameOf } from './administrator-name';

interface ServedRequest {
  state: {
    route?: { info?: { type?: string } };
    user?: Partial<AdministratorRow>;
    auth?: { credentials?: { name?: string } | null };
  };
}

/**
 * What colleagues call whoever the present request is from: an administrator, a user of the site, an API token. Null for
 * guests, and for what the service does by itself.
 */
export function actorName(): string | null {
  const ctx = strapi.requestContext.get() as unknown as ServedRequest | undefined;
  if (!ctx) return null;
  const { route, user, auth } = ctx.state;
  if (route?.info?.type === 'admin') return user ? nameOf(user as AdministratorRow) : null;
  return user?.username ?? auth?.credentials?.name ?? null;
}
