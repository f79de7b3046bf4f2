import type { ServerOptions } from 'node:http';
import { settingsOrExit } from './environment';
import type { HttpServerSettings } from './environment/http-server';

/*
 * What one client may take of the HTTP server: Node's own defaults give it five minutes for a request, and as many
 * connections as the system has.
 */

/** How often the server looks for requests that take too long, in milliseconds; Node's default is half a minute. */
const checkEvery = 1000;

/** What Node's server is made with, for config/server. */
export function serverOptions(settings: HttpServerSettings): ServerOptions {
  return {
    headersTimeout: settings.headersSeconds * 1000,
    requestTimeout: settings.requestSeconds * 1000,
    keepAliveTimeout: settings.keepAliveSeconds * 1000,
    connectionsCheckingInterval: checkEvery,
  };
}

/** What the server has no options for. To be called before it listens. */
export function limitHttpServer(): void {
  const { idleSeconds, maxConnections, maxHeaders } = settingsOrExit().httpServer;
  const server = strapi.server.httpServer;
  server.timeout = idleSeconds * 1000;
  if (maxConnections > 0) server.maxConnections = maxConnections;
  server.maxHeadersCount = maxHeaders;
}
