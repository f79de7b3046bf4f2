import { settings } from '../host/strapi';
import { chainOf, rememberMiddlewares } from './host-middlewares';
import { type Application, type Read, takeRequest } from './lane';
import { findReads } from './reads';

/* When the lane opens: all middlewares, routes and content types are there, and nobody has been served. */

function say(reasons: string[]): void {
  for (const reason of reasons)
    strapi.log.warn(`Guests' reads take the host's whole way: ${reason}.`);
}

/** The reads that have the lane; none where something stands before the router that nobody here knows. */
function openReads(app: Application): Map<string, Read> {
  const { runs, unknown } = chainOf(app);
  if (unknown.length === 0) {
    const { reads, problems } = findReads(runs);
    say(problems);
    return reads;
  }
  say([
    `the middlewares ${unknown.join(', ')} may concern them. Where one does not, name it in guestLanePasses of the plugin's configuration`,
  ]);
  return new Map();
}

/** Puts the lane in the place of Koa's own listener, which takes what the lane leaves. */
function openLane(): void {
  const app = strapi.server.app as unknown as Application;
  const reads = openReads(app);
  if (reads.size === 0) return;
  const callback = app.callback.bind(app);
  app.callback = () => {
    const rest = callback();
    return (request, response) =>
      takeRequest(app, reads, request, response) || rest(request, response);
  };
}

/** To be called while Strapi registers, when all that is to extend its middlewares has done so. */
export function registerGuestLane(): void {
  if (!settings().guestLane) return;
  rememberMiddlewares();
  const { server } = strapi;
  const mount = server.mount.bind(server);
  server.mount = () => {
    mount();
    openLane();
    return server;
  };
}
