import type { Context } from 'koa';
import type { Caller } from './caller';
import { innerCallerOf } from './inner-caller';
import { hasCapability } from './capabilities';

interface StrapiAuth {
  strategy: { name: string };
  credentials: {
    id: number;
    type?: 'full-access' | 'read-only' | 'custom';
    byApplicationPassword?: boolean;
  } | null;
  ability: { can(action: string): boolean } | null;
}

const guest: Caller = {
  userId: null,
  signedIn: false,
  byApplicationPassword: false,
  can: () => false,
};

/** Who Strapi's authentication found behind a request, or behind the one that this is a part of. */
export function callerOf(ctx: Context): Caller {
  const known = innerCallerOf(ctx);
  if (known) return known;
  const { strategy, credentials, ability } = (ctx.state as { auth: StrapiAuth }).auth;
  if (!credentials) return guest;
  const hasOwnCapability = (capability: string) =>
    ability !== null && hasCapability((action) => ability.can(action), capability);
  if (strategy.name !== 'content-api-token') {
    const { id, byApplicationPassword = false } = credentials;
    return { userId: id, signedIn: true, byApplicationPassword, can: hasOwnCapability };
  }
  const fullAccess = credentials.type === 'full-access';
  return {
    userId: null,
    signedIn: true,
    byApplicationPassword: false,
    can: (capability) => fullAccess || hasOwnCapability(capability),
  };
}
