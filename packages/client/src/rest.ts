import createClient, { type Client } from 'openapi-fetch';
import type { paths as AuthPaths } from '../schema/svc-auth.js';
import type { paths as EventPaths } from '../schema/svc-events.js';
import type { paths as TicketPaths } from '../schema/svc-tickets.js';
import type { Send } from './send.js';

/** Every operation of the service, by its path. */
export type Paths = AuthPaths & EventPaths & TicketPaths;

/** `GET`, `POST` and so on with every path, parameter, body and answer typed; see openapi-fetch. */
export type Rest = Client<Paths>;

export function createRest(baseUrl: string, send: Send): Rest {
  return createClient<Paths>({ baseUrl, fetch: send });
}
