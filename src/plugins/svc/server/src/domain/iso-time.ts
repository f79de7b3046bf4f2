/** An instant (seconds since 1970) as the wire has it: ISO 8601 in UTC, with the offset, `…T10:49:01+00:00`. */
export function isoTime(instant: number): string {
  // Of the last hours of 9999 in the west: without the sign that years of five digits have.
  const text = new Date(instant * 1000).toISOString().replace(/^\+0*/, '');
  return text.replace(/\.\d{3}Z$/, '+00:00');
}
