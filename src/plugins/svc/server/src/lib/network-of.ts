import { isIPv6 } from 'node:net';

const withPort = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;

/** The eight groups of an address of IPv6, each without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** An address of IPv4 within one of IPv6, `::ffff:192.0.2.1`; null where it is none. */
function mappedAddress(groups: string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).map((group) => parseInt(group, 16));
  return bytes.flatMap((two) => [two >> 8, two & 255]).join('.');
}

/**
 * What one client has of the network: an address of IPv4, or the /64 of one of IPv6, all of which is its own. A port,
 * which some proxies write, does not count. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [, bracketed, plain] = withPort.exec(address.trim()) ?? [];
  const host = (bracketed ?? plain ?? address.trim()).replace(/%.*$/, '');
  if (!isIPv6(host)) return host;
  const groups = groupsOf(host);
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}
