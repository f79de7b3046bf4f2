import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  indexedWords,
  patternOf,
  searchTextOf,
  searchWords,
  wordsInSearchText,
} from './search-words';

const finds = (search: string, text: string) =>
  searchWords(search).every((wanted) =>
    [...indexedWords(text)].some((word) => word.startsWith(wanted)),
  );

describe('A search (2.9) finds', () => {
  test.each([
    ['the beginning of a word', 'caf', 'In the Cafeteria'],
    ['a word without its accent', 'cafe', 'Café'],
    ['a word with an accent more', 'café', 'Cafe'],
    ['an accent that is a character of its own', 'cafe\u0301', 'Café'],
    ['small letters in capitals', 'zürich', 'ZURICH'],
    ['ß as ss', 'strasse', 'Straße'],
    ['ss as ß, in capitals', 'STRASSE', 'große straße'],
    ['the capital of ß', 'GROẞ', 'Gross'],
    ['letters that are no accented ones to Unicode', 'lodz', 'Łódź'],
    ['a ligature', 'office', 'oﬃce'],
    ['a letter that is two elsewhere', 'aeble', 'Æble'],
    ['Greek with its last sigma', 'ΟΔΥΣΣΕΥΣ', 'Ο Οδυσσεύς'],
    ['Greek up to a sigma', 'οδυσ', 'ΟΔΥΣΣΕΥΣ'],
    ['Cyrillic', 'МОСКВА', 'в Москва-сити'],
    ['Cyrillic with a breve', 'чаика', 'Чайка'],
    ['a Turkish i, dotted', 'istanbul', 'İSTANBUL'],
    ['a Turkish i, dotless', 'ISPARTA', 'ısparta'],
    ['Hebrew without its points', 'שלום', 'שָׁלוֹם'],
    ['Arabic without its vowels', 'سلام', 'سَلَام'],
    ['Devanagari with its vowels', 'हिन्दी', 'यह हिन्दी है'],
    ['digits', '2026', 'Fair 2026'],
    ['full-width letters', 'JAZZ', 'ＪＡＺＺ'],
    ['words in another order', 'night jazz', 'Jazz Night'],
    ['parts of a word with an apostrophe', "rock'n", 'Rock ’n’ Roll'],
    ['a word with a soft hyphen', 'dampfschiff', 'Dampf\u00adschiff'],
    ['Chinese from any letter', '京都', '東京都庁'],
    ['Japanese beside Latin letters', '発売', 'iPhone発売'],
    ['a long run of Chinese', '東京都庁展望室見学会場', 'では東京都庁展望室見学会場へ'],
    ['kana whose marks make another letter', 'ガラ', 'ガラス'],
    ['Thai', 'เทพ', 'กรุงเทพ'],
    ['Korean', '한국', '한국어 교실'],
  ])('%s', (_, search, text) => {
    expect(finds(search, text)).toBe(true);
  });
});

describe('A search (2.9) does not find', () => {
  test.each([
    ['the middle of a word', 'rich', 'Zürich'],
    ['a word of which another is the beginning', 'cafeteria', 'Cafe'],
    ['kana without the mark that makes another letter', 'カラ', 'ガラス'],
    ['Devanagari with another vowel', 'हुन्दी', 'हिन्दी'],
    ['Chinese in another order', '都京', '京都'],
    ['a long run that differs at its end', '東京都庁展望室見学会館', '東京都庁展望室見学会場'],
    ['where one of the words is missing', 'jazz nowhere', 'Jazz Night'],
    ['anything where no letter is searched for', '!!!', 'Fair!!! - 100 % |'],
    ['anything by a separator of its own form', ' | ', 'a | b'],
  ])('%s', (_, search, text) => {
    expect(finds(search, text)).toBe(false);
  });
});

describe('The words of a search', () => {
  test.each([
    ['one, with spaces around it', '  jazz ', ['jazz']],
    ['what separates', 'jazz/rock—"pop"', ['jazz', 'rock', 'pop']],
    ['the same in another form', 'Café cafe CAFÉ tea', ['cafe', 'tea']],
    ['nothing', '', []],
    ['spaces', ' \u00a0\t', []],
    ['a query of another language', '"a" OR NEAR(*', ['a', 'or', 'near']],
    ['punctuation alone', '%_!', ['-']],
    ['an emoji alone', '🎷', ['-']],
  ])('%s', (_, search, words) => {
    expect(searchWords(search)).toEqual(words);
  });

  test('are the first eight different ones (7.9)', () => {
    expect(searchWords('A a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  test('count up to 64 characters each, none of them cut in two', () => {
    const letter = '𝒳'.repeat(70);
    expect(searchWords(letter)).toEqual(['x'.repeat(64)]);
    expect(searchWords('𐐨'.repeat(70))).toEqual(['𐐨'.repeat(64)]);
  });
});

describe('What is kept of a title and its texts', () => {
  test('has each word once, those of the title first', () => {
    expect(searchTextOf('Jazz & jazz', ['Café jazz', 'TEA'])).toBe(' jazz | cafe tea');
    expect(wordsInSearchText(' jazz | cafe tea')).toEqual(['jazz', 'cafe', 'tea']);
    expect(searchTextOf('', [])).toBe(' |');
    expect(wordsInSearchText(' |')).toEqual([]);
  });

  test('is what patterns are for', () => {
    expect(patternOf('ja', 'title')).toBe('% ja% |%');
    expect(patternOf('ja', 'anywhere')).toBe('% ja%');
    expect(patternOf('ja', 'parts of the title')).toBe('%ja% |%');
  });
});

test('Every character that Unicode knows has one form, which is its own (2.9)', () => {
  const others: string[] = [];
  for (let code = 1; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (/\p{Cn}|\p{Co}/u.test(character)) continue;
    const words = [...indexedWords(character)].join();
    if ([...indexedWords(words)].join() !== words) others.push(code.toString(16));
  }
  expect(others).toEqual([]);
});

describe('Whatever the text is', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.lorem({ maxCount: 20 }),
  );

  test('each of its words is found by every beginning, and by itself in capitals', () => {
    fc.assert(
      fc.property(text, fc.nat(), (given, cut) => {
        for (const word of indexedWords(given)) {
          const letters = word.match(/.\p{M}*/gsu)!;
          const beginning = letters.slice(0, 1 + (cut % letters.length)).join('');
          // As `assert`: so many of `expect` take seconds.
          assert.ok(finds(beginning, given), beginning);
          assert.ok(finds(word.toUpperCase(), given), word);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('its words are letters and digits in one form, of at most 64 characters', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const word of indexedWords(given)) {
          assert.match(word, /^[\p{L}\p{N}\p{M}]{1,64}$/u);
          assert.ok([...indexedWords(word)].includes(word), word);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
