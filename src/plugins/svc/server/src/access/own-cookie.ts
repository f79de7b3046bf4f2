import { settings } from '../host/strapi';

interface CookieScope {
  /** The pages that get it: those at this path and below. */
  path?: string;
  /** How long it is kept, 0 to have it forgotten; not given, until the browser is closed. */
  seconds?: number;
}

/** The `Set-Cookie` of a cookie of the service's own: no script reads it, and forms of other sites do not bring it. */
export function ownCookie(name: string, value: string, scope: CookieScope = {}): string {
  const { path = '/', seconds } = scope;
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  // As the host's own cookies are.
  const isSecure = settings().serviceUrl.startsWith('https:');
  return `${name}=${value}${age}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
