import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { inject, type Response } from 'light-my-request';
import { Problem } from '../domain/problem';
import type { Caller } from './caller';

/*
 * A request that the service makes of itself, for the caller of another one: through all that a request goes through,
 * without a network. Who makes it is known from the table below alone: it brings no credentials, and nothing that is
 * sent can get into the table. Only endpoints of the kit know what a rehearsal is; any other route would just run.
 */

interface InnerRequest {
  caller: Caller;
  isRehearsal: boolean;
}

const innerRequests = new WeakMap<IncomingMessage, InnerRequest>();

/** Who makes an inner request; undefined for one that came over the network. */
export function innerCallerOf({ req }: Context): Caller | undefined {
  return innerRequests.get(req)?.caller;
}

/** Whether the request only asks if its route and its parameters are right. */
export function isRehearsal({ req }: Context): boolean {
  return innerRequests.get(req)?.isRehearsal ?? false;
}

export interface InnerCall {
  method: string;
  /** Relative to the REST root, with its query. */
  path: string;
  /** Sent as JSON; nothing is sent for undefined and null. */
  body?: unknown;
  /** Besides those of the connection, which they replace. */
  headers?: Record<string, string>;
  /** Does nothing, and answers 204 where route and parameters are right as far as the declaration tells. */
  isRehearsal?: boolean;
}

export interface InnerAnswer {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  cookies: string[];
  /** Read from JSON; null where there is none. */
  body: unknown;
}

/** What tells the address that the client came to and came from, as far as a proxy is trusted, and the cart. */
const ofConnection = [
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cookie',
  'x-api-cart',
];

function connectionHeaders({ req }: Context): Record<string, string> {
  const sent = ofConnection.map((name) => [name, req.headers[name]] as const);
  return Object.fromEntries(sent.filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
}

function answerOf({ statusCode, headers, payload }: Response): InnerAnswer {
  const { 'set-cookie': cookies = [], ...others } = headers;
  const texts = Object.entries(others).map(([name, value]) => [name, String(value)] as const);
  return {
    status: statusCode,
    headers: Object.fromEntries(texts),
    cookies: [cookies].flat().map(String),
    body: payload === '' ? null : (JSON.parse(payload) as unknown),
  };
}

/** Reading what is nested takes no stack, writing it does. @throws Problem `invalidJson` */
function jsonOf(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw new Problem('invalidJson', 'The body is nested too deep.');
  }
}

/**
 * Makes a request of this service, as `caller` and over the connection that `ctx` came by.
 * @throws Problem `invalidJson`
 */
export async function requestInside(
  ctx: Context,
  caller: Caller,
  { method, path, body, headers, isRehearsal = false }: InnerCall,
): Promise<InnerAnswer> {
  const hasBody = body !== undefined && body !== null;
  const answer = await inject(
    (request, response) => {
      innerRequests.set(request, { caller, isRehearsal });
      strapi.server.httpServer.emit('request', request, response);
    },
    {
      method,
      url: `/api/${path}`,
      remoteAddress: ctx.req.socket.remoteAddress,
      headers: {
        ...connectionHeaders(ctx),
        ...headers,
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { payload: jsonOf(body) }),
      validate: false,
    },
  );
  return answerOf(answer);
}
