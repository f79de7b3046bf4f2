import { currentLocale } from '../texts/language';
import { formatMinor, moneyDecimals, type StoredMinor } from './money';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const decimals = moneyDecimals();
  const name = `${locale} ${currency} ${decimals}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(name, format);
  return format;
}

/** `1050` is `$10.50`, or `10,50 $`, as the language that is spoken writes it. Digits are taken as text: none is rounded. */
export function moneyText(amount: StoredMinor, currency: string): string {
  return formatOf(currentLocale(), currency).format(formatMinor(amount) as unknown as number);
}

/** `−$10.50`: what is taken off, in the same way. */
export function deductionText(amount: StoredMinor, currency: string): string {
  return `\u2212${moneyText(amount, currency)}`;
}
