import { settings } from '../host/strapi';
import { setInnerLane } from '../kit/inner-request';
import { shareOfRenderings } from '../kit/renderings';
import { chainOf, rememberMiddlewares } from './host-middlewares';
import { innerLaneOf } from './inner-lane';
import { type Application, type Lane, listenerOf } from './lane';
import { openMemory } from './memory';
import { findReads, findWrites } from './reads';

/* When the lane opens: all middlewares, routes and content types are there, and nobody has been served. */

function say(reasons: string[]): void {
  for (const reason of reasons)
    strapi.log.warn(`Guests' reads take the host's whole way: ${reason}.`);
}

/** None where something stands before the router that nobody here knows. */
function laneOf(app: Application): Lane | null {
  const chain = chainOf(app);
  const { notes, inner, unknown } = chain;
  if (unknown.length > 0) {
    say([
      `the middlewares ${unknown.join(', ')} may concern them. Where one does not, name it in guestLanePasses of the plugin's configuration`,
    ]);
    return null;
  }
  setInnerLane(innerLaneOf(app, inner, findWrites()));
  const { reads, problems } = findReads(chain);
  say(problems);
  const bytes = settings().guestAnswersMb * 2 ** 20 * (1 - shareOfRenderings);
  return { app, reads, memory: openMemory(bytes, notes) };
}

/** Puts the lane in the place of Koa's own listener, which takes what the lane leaves. */
function openLane(): void {
  const app = strapi.server.app as unknown as Application;
  const lane = laneOf(app);
  if (!lane || lane.reads.size === 0) return;
  const callback = app.callback.bind(app);
  app.callback = () => listenerOf(lane, callback());
}

/** To be called while Strapi registers, when all that is to extend its middlewares has done so. */
export function registerGuestLane(): void {
  setInnerLane(null);
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
