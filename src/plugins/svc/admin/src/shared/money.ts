/** Minor units as people write them: 1250 is 12.50. */
export function toAmount(minorUnits: number): string {
  const digits = String(minorUnits).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What a person typed, in minor units: 12.5, 12,50 and 12 will do. Null where it is no amount. */
export function fromAmount(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
