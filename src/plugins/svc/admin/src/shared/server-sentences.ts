/* What the server refuses with, in the language of the panel. */

const special = /[.*+?^${}()|[\]\\]/g;

const patternOf = (sentence: string) =>
  new RegExp(`^${sentence.replace(special, String.raw`\$&`).replaceAll('…', '(.+)')}$`, 's');

type Known = [pattern: RegExp, said: string][];

const inLanguages: Record<string, Known> = {};

let loading: Promise<void> | undefined;

/** By them, too, what is of the service is told from what a payment provider has said, in any language. */
export function loadSentences(): Promise<void> {
  loading ??= import('./server-sentences-de').then(({ sentencesDe, namedDe, hostSentencesDe }) => {
    const all = { ...hostSentencesDe, ...sentencesDe, ...namedDe };
    inLanguages.de = Object.entries(all).map(([sentence, said]) => [patternOf(sentence), said]);
  });
  return loading;
}

/** In milliseconds: nobody waits for longer to hear what was refused, be it in English. */
const patience = 1000;

/** Who is quick may be refused before they are there. */
export const sentencesSoon = () =>
  Promise.race([
    loadSentences().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);

/** Undefined for what is not known; a value of it may be. */
function find(sentence: string, locale: string): string | undefined {
  for (const [pattern, said] of inLanguages[locale] ?? []) {
    const values = pattern.exec(sentence);
    if (!values) continue;
    return said.replace(/\{(\d)\}/g, (_, nth: string) => {
      return saidByServer(values[Number(nth)] ?? '', locale);
    });
  }
  return undefined;
}

/** Whether it is a sentence of the service, and not of somebody whom it has asked. */
export function isOurs(message: string): boolean {
  return find(message, 'de') !== undefined;
}

/** What is wrong within a part of a field has the name of that before it. */
function findAfterName(sentence: string, locale: string): string | undefined {
  const [, name, reason] = /^(\w+) (.+)$/s.exec(sentence) ?? [];
  const said = reason && find(reason, locale);
  return said && `${name} ${said}`;
}

/** Of several attributes each has its sentence. */
const betweenSentences =
  /(?<=\.) (?=The (?:title|start|end|deadline|return policy:|price|places|most|description) )/;

/** A sentence, or the reason of a field; the server's own words where there are no others. */
export function saidByServer(message: string, locale = document.documentElement.lang): string {
  return message
    .split(betweenSentences)
    .map((one) => find(one, locale) ?? findAfterName(one, locale) ?? one)
    .join(' ');
}
