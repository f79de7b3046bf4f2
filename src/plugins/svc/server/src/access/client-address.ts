import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'koa';

/** What proxies add to a request, each in its own way. */
const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const warning =
  'A request was handed on by a proxy, or claims to be, but TRUST_PROXY is false. If there is a proxy in front, everybody ' +
  'behind it counts as one address: set TRUST_PROXY to the number of proxies. If there is none, somebody made it up.';

let isWarned = false;

/**
 * Whether a proxy has handed this request on, or its sender would have us believe so. Warns once where the settings know of
 * no proxy.
 */
function isForwarded({ app, headers }: Context): boolean {
  const isSaid = forwardingHeaders.some((name) => headers[name] !== undefined);
  if (isSaid && !app.proxy && !isWarned) {
    isWarned = true;
    strapi.log.warn(warning);
  }
  return isSaid;
}

/** The address of the client, as far as a trusted proxy tells. */
export function addressOf(ctx: Context): string {
  // Only for its warning.
  isForwarded(ctx);
  return ctx.ip;
}

/** Whether the request was made on this machine: by nobody behind a proxy that runs here, too. */
export function isFromThisMachine(ctx: Context): boolean {
  return loopback.test(ctx.req.socket.remoteAddress ?? '') && !isForwarded(ctx);
}

/** The first four groups of an IPv6 address, `2001:db8:0:1`: what a provider gives one customer at least. */
function prefixOf(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** An address as it counts: an IPv4 address itself, also in the form of IPv6, and of an IPv6 address its /64; null for no address. */
export function networkOfAddress(sent: string): string | null {
  const [address = ''] = sent.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? prefixOf(address) : null;
}

/** Where the client is. What a proxy has handed on and is no address counts as the proxy's own. */
export function networkOf(ctx: Context): string {
  return (
    networkOfAddress(addressOf(ctx)) ?? networkOfAddress(ctx.req.socket.remoteAddress ?? '') ?? ''
  );
}
