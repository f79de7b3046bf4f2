/*
 * Money is integer minor units (cents) inside and text with two decimals outside. This is the one place that turns
 * the one into the other.
 */

/** `1050` is `"10.50"`. */
export function formatMinor(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Currency to what stands before an amount; asking for it is slow, and there is one currency a site. */
const prefixes = new Map<string, string>();

function prefixOf(currency: string): string {
  const known = prefixes.get(currency);
  if (known !== undefined) return known;
  const symbol = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(0)
    .find((part) => part.type === 'currency')!.value;
  const prefix = /[A-Z]$/.test(symbol) ? `${symbol}\u00a0` : symbol;
  prefixes.set(currency, prefix);
  return prefix;
}

/** `1050` in USD is `$10.50`, for people to read. */
export function displayMinor(minor: number, currency: string): string {
  return `${prefixOf(currency)}${formatMinor(minor)}`;
}
