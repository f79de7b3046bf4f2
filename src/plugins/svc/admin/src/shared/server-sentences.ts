/* What the server refuses with, in the language of the panel. */

const special = /[.*+?^${}()|[\]\\]/g;

const patternOf = (sentence: string) =>
  new RegExp(`^${sentence.replace(special, String.raw`\$&`).replaceAll('…', '(.+)')}$`, 's');

type Known = [pattern: RegExp, said: string][];

const inLanguages: Record<string, Known> = {};

/** They come after the first load of the panel. */
export const sentencesLoaded = import('./server-sentences-de').then(({ sentencesDe }) => {
  inLanguages.de = Object.entries(sentencesDe).map(([sentence, said]) => [
    patternOf(sentence),
    said,
  ]);
});

function find(sentence: string, locale: string): string {
  for (const [pattern, said] of inLanguages[locale] ?? []) {
    const values = pattern.exec(sentence);
    if (values) return said.replace(/\{(\d)\}/g, (_, nth: string) => values[Number(nth)] ?? '');
  }
  return sentence;
}

/** Of several attributes each has its sentence. */
const betweenSentences = /(?<=\.) (?=The (?:title|start|end) )/;

/** The server's own words where there are no others. */
export function saidByServer(message: string, locale = document.documentElement.lang): string {
  return message
    .split(betweenSentences)
    .map((sentence) => find(sentence, locale))
    .join(' ');
}
