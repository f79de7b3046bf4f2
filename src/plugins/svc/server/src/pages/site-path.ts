import { settings } from '../host/strapi';

/** Where a browser finds what lies at `path` of the service, by whatever host it came: below the path of SERVICE_URL. */
export function sitePath(path: string): string {
  const { pathname } = new URL(settings().serviceUrl);
  return `${pathname.replace(/\/+$/, '')}${path}`;
}

/** The same of a whole address below PUBLIC_URL, for the service's own page there. */
export function pathOf(address: string): string {
  return sitePath(address.slice(settings().publicUrl.length));
}

/** The whole address of what lies at `path` of the service. */
export function ownAddress(path: string): string {
  return `${settings().serviceUrl}${path}`;
}
