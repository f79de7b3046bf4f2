import { namesTag, tagOf } from './entity-tag';

const tag = '"abc"';

describe('If-None-Match', () => {
  test.each([
    ['the tag', '"abc"'],
    ['the tag as a weak one', 'W/"abc"'],
    ['the tag among others', '"x", "abc", W/"y"'],
    ['the tag behind another without a space', '"x","abc"'],
    ['white space around it', '\t"x" ,  "abc" '],
    ['a tag with a comma in it, and the tag', '"x,y", "abc"'],
    ['a tag with bytes above ASCII, and the tag', '"\xfc", "abc"'],
    ['empty elements, which a recipient has to put up with', ', "abc",, ,'],
    ['any', '*'],
    ['any, with white space', ' * '],
  ])('names the tag: %s', (_, header) => {
    expect(namesTag(header, tag)).toBe(true);
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
  ])('does not name it: %s', (_, header) => {
    expect(namesTag(header, tag)).toBe(false);
  });

  test('is read in one go, however it is made', () => {
    const size = 16_000;
    const headers = [
      ' '.repeat(size),
      '"'.repeat(size),
      ','.repeat(size),
      `"x"${' '.repeat(size)}x`,
    ];
    expect(headers.map((header) => namesTag(`${header}?`, tag))).toEqual(headers.map(() => false));
  });
});

describe('a tag', () => {
  test('follows from every part, and from where one ends', () => {
    const tags = [tagOf('a', 'b'), tagOf('a', 'c'), tagOf('b', 'a'), tagOf('a'), tagOf('ab', '')];
    expect(new Set(tags).size).toBe(tags.length);
    expect(tagOf('a', 'b')).toBe(tags[0]);
  });

  test('is strong, and of 27 letters, digits, dashes and underscores', () => {
    expect(tagOf('[]')).toMatch(/^"[\w-]{27}"$/);
  });
});
