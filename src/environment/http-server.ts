import { type Environment, reject, wholeNumber } from './values';

/** What one client may take of the HTTP server. Times in seconds. */
export interface HttpServerSettings {
  /** How long the headers of a request may take to come. */
  headersSeconds: number;
  /** The whole request, headers and body. */
  requestSeconds: number;
  /** How long a connection without a request stays. */
  keepAliveSeconds: number;
  /** How long nothing may go over a connection while there is a request. */
  idleSeconds: number;
  /** 0 for as many as come. */
  maxConnections: number;
  /** Further headers of a request are ignored. */
  maxHeaders: number;
}

export function httpServer(env: Environment): HttpServerSettings {
  const headersSeconds = wholeNumber(env, 'HTTP_HEADERS_SECONDS', 10, [1, 600]);
  const requestSeconds = wholeNumber(env, 'HTTP_REQUEST_SECONDS', 120, [1, 3600]);
  if (headersSeconds > requestSeconds) {
    const allowed = `the headers are a part of the request, which has HTTP_REQUEST_SECONDS=${requestSeconds}`;
    reject('HTTP_HEADERS_SECONDS', String(headersSeconds), allowed);
  }
  return {
    headersSeconds,
    requestSeconds,
    keepAliveSeconds: wholeNumber(env, 'HTTP_KEEP_ALIVE_SECONDS', 5, [1, 600]),
    idleSeconds: wholeNumber(env, 'HTTP_IDLE_SECONDS', 120, [1, 3600]),
    maxConnections: wholeNumber(env, 'HTTP_MAX_CONNECTIONS', 2000, [0, 1_000_000]),
    maxHeaders: wholeNumber(env, 'HTTP_MAX_HEADERS', 100, [20, 1000]),
  };
}
