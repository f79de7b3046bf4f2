/**
 * What of that which was written is not yet in the form, which comes back with `html`: later than the next letter may be
 * typed, and not with each text. Null where the editor has not written it: it was loaded.
 */
export function writtenSince(written: readonly string[], html: string): string[] | null {
  const known = written.lastIndexOf(html);
  return known < 0 ? null : written.slice(known);
}
