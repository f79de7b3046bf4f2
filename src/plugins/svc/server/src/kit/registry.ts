import { namespaceOf, registerCapabilities } from '../access/capabilities';
import type { Endpoint } from './endpoint';
import type { Resource } from './resource/declaration';
import type { Resolved } from './resource/resolved';

/** Every declared endpoint, by method and path; filled while Strapi loads the routes and registers. */
const endpoints = new Map<string, { declared: Endpoint; by: unknown }>();

/** The namespaces that describe themselves, in the order in which a reader is shown them: those of a project come last. */
const described = new Set(['svc/events/v1', 'svc/tickets/v1']);

/** Of this one the two descriptions of the service say all there is to say. */
const undescribed = 'auth';

function describeNamespaceOf(path: string): void {
  const name = namespaceOf(path);
  if (name && name !== undescribed) described.add(`svc/${name}/v1`);
}

export function describedNamespaces(): string[] {
  return [...described];
}

/**
 * @param by who declares it: the same may do so again, at another start in one process
 * @throws Error where another has declared the operation
 */
export function registerEndpoint(declared: Endpoint, by: unknown): void {
  const operation = `${declared.method} ${declared.path}`;
  const known = endpoints.get(operation);
  if (known && known.by !== by) {
    throw new Error(`${operation} is declared twice: each operation has one method and path.`);
  }
  endpoints.set(operation, { declared, by });
  describeNamespaceOf(declared.path);
  registerCapabilities(declared.path, declared.access.capabilities);
}

export function allEndpoints(): Endpoint[] {
  return [...endpoints.values()].map(({ declared }) => declared);
}

export function findEndpoint({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
  return endpoints.get(`${method} ${path}`)?.declared;
}

/** The read at a path such as `svc/events/v1/events/{id}`. */
export function findReadEndpoint(path: string): Endpoint | undefined {
  return endpoints.get(`GET ${path}`)?.declared;
}

/** The operations of a resource, once the schema of its type is known. */
type MakeEndpoints = (resolved: Resolved) => Endpoint[];

/** Every content type that is declared as a resource, by its name. */
const resources = new Map<string, { declared: Resource; make: MakeEndpoints }>();

/** @throws Error for a type that is declared already */
export function registerResource(declared: Resource, make: MakeEndpoints): void {
  if (resources.has(declared.uid)) {
    throw new Error(`The resource ${declared.path}: ${declared.uid} is declared twice.`);
  }
  resources.set(declared.uid, { declared, make });
  for (const path of [declared.path, ...Object.keys(declared.under ?? {})]) {
    describeNamespaceOf(path);
  }
}

export function allResources(): Resource[] {
  return [...resources.values()].map(({ declared }) => declared);
}

export function endpointsOf({ uid }: Resource): MakeEndpoints {
  return resources.get(uid)!.make;
}
