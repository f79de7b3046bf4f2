import type { OrderHand } from '../contract/order-log';
import { type AdministratorRow, nameOf } from './administrator-name';

interface ServedRequest {
  state: {
    route?: { info?: { type?: string } };
    user?: Partial<AdministratorRow>;
    auth?: { credentials?: { name?: string } | null };
  };
}

/** Whoever the present request is from. */
export interface Actor {
  hand: OrderHand;
  /** A row of `admin_users`. */
  administratorId: number | null;
  /** What colleagues call them. */
  name: string | null;
}

const service: Actor = { hand: 'service', administratorId: null, name: null };

/** An administrator, a user of the site, or an API token; the service itself where it is none of them. */
export function actor(): Actor {
  const ctx = strapi.requestContext.get() as unknown as ServedRequest | undefined;
  if (!ctx) return service;
  const { route, user, auth } = ctx.state;
  if (route?.info?.type === 'admin') {
    if (!user) return service;
    const name = nameOf(user as AdministratorRow);
    return { hand: 'administrator', administratorId: user.id ?? null, name };
  }
  const name = user?.username ?? auth?.credentials?.name ?? null;
  return name === null ? service : { hand: 'account', administratorId: null, name };
}

/**
 * What colleagues call whoever the present request is from: an administrator, a user of the site, an API token. Null for
 * guests, and for what the service does by itself.
 */
export function actorName(): string | null {
  return actor().name;
}
