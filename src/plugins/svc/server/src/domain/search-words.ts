/*
 * What a search compares: the words of texts, made equal where people take them for equal. Texts are indexed by the same
 * words on every database, so that each finds the same.
 */

/** More make a search slower, and hardly ever find less. */
const maxWords = 8;
/** Of a longer word its beginning counts; in characters, as all lengths here. */
const maxWordLength = 64;
/** Of text without spaces so many characters in a row are one word. */
const runLength = 8;

/** A search that has no letter and no digit is for this, which no text has. */
const unsearchable = '-';

/** Between the words of the title and the others. */
const endOfTitle = ' |';

/** Letters that Unicode does not take apart, as people without that key write them. */
const plainLetters: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' },
  ς: 'σ',
};
const letterWithMore = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Accents and other marks that stand above and below letters of several scripts; those of kana make another letter. */
const accents = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd\u05bf\u05c1-\u05c7]/gu;
/** What nobody sees within a word. A space without width does separate words. */
const invisible = /(?!\u200b)\p{Cf}/gu;

/** A text in which letter case, accents and forms of one letter make no difference. */
function folded(text: string): string {
  // What is ASCII alone has nothing to take apart.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(accents, '').replace(invisible, '');
  // Small letters by way of capitals: those of straße are those of STRASSE. But ẞ is its own capital.
  const small = bare.toLowerCase().toUpperCase().toLowerCase();
  return small.replace(letterWithMore, (letter) => plainLetters[letter]!).normalize('NFC');
}

/** A line in the form in which it is compared as a whole. */
export function foldedLine(text: string): string {
  return [...folded(text.trim())].slice(0, 200).join('');
}

/** Scripts that put no spaces between words. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
/** One run of such letters, or one word of others. U+02BC is an apostrophe, whatever Unicode calls it. */
const wordOrRun = new RegExp(
  `(?<run>(?:[${unspaced}](?<![\\p{P}\\p{S}])\\p{M}*)+)|(?:(?![${unspaced}\u02bc])[\\p{L}\\p{N}]\\p{M}*)+`,
  'gu',
);

/** Words, and runs of letters of a script without spaces. */
function* partsOf(text: string): Generator<{ word: string } | { run: string[] }> {
  for (const { 0: word, groups } of folded(text).matchAll(wordOrRun)) {
    if (groups?.run) yield { run: word.match(/.\p{M}*/gsu)! };
    else yield { word: cut(word) };
  }
}

function cut(word: string): string {
  return word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word;
}

/** What a run is found by: who searches begins at any of its letters, for nobody knows where its words do. */
function beginningsOf(run: string[]): string[] {
  return run.map((_, start) => run.slice(start, start + runLength).join(''));
}

/** A run that is searched for, in pieces that texts are found by; the last one may overlap. */
function piecesOf(run: string[]): string[] {
  const starts = Array.from(
    { length: Math.ceil(run.length / runLength) },
    (_, piece) => piece * runLength,
  );
  const last = Math.max(0, run.length - runLength);
  return starts
    .map((start) => Math.min(start, last))
    .map((start) => run.slice(start, start + runLength).join(''));
}

/** The different words by which a text is found: every one that a search for it begins with is the beginning of one. */
export function indexedWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const part of partsOf(text)) {
    if ('word' in part) words.add(part.word);
    else for (const word of beginningsOf(part.run)) words.add(word);
  }
  return words;
}

/**
 * The different words that are searched for, each to be the beginning of one of the text's. None where nothing is
 * searched for; where there is no word in what is, one that finds nothing.
 */
export function searchWords(search: string): string[] {
  if (search.trim() === '') return [];
  const words = new Set<string>();
  for (const part of partsOf(search)) {
    for (const word of 'word' in part ? [part.word] : piecesOf(part.run)) {
      if (words.size < maxWords) words.add(word);
    }
  }
  return words.size === 0 ? [unsearchable] : [...words];
}

/** The words of a title, and of its texts those that it has not: each after a space, in the form that is kept. */
export function searchTextOf(title: string, texts: string[]): string {
  const inTitle = indexedWords(title);
  const others = [...indexedWords(texts.join('\n'))].filter((word) => !inTitle.has(word));
  const listed = (words: Iterable<string>) => [...words].map((word) => ` ${word}`).join('');
  return `${listed(inTitle)}${endOfTitle}${listed(others)}`;
}

/** The words in a text that {@link searchTextOf} has made. */
export function wordsInSearchText(searchText: string): string[] {
  return searchText.split(' ').filter((word) => word !== '' && word !== '|');
}

/** What makes a search text: with another of these, those that are kept are made anew. */
export const searchTextMakers = [
  ...[folded, partsOf, cut, beginningsOf, indexedWords, searchTextOf],
  ...[accents, invisible, wordOrRun, letterWithMore, maxWordLength, runLength],
].map(String);

/** Where a word is looked for; parts of the title need not be the beginnings of its words. */
export type Place = 'anywhere' | 'title' | 'parts of the title';

/** What a search text is like that has a word with this beginning, for `like`. */
export function patternOf(word: string, where: Place): string {
  if (where === 'anywhere') return `% ${word}%`;
  return where === 'title' ? `% ${word}%${endOfTitle}%` : `%${word}%${endOfTitle}%`;
}
