import type { Context } from 'koa';
import type { Caller } from '../rest/caller';
import { innerCallerOf } from '../rest/inner-request';
import { holds } from './capabilities';

interface StrapiAuth {
  strategy: { name: string };
  credentials: { id: number; type?: 'full-access' | 'read-only' | 'custom' } | null;
  ability: { can(action: string): boolean } | null;
}

const guest: Caller = { userId: null, signedIn: false, can: () => false };

/** Who Strapi's authentication found behind a request, or behind the one that this is a part of. */
export function callerOf(ctx: Context): Caller {
  const known = innerCallerOf(ctx);
  if (known) return known;
  const { strategy, credentials, ability } = (ctx.state as { auth: StrapiAuth }).auth;
  if (!credentials) return guest;
  const may = (capability: string) =>
    ability !== null && holds((action) => ability.can(action), capability);
  if (strategy.name !== 'content-api-token') {
    return { userId: credentials.id, signedIn: true, can: may };
  }
  const fullAccess = credentials.type === 'full-access';
  return { userId: null, signedIn: true, can: (capability) => fullAccess || may(capability) };
}
