import type { Endpoint } from './endpoint';
import type { Resource } from './resource';

/** Every declared endpoint, by method and path; filled while Strapi loads the routes. */
const endpoints = new Map<string, Endpoint>();

export function registerEndpoint(declared: Endpoint): void {
  endpoints.set(`${declared.method} ${declared.path}`, declared);
}

export function allEndpoints(): Endpoint[] {
  return [...endpoints.values()];
}

/** Every content type that is declared as a resource, filled alike. */
const resources = new Map<string, Resource>();

export function registerResource(declared: Resource): void {
  resources.set(declared.uid, declared);
}

export function allResources(): Resource[] {
  return [...resources.values()];
}

/** The capabilities that the endpoints below a path ask about, in the order of their declaration. */
export function capabilitiesBelow(path: string): string[] {
  const below = allEndpoints().filter((declared) => declared.path.startsWith(`${path}/`));
  return [...new Set(below.flatMap((declared) => declared.access.capabilities))];
}
