import { settings } from '../host/strapi';

/** Where a browser finds what lies at `path` of the service, by whatever host it came: below the path of PUBLIC_URL. */
export function sitePath(path: string): string {
  const { pathname } = new URL(settings().publicUrl);
  return `${pathname.replace(/\/+$/, '')}${path}`;
}
