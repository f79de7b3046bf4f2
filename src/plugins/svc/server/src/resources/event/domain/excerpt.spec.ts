import { plainText } from '../../../domain/html';
import { excerptOf } from './excerpt';

function excerpt(own: string | null, content: string): string {
  return excerptOf(own, plainText(content));
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`);

test("the editor's own excerpt is taken as it is", () => {
  expect(excerpt('<b>Own</b>', 'content')).toBe('<b>Own</b>');
});

test.each([null, ''])('without an excerpt of its own (%j) it is made from the content', (own) => {
  expect(excerpt(own, '<p>One <b>two</b></p><p>three</p>')).toBe('One two three');
});

test('55 words are taken whole', () => {
  expect(excerpt(null, words(55).join(' '))).toBe(words(55).join(' '));
});

test('more than 55 words are cut after the 55th', () => {
  expect(excerpt(null, words(56).join('\n'))).toBe(`${words(55).join(' ')} …`);
});

test('words of several paragraphs, lists and tables are not joined', () => {
  const html = '<h2>One</h2><ul><li>two<li>three</ul><table><tr><td>four<td>five</table>';
  expect(excerpt(null, html)).toBe('One two three four five');
});

test('entities count as the characters they stand for', () => {
  expect(excerpt(null, 'Rock &amp; Roll&nbsp;night')).toBe('Rock & Roll night');
});

test.each(['', '   ', '<p></p>', '<img src="x.png">'])(
  'content without words (%j) has none',
  (html) => {
    expect(excerpt(null, html)).toBe('');
  },
);
