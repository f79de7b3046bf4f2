const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that somebody types begins a word of the text; accents and letter case make no difference. */
export function beginsWords(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  const sought = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return sought.every((part) => words.some((word) => word.startsWith(part)));
}
