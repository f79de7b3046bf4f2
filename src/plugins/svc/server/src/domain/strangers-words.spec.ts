import { strangersWords } from './strangers-words';

test.each([
  ['Ada Buyer', 'Ada Buyer'],
  ['Ångström Žofie 夜 🎻', 'Ångström Žofie 夜 🎻'],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ["Dr. O'Neil-Smith (3)", "Dr. O'Neil-Smith (3)"],
  ['http://evil.example/a?b', 'http: evil. example/a?b'],
  ['https：／／evil．com', 'https： evil． com'],
  ['evil.com', 'evil. com'],
  ['evil。com', 'evil。 com'],
  ['www.evil.com', 'www. evil. com'],
  ['evil.\u200Bcom', 'evil. com'],
  ['evil.\u200Dcom', 'evil. \u200Dcom'],
  ['mailto:ada@evil.com', 'mailto: ada at evil. com'],
  ['\\\\evil\\share', 'evil\\share'],
  ['Call +1 (900) 555-1234 now', 'Call … now'],
  ['1.2.3.4', '1. 2. 3. 4'],
  ['Eve\r\nBcc: all\u2028Total', 'Eve Bcc: all Total'],
  ['\u202Emoc\u202C', 'moc'],
  [' \u200E ', ''],
])('of %j a mail says %j', (text, words) => {
  expect(strangersWords(text)).toBe(words);
});

test('what is longer than a name is cut', () => {
  expect(strangersWords('x'.repeat(60))).toBe('x'.repeat(60));
  expect(strangersWords('🎻'.repeat(61))).toBe(`${'🎻'.repeat(59)}…`);
});
