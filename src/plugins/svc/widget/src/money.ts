/* Money is whole minor units: the service writes text such as `24.00`, with as many decimals as the currency has. */

/** `24.00` is 2400. */
export function minorOf(text: string): number {
  return Number(text.replace('.', ''));
}

/** 2400 is `24.00`. */
function textOf(minor: number, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export interface Currency {
  code: string;
  decimals: number;
}

/** As people read it. */
export function displayMinor(minor: number, { code, decimals }: Currency, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // Browsers read text exactly; the types know it since ES2023 only.
  return format.format(textOf(minor, decimals) as unknown as number);
}
