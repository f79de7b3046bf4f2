import { type PageRead, pageReads } from '../kit/page-reads';
import { isRouteAsMade, routesOfEndpoints, routesOfReads, type Route } from '../kit/registry';
import { type Read, readOf, readOfPage, type RunsOfPages } from './lane';

/*
 * What the lane answers, by its address: reads, and requests of a batch. It is no second router: it knows the plain form of an address that the
 * router, asked once at the start, gives to one endpoint. Any other form goes to the router.
 */

/** A route of the host's router. */
interface Layer {
  methods: string[];
  stack: { name: string }[];
  path: unknown;
  match(path: string): boolean;
}

/** Serves files, where no route has answered. */
const publicFiles = '/((?!uploads/).+)';

/** Whether a layer has a part in answering this method of this path. */
function answers(layer: Layer, method: string, path: string): boolean {
  if (layer.methods.length > 0 && !layer.methods.includes(method)) return false;
  if (layer.path === publicFiles || !layer.match(path)) return false;
  return !layer.stack.every(({ name }) => name === 'allowedMethods');
}

/** Why a request for it would not come to this endpoint alone; null where it does. */
function problemOf(route: Route, address: string): string | null {
  const { method } = route;
  if (!isRouteAsMade(route))
    return `${method} ${address} has been given policies, middlewares or a handler`;
  const prefix: string = strapi.config.get('api.rest.prefix');
  const sample = address.replace('{id}', '1');
  if (isAnsweredAlone(method, sample, prefix + route.path)) return null;
  return `${method} ${address} is answered by another route`;
}

/** Whether a path leads to the route of this pattern, and to one of that alone. What comes after it is not asked. */
function isAnsweredAlone(method: string, sample: string, pattern: string): boolean {
  const layers = strapi.server.listRoutes() as unknown as Layer[];
  const [first, ...later] = layers.filter((layer) => answers(layer, method, sample));
  const isOurs = ({ path, methods }: Layer) => path === pattern && methods.length > 0;
  return first !== undefined && isOurs(first) && !later.some(isOurs);
}

function addressOfPage({ path }: PageRead): string {
  return path.replace(/:(\w+)/, '{$1}');
}

function problemOfPage(page: PageRead): string | null {
  const isAlone = isAnsweredAlone('GET', page.path.replace(/:\w+/, '1'), page.path);
  return isAlone ? null : `GET ${addressOfPage(page)} is answered by another route`;
}

/** The routes that a request of a batch may lead to, by method and address. */
export function findWrites(): Map<string, Route> {
  const prefix: string = strapi.config.get('api.rest.prefix');
  const writes = new Map<string, Route>();
  for (const { path, route } of routesOfEndpoints()) {
    const address = `${prefix}/${path}`;
    if (route.method === 'GET' || problemOf(route, address)) continue;
    writes.set(`${route.method} ${address}`, route);
  }
  return writes;
}

/** All reads that the lane can answer by their addresses, `/api/svc/events/v1/events/{id}` or `/events/{slug}`, and why others are not among them. */
export function findReads(chain: RunsOfPages): {
  reads: Map<string, Read>;
  problems: string[];
} {
  const prefix: string = strapi.config.get('api.rest.prefix');
  const reads = new Map<string, Read>();
  const problems: string[] = [];
  for (const { declared, route } of routesOfReads()) {
    if (!declared.conditional || !declared.access.allowsGuests) continue;
    const address = `${prefix}/${declared.path}`;
    const problem = problemOf(route, address);
    if (problem) problems.push(problem);
    else reads.set(address, readOf(declared, route, chain.runs, chain.short));
  }
  for (const page of pageReads()) {
    const problem = problemOfPage(page);
    if (problem) problems.push(problem);
    else reads.set(addressOfPage(page), readOfPage(page, chain));
  }
  return { reads, problems };
}
