const limit = 120;
const lead = 30;

/** Where texts begin to differ. */
function firstDifference(texts: string[]): number {
  const [first = '', ...others] = texts;
  const length = Math.min(...texts.map((text) => text.length));
  for (let index = 0; index < length; index += 1) {
    if (others.some((text) => text[index] !== first[index])) return index;
  }
  return length;
}

function startOfWord(text: string, index: number): number {
  return index <= 0 ? 0 : text.lastIndexOf(' ', index) + 1;
}

/** Texts short enough to stand side by side, and cut so that what differs is in sight. */
export function shortenAlike(texts: string[]): string[] {
  if (texts.every((text) => text.length <= limit)) return texts;
  const start = startOfWord(texts[0]!, firstDifference(texts) - lead);
  return texts.map((text) => {
    const cut = text.slice(start, start + limit);
    const end = start + limit < text.length ? '…' : '';
    return `${start > 0 && text !== '' ? '…' : ''}${cut}${end}`;
  });
}
