/*
 * Money is whole minor units (cents) inside and text with decimals outside, as many as the currency of the site has. To the compiler an amount is no number:
 * it is added, subtracted, multiplied by a quantity and compared by the functions here, and by nothing else. What would
 * make fractions of it, `price / 2` or `price * 0.9`, does not compile.
 */

declare const unit: unique symbol;

/** Whole minor units: 12.50 is 1250. A number while it runs, a large amount from PostgreSQL aside: see {@link StoredMinor}. */
export interface Minor {
  readonly [unit]: 'minor';
}

/** What a column of large amounts answers: some drivers answer its digits. */
export type StoredMinor = Minor | string;

/**
 * A number of minor units, or their digits, as an amount.
 * @throws RangeError for what is no whole number that a number can hold.
 */
export function minor(units: StoredMinor | number): Minor {
  const isText = typeof units === 'string';
  const whole = isText && !/^-?\d+$/.test(units) ? Number.NaN : Number(units);
  if (Number.isSafeInteger(whole)) return whole as unknown as Minor;
  throw new RangeError(`${isText ? `"${units}"` : String(units)} is no amount of minor units.`);
}

/** How many minor units: for what is outside and counts in them, such as a payment provider. */
export function unitsOf(amount: Minor): number {
  return amount as unknown as number;
}

/** For reports and the log, which tell of what is wrong, too; what a database has not is `unknown`. */
export function unitsText(amount: StoredMinor | null): string {
  return amount === null ? 'unknown' : String(amount);
}

export const noMoney = minor(0);

export function plus(one: Minor, other: Minor): Minor {
  return minor(unitsOf(one) + unitsOf(other));
}

export function minus(one: Minor, other: Minor): Minor {
  return minor(unitsOf(one) - unitsOf(other));
}

/**
 * What so many of a thing cost.
 * @throws RangeError for a part of a thing
 */
export function times(price: Minor, quantity: number): Minor {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`${quantity} is no quantity.`);
  return minor(unitsOf(price) * quantity);
}

/**
 * So many hundredths of an amount; half a minor unit is a whole one.
 * @throws RangeError for a part of a percent, and for what is no part
 */
export function partOf(amount: Minor, percent: number): Minor {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new RangeError(`${percent} % is no part.`);
  }
  const hundredths = BigInt(unitsOf(amount)) * BigInt(percent);
  return minor(String((hundredths + 50n) / 100n));
}

export function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce(plus, noMoney);
}

/** What places cost together. */
export function costOf(lines: readonly { unitPrice: Minor; quantity: number }[]): Minor {
  return sumOf(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)));
}

export function isMore(one: Minor, other: Minor): boolean {
  return unitsOf(one) > unitsOf(other);
}

export function leastOf(first: Minor, ...others: Minor[]): Minor {
  return others.reduce((least, one) => (isMore(least, one) ? one : least), first);
}

export function mostOf(first: Minor, ...others: Minor[]): Minor {
  return others.reduce((most, one) => (isMore(one, most) ? one : most), first);
}

let textDecimals = 2;

/** How many decimals the text of an amount has: those of the site's currency, in which all of a database is sold. */
export function moneyDecimals(): number {
  return textDecimals;
}

/** To be called before anything is read or shown. */
export function setMoneyDecimals(decimals: number): void {
  textDecimals = decimals;
}

/** `1050` is `"10.50"`; without decimals `"1050"`, with three `"1.050"`. */
export function formatMinor(amount: StoredMinor): string {
  const units = unitsOf(minor(amount));
  const sign = units < 0 ? '-' : '';
  const digits = String(Math.abs(units)).padStart(textDecimals + 1, '0');
  if (textDecimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -textDecimals)}.${digits.slice(-textDecimals)}`;
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
export function displayMinor(amount: StoredMinor, currency: string): string {
  return `${prefixOf(currency)}${formatMinor(amount)}`;
}
