import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { inject, type InjectOptions, type Response } from 'light-my-request';
import type { Caller } from '../access/caller';
import { setInnerRequest } from '../access/identify';
import { requestIdHeader, requestIdOf } from './request-id';
import { TransportProblem } from './transport-problem';

/*
 * A request that the service makes of itself, for the caller of another one: through all that a request goes through,
 * without a network. Only endpoints of the kit know what a dry run is; any other route would just run.
 */

export interface InnerRequestOptions {
  method: string;
  /** Relative to the REST root, with its query. */
  path: string;
  /** Sent as JSON; nothing is sent for undefined and null. */
  body?: unknown;
  /** Besides those of the connection, which they replace. */
  headers?: Record<string, string>;
  /** Does nothing, and answers 204 where route and parameters are right as far as the declaration tells. */
  isDryRun?: boolean;
}

export interface InnerResponse {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  cookies: string[];
  /** Read from JSON; null where there is none. */
  body: unknown;
}

/** A shorter way for requests that lead to an endpoint. */
export interface InnerLane {
  /** Whether there is one for these. */
  isFor(method: string, url: string): boolean;
  /** Answers a request; false where it has to take the long way. `text` is what is sent, empty where nothing is. */
  answer(request: IncomingMessage, response: ServerResponse, text: string): boolean;
}

let lane: InnerLane | null = null;

/** Null where all take the long way. */
export function setInnerLane(shorter: InnerLane | null): void {
  lane = shorter;
}

/** Whether a request goes through nothing that this service does not know. */
export function isOnShortWay(method: string, path: string): boolean {
  return lane?.isFor(method, urlOf(path)) ?? false;
}

function urlOf(path: string): string {
  return `/api/${path}`;
}

/** What tells the address that the client came to and came from, as far as a proxy is trusted, and the cart. */
const connectionHeaderNames = [
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cookie',
  'x-api-cart',
];

function connectionHeaders({ req }: Context): Record<string, string> {
  const sent = connectionHeaderNames.map((name) => [name, req.headers[name]] as const);
  const id = [requestIdHeader.toLowerCase(), requestIdOf(req)] as const;
  return Object.fromEntries(
    [...sent, id].filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
}

function responseOf({ statusCode, headers, payload }: Response): InnerResponse {
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
    throw new TransportProblem('invalidJson', 'The body is nested too deep.');
  }
}

/**
 * Makes a request of this service, as `caller` and over the connection that `ctx` came by.
 * @throws Problem `invalidJson`
 */
export async function sendInnerRequest(
  ctx: Context,
  caller: Caller,
  { method, path, body, headers, isDryRun = false }: InnerRequestOptions,
): Promise<InnerResponse> {
  const hasBody = body !== undefined && body !== null;
  const text = hasBody ? jsonOf(body) : '';
  const answer = await inject(
    (request, response) => {
      setInnerRequest(request, { caller, isDryRun });
      if (lane?.answer(request, response, text)) return;
      strapi.server.httpServer.emit('request', request, response);
    },
    {
      // Whatever it is, the service answers it.
      method: method as InjectOptions['method'],
      url: urlOf(path),
      remoteAddress: ctx.req.socket.remoteAddress,
      headers: {
        ...connectionHeaders(ctx),
        ...headers,
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { payload: text }),
      validate: false,
    },
  );
  return responseOf(answer);
}
