const words = 55;

/** The event's own excerpt, else the first 55 words of the text of its content. */
export function excerptOf(own: string | null, text: string): string {
  if (own) return own;
  const all = text.split(/\s+/).filter(Boolean);
  return all.length <= words ? all.join(' ') : `${all.slice(0, words).join(' ')} …`;
}
