/** The number of a whole-number text, or what was sent; NaN for what is none. */
export function wholeNumber(sent: unknown): unknown {
  if (typeof sent === 'number' || sent === null) return sent;
  return typeof sent === 'string' && /^\s*-?\d{1,15}\s*$/.test(sent) ? Number(sent) : Number.NaN;
}
