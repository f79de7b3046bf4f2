import { settings } from '../host/strapi';
import { createLru } from '../lib/lru';

const prefixes = createLru<string, string>(2);

/** The path of SERVICE_URL, which each link of a page begins with. */
function prefix(): string {
  const { serviceUrl } = settings();
  const known = prefixes.get(serviceUrl);
  if (known !== undefined) return known;
  const made = new URL(serviceUrl).pathname.replace(/\/+$/, '');
  prefixes.set(serviceUrl, made);
  return made;
}

/** Where a browser finds what lies at `path` of the service, by whatever host it came: below the path of SERVICE_URL. */
export function sitePath(path: string): string {
  return `${prefix()}${path}`;
}

/** The same of a whole address below PUBLIC_URL, for the service's own page there. */
export function pathOf(address: string): string {
  return sitePath(address.slice(settings().publicUrl.length));
}

/** The whole address of what lies at `path` of the service. */
export function ownAddress(path: string): string {
  return `${settings().serviceUrl}${path}`;
}
