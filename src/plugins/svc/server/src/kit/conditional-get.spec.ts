import { etagFor, matchesAnyEtag, matchesEtag, etagOf } from './conditional-get';

const tag = '"abc"';

describe.each(['If-Match', 'If-None-Match'])('%s', () => {
  test.each([
    ['the tag', '"abc"'],
    ['the tag as a weak one', 'W/"abc"'],
    ['the tag among others', '"x", "abc", W/"y"'],
    ['the tag behind another without a space', '"x","abc"'],
    ['white space around it', '\t"x" ,  "abc" '],
    ['a tag with a comma in it, and the tag', '"x,y", "abc"'],
    ['a tag with bytes above ASCII, and the tag', '"\xfc", "abc"'],
    ['empty elements, which a recipient has to put up with', ', "abc",, ,'],
    ['the tag of what is packed by gzip', `"x", ${etagFor(tag, 'gzip')}`],
    ['the tag of what is packed by brotli', `W/${etagFor(tag, 'br')}`],
    ['any', '*'],
    ['any, with white space', ' * '],
  ])('matches the ETag: %s', (_, header) => {
    expect(matchesEtag(header, tag)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['another tag', '"abcd"'],
    ['another case', '"ABC"'],
    ['the tag inside another', '"x,"abc""'],
    ['the tag without quotes', 'abc'],
    ['quotes of the other kind', "'abc'"],
    ['a small w', 'w/"abc"'],
    ['a space inside a tag, which then is none', '"abc", "x y"'],
    ['any besides a tag', '*, "abc"'],
    ['a tag that does not end', '"abc", "x'],
    ['two tags without a comma', '"abc" "x"'],
    ['only the mark of a weak tag', 'W/'],
  ])('does not match the ETag: %s', (_, header) => {
    expect(matchesEtag(header, tag)).toBe(false);
  });

  test('is parsed in linear time, however it is built', () => {
    const size = 16_000;
    const headers = [
      ' '.repeat(size),
      '"'.repeat(size),
      ','.repeat(size),
      `"x"${' '.repeat(size)}x`,
    ];
    expect(headers.map((header) => matchesEtag(`${header}?`, tag))).toEqual(
      headers.map(() => false),
    );
  });
});

describe('the header * that matches any ETag', () => {
  test.each(['*', ' *', '*\t'])('is %j', (header) => expect(matchesAnyEtag(header)).toBe(true));

  test.each(['', '**', '"*"', 'W/*', '*, *', '"abc", *'])('is not %j', (header) =>
    expect(matchesAnyEtag(header)).toBe(false),
  );
});

describe('an ETag', () => {
  test('depends on every part and on their boundaries', () => {
    const tags = [
      etagOf('a', 'b'),
      etagOf('a', 'c'),
      etagOf('b', 'a'),
      etagOf('a'),
      etagOf('ab', ''),
    ];
    expect(new Set(tags).size).toBe(tags.length);
    expect(etagOf('a', 'b')).toBe(tags[0]);
  });

  test('is strong, and of 27 letters, digits, dashes and underscores', () => {
    expect(etagOf('[]')).toMatch(/^"[\w-]{27}"$/);
  });
});

test('each coding of an answer has a tag of its own (8.18)', () => {
  expect([null, 'gzip' as const, 'br' as const].map((coding) => etagFor(tag, coding))).toEqual([
    '"abc"',
    '"bca"',
    '"cab"',
  ]);
});
