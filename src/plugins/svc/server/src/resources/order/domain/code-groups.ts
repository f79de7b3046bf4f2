/** The letters of a code by four, which is how people read it out. */
export function codeGroups(code: string): string[] {
  return code.match(/.{1,4}/g) ?? [];
}
