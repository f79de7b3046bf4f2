import { decimalsOf } from '../../../server/src/domain/currencies';
import {
  formatMinor,
  minor,
  type Minor,
  moneyDecimals,
  noMoney,
  setMoneyDecimals,
  type StoredMinor,
} from '../../../server/src/domain/money';

/** Amounts have the decimals of the site's currency, which the service tells everybody. To be waited for before any is shown. */
export async function learnCurrency(): Promise<void> {
  const { strapi: host } = globalThis as unknown as { strapi: { backendURL: string } };
  const address = `${host.backendURL}/api/svc/tickets/v1/settings?_fields=currency`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    const { currency } = (await answer.json()) as { currency?: string };
    if (currency) setMoneyDecimals(decimalsOf(currency));
  } catch {
    // Without an answer nothing else of the panel works, either.
  }
}

/** What stands before the fraction in the language of the panel. */
function decimalSign(): string {
  const language = globalThis.document?.documentElement.lang || 'en';
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** `12.50`, or `12,50`: what an input for an amount has in it. */
export const amountText = (amount: StoredMinor) => formatMinor(amount).replace('.', decimalSign());

/** `12.50 EUR`, or `−12,50 EUR`: all sums of the panel are written so, and typed without the currency. */
export function moneyText(amount: StoredMinor, currency: string | null | undefined): string {
  return `${amountText(amount).replace('-', '−')} ${currency ?? ''}`.trim();
}

/** `0.00`, for inputs. */
export const nothing = () => amountText(noMoney);

/** What an amount looks like, and the greatest one. */
export function amountExamples() {
  const digits = moneyDecimals();
  return {
    example: amountText(minor('1250'.padEnd(digits + 2, '0').slice(0, digits + 2))),
    most: amountText(minor('9'.repeat(digits + 6))),
  };
}

/** `1.200,50` without its groups; undefined where there are none, or where they may as well be decimals. */
function ungrouped(text: string): string | undefined {
  const [sign, group] = decimalSign() === ',' ? [',', '.'] : ['.', ','];
  const [whole = '', fraction] = text.split(sign);
  if (!/^\d{1,3}([.,]\d{3})+$/.test(whole) || whole.includes(sign)) return undefined;
  const isClear = fraction !== undefined || moneyDecimals() < 3;
  return isClear ? text.replaceAll(group!, '') : undefined;
}

/**
 * What a person typed: 12.5, 12,50 and 12 will do, and in the language of the panel 1.200,50 or 1,200.50. Null where it is
 * no amount, or has more than so many digits before the fraction.
 */
export function fromAmount(text: string, mostDigits = 6): Minor | null {
  const typed = text.trim();
  const match = /^(\d+)(?:[.,](\d{0,3}))?$/.exec(ungrouped(typed) ?? typed);
  const [, whole = '', fraction = ''] = match ?? [];
  const decimals = moneyDecimals();
  if (!match || whole.length > mostDigits || fraction.length > decimals) return null;
  return minor(`${whole}${fraction.padEnd(decimals, '0')}`);
}
