/** More make a search slower, and hardly ever find less. */
const maxWords = 8;

/** The different words that are searched for, each as it was written first; letter case makes none different. */
export function searchWords(search: string): string[] {
  const words = new Map<string, string>();
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const key = word.toLowerCase();
    if (words.size < maxWords && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}
