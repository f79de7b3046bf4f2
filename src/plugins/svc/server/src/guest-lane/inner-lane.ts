import type { Context } from 'koa';
import { guestState } from '../access/strategies';
import type { InnerLane } from '../kit/inner-request';
import type { Route } from '../kit/registry';
import { setBody } from '../kit/request-body';
import { type Application, findWay } from './lane';
import { composed, type Run } from './short-way';

/*
 * The lane for requests of a batch, which the service makes of itself. Each goes through the same middlewares as if it had
 * come alone, but for those that read its body and its session: the batch's own were read a moment ago.
 */

/** What the body parser takes for one request. */
const maxBytes = 2 ** 20;

/** What was sent, read anew; undefined where the body parser has something to say of it. */
function bodyIn(text: string): object | undefined {
  if (text === '') return {};
  if (Buffer.byteLength(text) > maxBytes) return undefined;
  const body = JSON.parse(text) as unknown;
  const isPlain = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isPlain ? body : undefined;
}

/** The body parser reads none of a DELETE. */
const withBody = ['POST', 'PUT', 'PATCH'];

function handlerOf(runs: Run[], route: Route) {
  const [handler] = route.handler;
  return composed(runs, (ctx) => {
    Object.assign(ctx.state, guestState, { route });
    return handler!(ctx);
  });
}

export function innerLaneOf(app: Application, runs: Run[], routes: Map<string, Route>): InnerLane {
  const handlers = new Map([...routes].map(([name, route]) => [name, handlerOf(runs, route)]));
  const find = (method: string, url: string) => {
    // Whoever listens to requests besides hears of these, too.
    if (strapi.server.httpServer.listenerCount('request') > 1) return undefined;
    return findWay((path) => handlers.get(`${method} ${path}`), url);
  };
  return {
    isFor: (method, url) => find(method, url) !== undefined,
    answer(request, response, text) {
      const { method = '', url = '' } = request;
      const found = find(method, url);
      const body = found && bodyIn(text);
      if (!found || !body) return false;
      const ctx = app.createContext(request, response) as Context;
      ctx.params = found.params;
      if (withBody.includes(method)) setBody(ctx, body, text);
      void app.handleRequest(ctx, found.way);
      return true;
    },
  };
}
