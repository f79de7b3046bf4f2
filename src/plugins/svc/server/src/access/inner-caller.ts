import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { Caller } from './caller';

/*
 * A request that the service makes of itself, for the caller of another one. Who makes it is known from the table below
 * alone: it brings no credentials, and nothing that is sent can get into the table.
 */

const callers = new WeakMap<IncomingMessage, Caller>();

export function setInnerCaller(request: IncomingMessage, caller: Caller): void {
  callers.set(request, caller);
}

/** Who makes an inner request; undefined for one that came over the network. */
export function innerCallerOf({ req }: Context): Caller | undefined {
  return callers.get(req);
}
