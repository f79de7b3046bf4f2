import type { Context } from 'koa';
import { isRouteAuth } from '../access/strategies';
import { namespaceOf, registerCapabilities } from '../access/capabilities';
import { callingFile } from '../host/calling-file';
import { faultOf } from './deprecation';
import type { Endpoint } from './endpoint';
import type { Resource } from './resource/declaration';
import type { Resolved } from './resource/resolved';
import { withoutStack } from '../lib/without-stack';

/** Every declared endpoint, by method and path; filled while Strapi loads the routes and registers. */
const endpoints = new Map<string, { declared: Endpoint; by: unknown; file: string | undefined }>();

/** The namespaces that describe themselves, in the order in which a reader is shown them: those of a project come last. */
const described = new Set(['svc/events/v1', 'svc/tickets/v1', 'svc/auth/v1']);

/** What is about signing in, of which nothing is done within a batch. */
const signIn = 'svc/auth/v1';

function describeNamespaceOf(path: string): void {
  const name = namespaceOf(path);
  if (name) described.add(`svc/${name}/v1`);
}

export function describedNamespaces(): string[] {
  return [...described];
}

/** Those whose requests a batch makes. */
export function batchNamespaces(): string[] {
  return describedNamespaces().filter((name) => name !== signIn);
}

/**
 * @param by who declares it: the same may do so again, at another start in one process
 * @param file where, for messages; empty for the plugin's own
 * @throws Error where another has declared the operation
 */
export function registerEndpoint(declared: Endpoint, by: unknown, file = callingFile()): void {
  const operation = `${declared.method} ${declared.path}`;
  const known = endpoints.get(operation);
  if (known && known.by !== by) {
    const files = [known.file || 'the plugin', file || 'the plugin'].join(' and ');
    throw withoutStack(
      new Error(
        `${operation} is declared twice: each operation has one method and path. It is in ${files}.`,
      ),
    );
  }
  const fault = faultOf(declared.deprecated);
  if (fault)
    throw withoutStack(new Error(`${operation} ${fault}.${file ? ` It is in ${file}.` : ''}`));
  endpoints.set(operation, { declared, by, file });
  describeNamespaceOf(declared.path);
  registerCapabilities(declared.path, declared.access.capabilities, file);
}

export function allEndpoints(): Endpoint[] {
  return [...endpoints.values()].map(({ declared }) => declared);
}

/** The file of the project that declares an operation; undefined of the plugin's own. */
export function fileOf({ method, path }: { method: string; path: string }): string | undefined {
  return endpoints.get(`${method} ${path}`)?.file || undefined;
}

/** Whether it is an operation of a project's own type. */
export function isOfOwnType({ method, path }: { method: string; path: string }): boolean {
  const { uid } = (endpoints.get(`${method} ${path}`)?.by ?? {}) as Partial<Resource>;
  return uid !== undefined && !uid.startsWith('plugin::svc.');
}

export function findEndpoint({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
  return endpoints.get(`${method} ${path}`)?.declared;
}

export type Handler = (ctx: Context) => Promise<void>;

/** What the host is given of an operation, and may be changed by a project's extension of the plugin. */
export interface Route {
  method: string;
  path: string;
  handler: Handler[];
  config: { auth: unknown };
  /** What the host knows besides, of a route that it serves. */
  info?: { type?: string };
}

/** The latest of each operation: its tests declare some again and again. */
const routes = new Map<
  string,
  { route: Route; handler: Handler; path: string; declared: string }
>();

export function registerRoute(
  { path }: Pick<Endpoint, 'path'>,
  route: Route,
  handler: Handler,
): void {
  routes.set(`${route.method} ${path}`, { route, handler, path: route.path, declared: path });
}

/** Whether the host serves the route as the kit has made it. */
export function isRouteAsMade(route: Route): boolean {
  const made = [...routes.values()].find((one) => one.route === route);
  if (!made || route.path !== made.path || route.info?.type !== 'content-api') return false;
  const { handler, config } = route;
  const hasAuthAlone = Object.keys(config).length === 1 && isRouteAuth(config.auth);
  return hasAuthAlone && handler.length === 1 && handler[0] === made.handler;
}

/** Every read with its route. */
export function routesOfReads(): { declared: Endpoint; route: Route }[] {
  return allEndpoints()
    .filter(({ method }) => method === 'GET')
    .flatMap((declared) => {
      const known = routes.get(`GET ${declared.path}`);
      return known ? [{ declared, route: known.route }] : [];
    });
}

/** Every route, with the path as it is declared. */
export function routesOfEndpoints(): { path: string; route: Route }[] {
  return [...routes.values()].map(({ declared, route }) => ({ path: declared, route }));
}

/** The read at a path such as `svc/events/v1/events/{id}`. */
export function findReadEndpoint(path: string): Endpoint | undefined {
  return endpoints.get(`GET ${path}`)?.declared;
}

/** The operations of a resource, once the schema of its type is known. */
type MakeEndpoints = (resolved: Resolved) => Endpoint[];

/** Every content type that is declared as a resource, by its name. */
const resources = new Map<string, DeclaredResource>();

interface DeclaredResource {
  declared: Resource;
  make: MakeEndpoints;
  file: string | undefined;
  /** What it is called in messages. */
  what: string;
}

/** @throws Error for a type that is declared already */
export function registerResource(declared: Resource, make: MakeEndpoints): void {
  const file = callingFile();
  const what = `The resource ${declared.path}${file ? ` in ${file}` : ''}: ${declared.uid}`;
  const other = resources.get(declared.uid);
  if (other)
    throw withoutStack(new Error(`${what} is declared twice, first at ${other.declared.path}.`));
  resources.set(declared.uid, { declared, make, file, what });
  for (const path of [declared.path, ...Object.keys(declared.under ?? {})]) {
    describeNamespaceOf(path);
  }
}

export function allResources(): Resource[] {
  return [...resources.values()].map(({ declared }) => declared);
}

/** Where a type is declared, and what it is called in messages: by path, file and type. */
export function namedResource({ uid }: Resource): Pick<DeclaredResource, 'file' | 'what'> {
  return resources.get(uid)!;
}

export function endpointsOf({ uid }: Resource): MakeEndpoints {
  return resources.get(uid)!.make;
}
