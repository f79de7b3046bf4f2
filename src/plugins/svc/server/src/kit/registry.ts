import { registerCapabilities } from '../access/capabilities';
import type { Endpoint } from './endpoint';
import type { Resource } from './resource';

/** Every declared endpoint, by method and path; filled while Strapi loads the routes. */
const endpoints = new Map<string, Endpoint>();

export function registerEndpoint(declared: Endpoint): void {
  endpoints.set(`${declared.method} ${declared.path}`, declared);
  registerCapabilities(declared.path, declared.access.capabilities);
}

export function allEndpoints(): Endpoint[] {
  return [...endpoints.values()];
}

/** The read at a path such as `svc/events/v1/events/{id}`. */
export function findReadEndpoint(path: string): Endpoint | undefined {
  return endpoints.get(`GET ${path}`);
}

/** Every content type that is declared as a resource, filled alike. */
const resources = new Map<string, Resource>();

export function registerResource(declared: Resource): void {
  resources.set(declared.uid, declared);
}

export function allResources(): Resource[] {
  return [...resources.values()];
}
