import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { Caller } from './caller';
import { hasCapability } from './capabilities';

interface StrapiAuth {
  strategy: { name: string };
  credentials: {
    id: number;
    type?: 'full-access' | 'read-only' | 'custom';
    byApplicationPassword?: boolean;
    session?: string;
  } | null;
  ability: { can(action: string): boolean } | null;
}

/** Whoever brings no credentials. */
export const guest: Caller = {
  userId: null,
  signedIn: false,
  byApplicationPassword: false,
  can: () => false,
};

/** A request that the service makes of itself, for the caller of another one. */
interface InnerRequest {
  caller: Caller;
  /** Whether it only asks if its route and its parameters are right. */
  isDryRun: boolean;
}

/** Who makes an inner request is known from here alone: it brings no credentials, and nothing that is sent gets in. */
const innerRequests = new WeakMap<IncomingMessage, InnerRequest>();

export function setInnerRequest(request: IncomingMessage, inner: InnerRequest): void {
  innerRequests.set(request, inner);
}

export function isInnerRequest(request: IncomingMessage): boolean {
  return innerRequests.has(request);
}

/** Undefined for a request that came over the network. */
export function innerRequestOf({ req }: Context): InnerRequest | undefined {
  return innerRequests.get(req);
}

/** Who Strapi's authentication found behind a request, or behind the one that this is a part of. */
export function callerOf(ctx: Context): Caller {
  const inner = innerRequestOf(ctx);
  if (inner) return inner.caller;
  const { strategy, credentials, ability } = (ctx.state as { auth: StrapiAuth }).auth;
  if (!credentials) return guest;
  const hasOwnCapability = (capability: string) =>
    ability !== null && hasCapability((action) => ability.can(action), capability);
  if (strategy.name !== 'content-api-token') {
    const { id, byApplicationPassword = false, session } = credentials;
    return { userId: id, signedIn: true, byApplicationPassword, session, can: hasOwnCapability };
  }
  const fullAccess = credentials.type === 'full-access';
  return {
    userId: null,
    signedIn: true,
    byApplicationPassword: false,
    can: (capability) => fullAccess || hasOwnCapability(capability),
  };
}
