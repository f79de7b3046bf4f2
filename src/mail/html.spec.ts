import { escapeHtml, flat, layout } from './html';

test('what people typed stays on one line', () => {
  expect(flat(' a\r\nBcc: b\u2028c\u0000d\te ')).toBe('a Bcc: b c d e');
});

test('what people typed is no markup, in elements and in attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});

test('a page fits a narrow window and names itself', () => {
  const page = layout('<Title>', '<p>Body</p>');
  expect(page).toContain('<title>&lt;Title&gt;</title>');
  expect(page).toContain('width=device-width');
  expect(page).toContain('max-width:560px');
});
