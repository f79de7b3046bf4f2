import { strings } from '@strapi/utils';
import { slugCandidates, slugOf } from './slug';

test.each([
  ['Summer Night', 'summer-night'],
  ['  Rock & Roll!  ', 'rock-and-roll'],
  ['Größe und Maß', 'groesse-und-mass'],
  ['Café Ñandú', 'cafe-nandu'],
  ['Москва', 'moskva'],
  ['2026', '2026'],
  ['--a--', 'a'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a/b?c=d#e', 'a-b-c-d-e'],
  ['<script>', 'script'],
])('the title %j is %s in an address', (title, slug) => {
  expect(slugOf(title, 'event')).toBe(slug);
});

test.each([
  ['音楽', 'yin-le'],
  ['ジャズの夜 2026', 'ziyazunoye-2026'],
  ['서울 재즈 페스티벌', 'seoul-jaejeu-peseutibeol'],
  ['हिन्दी संगीत', 'hindii-sngiit'],
  ['עברית', 'bryt'],
  ['ภาษาไทย', 'phaasaaaithy'],
  ['音楽Jazz & 서울', 'yin-le-jazz-and-seoul'],
])('the title %j in another script is %s in an address (8.2)', (title, slug) => {
  expect(slugOf(title, 'event')).toBe(slug);
});

test.each(['', '   ', '🎵', '!!!'])(
  'the title %j has no usable letters, so the slug is the type’s name',
  (title) => {
    expect(slugOf(title, 'event')).toBe('event');
  },
);

test('a slug is at most 200 characters long and does not end with a dash', () => {
  const slug = slugOf(`${'a'.repeat(199)} b`, 'event');
  expect(slug).toBe('a'.repeat(199));
  expect(slugOf('ab '.repeat(85), 'event').length).toBeLessThanOrEqual(200);
});

test('the candidates begin with the slug, differ, and fit their column', () => {
  const all = [...slugCandidates('x'.repeat(300), 'event', 2_147_483_647)];
  expect(all.slice(0, 3)).toEqual([
    'x'.repeat(200),
    `${'x'.repeat(200)}-2147483647`,
    `${'x'.repeat(200)}-2147483647-2`,
  ]);
  expect(new Set(all).size).toBe(all.length);
  expect(Math.max(...all.map((slug) => slug.length))).toBeLessThanOrEqual(255);
});

test.each([
  'Jazz Night',
  'A Night, week 2',
  'Café Zürich & Friends',
  'Rock-n-roll 2026: the return',
  'HTML for iPhone users',
  ' spaced  out ',
  "Don't stop",
  '- , -',
  '2nd Hand, 3D',
  'X Y 1A',
])('the slug of the title %j is the same as the library’s', (title) => {
  expect(slugOf(title, 'event')).toBe(strings.nameToSlug(title) || 'event');
});

test('no title takes long, whatever its separators', () => {
  expect(slugOf(`${' ,:-'.repeat(60)}!`, 'event')).toBe('event');
});
