import { singleLine, html, type Part, trusted } from './markup';

const shown = (part: Part) => html`${part}`.toString();

test('what people typed stays on one line', () => {
  expect(singleLine(' a\r\nBcc: b\u2028c\u0000d\te ')).toBe('a Bcc: b c d e');
});

test('what people typed is no markup, in elements and in attributes', () => {
  expect(shown(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});

test('lines stay lines, and other control characters go', () => {
  expect(shown('a\r\nb\tc\u0000d\u0085e')).toBe('a \nb\tc d e');
});

test('markup within markup stays what it is, once', () => {
  const item = (name: string) => html`<li>${name}</li>`;
  expect(
    shown(
      html`<ul>
        ${['a', '<b>'].map(item)}
      </ul>`,
    ),
  ).toMatch(/^<ul>\s*<li>a<\/li><li>&lt;b&gt;<\/li>\s*<\/ul>$/);
  expect(shown(trusted('<p>made harmless</p>'))).toBe('<p>made harmless</p>');
});

test('what is not there is nothing, and zero is a number', () => {
  expect([shown(null), shown([]), shown(''), shown(0)]).toEqual(['', '', '', '0']);
});
