import { readFileSync } from 'node:fs';
import path from 'node:path';
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';

/*
 * Letters of all kinds on a page: a text is taken apart into runs that one font has and that go one way, and each line is
 * put in the order in which it is read. What no font has is a box, never another letter.
 */

export type Weight = 'regular' | 'bold';

const noto = path.dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));
const dejavu = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** For Latin, Greek and Cyrillic the first; for Arabic, Hebrew, Armenian, Georgian and signs the second. */
const fontFiles: Record<Weight, readonly [string, string]> = {
  regular: [
    path.join(noto, '400Regular/NotoSans_400Regular.ttf'),
    path.join(dejavu, 'DejaVuSans.ttf'),
  ],
  bold: [path.join(noto, '700Bold/NotoSans_700Bold.ttf'), path.join(dejavu, 'DejaVuSans-Bold.ttf')],
};

/** In the thread's memory as long as it lives: reading their tables is most of what a file of one ticket takes. */
const fontsOf = Object.fromEntries(
  Object.entries(fontFiles).map(([weight, files]) => [
    weight,
    files.map((file) => create(readFileSync(file)) as Font),
  ]),
) as Record<Weight, Font[]>;

// The two weights of a family have the same letters.
const fonts = fontsOf.regular;

/** A font, with the glyphs that it has made so far. */
interface Remembering {
  _glyphs: Record<number, unknown>;
}

/**
 * The fonts for one file, to be used before those of the next are asked for. A glyph keeps what it stood for when it was
 * first asked for, which is nothing where that was for its outline alone: a text that is copied would lack it.
 */
export function fontsForFile(weight: Weight): Font[] {
  for (const font of fontsOf[weight]) (font as unknown as Remembering)._glyphs = {};
  return fontsOf[weight];
}

/** What stands for letters that no font has. */
const box = '\u25af';
const boxFont = 1;

/** Joiners, variation selectors and the like, which are not seen themselves. */
const unseen = /^\p{Default_Ignorable_Code_Point}+$/u;

const known = new Map<string, number>();
const mostKnown = 10_000;

/** The font that has all of a letter, with what stands on it; -1 for none. */
function fontOf(letter: string): number {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const points = [...letter]
    .filter((sign) => !unseen.test(sign))
    .map((sign) => sign.codePointAt(0)!);
  const found = fonts.findIndex((font) =>
    points.every((point) => font.hasGlyphForCodePoint(point)),
  );
  if (known.size >= mostKnown) known.clear();
  known.set(letter, found);
  return found;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Latin letters, which are one sign each and go one way: most texts are nothing else. */
const plain = /^[\u0020-\u024f]*$/;

/** The letters of a text, each with all that belongs to it. */
export function lettersOf(text: string): string[] {
  if (plain.test(text)) return [...text];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A piece of a line in one font and one direction. */
export interface Run {
  text: string;
  font: number;
}

/** Whether all of its letters are in a font. */
export function isReadable(text: string): boolean {
  return lettersOf(text).every((letter) => unseen.test(letter) || fontOf(letter) >= 0);
}

interface Piece extends Run {
  level: number;
}

const bidi = bidiFactory();

const isSpace = (text: string) => /^\s+$/.test(text);

/** Whether a letter goes on with a piece. Words from right to left are pieces of their own: each is drawn by itself. */
function isOne(piece: Piece, letter: string, { font, level }: Omit<Piece, 'text'>): boolean {
  if (piece.level !== level) return false;
  if (level % 2 === 1) return piece.font === font && isSpace(letter) === isSpace(piece.text);
  // A space is drawn in the font of what it follows.
  return piece.font === font || isSpace(letter);
}

function piecesOf(text: string): Piece[] {
  const levels = plain.test(text) ? [] : bidi.getEmbeddingLevels(text, 'auto').levels;
  const pieces: Piece[] = [];
  let index = 0;
  for (const letter of lettersOf(text)) {
    const level = levels[index] ?? 0;
    index += letter.length;
    if (unseen.test(letter)) continue;
    const found = fontOf(letter);
    const [shown, font] = found < 0 ? [box, boxFont] : [letter, found];
    const last = pieces.at(-1);
    if (last && isOne(last, letter, { font, level })) last.text += shown;
    else pieces.push({ text: shown, font, level });
  }
  return pieces;
}

/** From the left, of a line as it is written: rule L2 of the Unicode Bidirectional Algorithm. */
export function runsOf(line: string): Run[] {
  const pieces = piecesOf(line);
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < pieces.length; start += 1) {
      let end = start;
      while (end < pieces.length && pieces[end]!.level >= level) end += 1;
      if (end > start) pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return pieces;
}
