import { harmlessHtml, plainText } from './html';

describe('harmless HTML', () => {
  test.each([
    ['text', 'Doors open at 19:00 & close at 23:00'],
    ['paragraphs and lists', '<p>One <strong>bold</strong> word</p><ul><li>a</li><li>b</li></ul>'],
    ['links', '<a href="https://example.test/?a=1" target="_blank" rel="noopener">more</a>'],
    ['mail and telephone links', '<a href="mailto:a@example.test">a</a><a href="tel:+49301">b</a>'],
    ['links within the site', '<a href="/venues/3#map">map</a>'],
    ['tables', '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'],
    ['details', '<details><summary>More</summary>text</details>'],
    ['a language', '<p lang="ar" dir="rtl" class="intro">…</p>'],
  ])('stays as it is: %s', (_, html) => {
    expect(harmlessHtml(html)).toBe(html);
  });

  test.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script in capitals', 'a<SCRIPT SRC=//evil.test/x.js></SCRIPT>b', 'ab'],
    [
      'a script within a script',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      'ipt&gt;alert(1)ipt&gt;',
    ],
    ['a handler', '<img src="x.png" onerror="alert(1)">', '<img src="x.png" />'],
    ['a handler after a slash', '<img/src="x.png"/onerror=alert(1)>', '<img src="x.png" />'],
    ['a javascript: link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['one with control characters', '<a href="java\u0001scr\tipt:alert(1)">a</a>', '<a>a</a>'],
    ['one with entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a data: picture', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img />'],
    ['a vbscript: link', '<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script><a>x</a></svg>', '<a>x</a>'],
    ['a style sheet', 'a<style>p { color: red }</style>b', 'ab'],
    ['a style', '<p style="background: url(javascript:alert(1))">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.test"></iframe>a', 'a'],
    ['an object', '<object data="x.swf"><embed src="x.swf"></object>a', 'a'],
    ['a form', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['a base and a refresh', '<base href="//evil.test"><meta http-equiv="refresh">a', 'a'],
    ['a comment', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
    ['a condition', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
    ['an unfinished tag', 'a<img src=x onerror=alert(1)', 'a'],
    ['crossed elements', '<b><i>a</b>c</i>', '<b><i>a</i></b>c'],
    ['an element never closed', '<p><b>a', '<p><b>a</b></p>'],
  ])('loses %s', (_, html, expected) => {
    expect(harmlessHtml(html)).toBe(expected);
  });

  test('does not change when it is made harmless again', () => {
    const once = harmlessHtml('<p onclick="x">5 < 6 & 7 <b>yes</b><script>x</script></p>');
    expect(harmlessHtml(once)).toBe(once);
  });

  test('is at most a hundred elements deep', () => {
    expect(harmlessHtml(`${'<b>'.repeat(1_000)}x`)).toBe(
      `${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`,
    );
  });

  test('with more tags than people write has none left', () => {
    expect(harmlessHtml('a<b>'.repeat(30_000))).not.toContain('<');
    expect(harmlessHtml('<p>a</p>'.repeat(5_000))).toHaveLength(40_000);
  });
});

describe('a whole megabyte', () => {
  test.each([
    '<b>',
    '<b><!--</b>-->',
    '<div><a href="x">',
    '<ul><li>',
    '<',
    '<a ',
    '<!--',
    '&',
    '</b>',
  ])('of %j is read in no time', (part) => {
    const html = part.repeat(1_000_000 / part.length);
    const { user: began } = process.cpuUsage();
    harmlessHtml(html);
    plainText(html);
    // In microseconds of the processor, so that a busy machine does not count.
    expect(process.cpuUsage().user - began).toBeLessThan(3_000_000);
  });
});

describe('the plain text', () => {
  test.each([
    ['of text', 'Doors open at 19:00', 'Doors open at 19:00'],
    ['of entities', '5 &lt; 6 &amp; 7 &eacute;', '5 < 6 & 7 é'],
    ['of markup', '<p>One <strong>bold</strong> word</p>', 'One bold word'],
    ['of a link has its words alone', '<a href="https://example.test">more</a>', 'more'],
    ['of a picture is nothing', 'a <img src="x.png" alt="b"> c', 'a c'],
    ['of a heading is not shouted', '<h1>Summer night</h1>', 'Summer night'],
    ['of a script is nothing', 'a<script>alert(1)</script>', 'a'],
  ])('%s', (_, html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  test('of paragraphs, lists and tables keeps words apart, and adds none', () => {
    const html =
      '<p>one</p><p>two</p><ul><li>three</li><li>four</li></ul>' +
      '<table><tr><th>five</th><td>six</td></tr></table>seven<br>eight';
    expect(plainText(html).split(/\s+/)).toEqual(
      'one two three four five six seven eight'.split(' '),
    );
  });

  test.each(['<b>', '<div>', '<ul><li>', '<table><tr><td>'])(
    'of elements that lie as deep in each other as %j ten thousand times is read',
    (part) => {
      expect(plainText(`before ${part.repeat(10_000 / 2)}`)).toBe('before');
    },
  );
});
