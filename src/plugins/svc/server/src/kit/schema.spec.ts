import type * as yup from 'yup';
import { read, refused } from '../testing/read-sent';
import { idList } from './id-lists';
import { money } from './money-schema';
import * as schema from './schema';

const hostile: unknown[] = [
  [],
  ['a', 'b'],
  [['a']],
  {},
  { length: 1, 0: 'a' },
  JSON.parse('{"__proto__": {"valueOf": 1}}'),
  { toString: 'x' },
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  'x'.repeat(100_000),
  'constructor',
  '__proto__',
  '1e3',
  '0x10',
  '1'.repeat(400),
  'NaN',
  'Infinity',
];

const types: Record<string, yup.AnySchema> = {
  integer: schema.integer(),
  money: money(),
  boolean: schema.boolean(),
  oneOf: schema.oneOf(['publish', 'draft']),
  idList: idList(),
  wallClock: schema.wallClock(),
  dateBound: schema.dateBound(),
  timezone: schema.timezone(),
  webAddress: schema.webAddress(),
  emailAddress: schema.emailAddress(),
};

describe.each(Object.entries(types))('%s', (_, type) => {
  test.each(hostile.map((sent) => [JSON.stringify(sent).slice(0, 40), sent]))(
    'refuses %s with a reason of ours',
    (_json, sent) => {
      expect(read(type, sent)).toEqual(refused(expect.stringMatching(/^must /)));
    },
  );

  test('rejects null with our own message unless it is nullable', () => {
    expect(read(type, null)).toEqual(refused(expect.stringMatching(/^must /)));
    expect(read(type.nullable(), null)).toBeNull();
  });
});

describe('text', () => {
  test.each([
    ['a word', 'Concert', 'Concert'],
    ['spaces at its ends, which go', '  Concert\u00a0 ', 'Concert'],
    ['nothing', '', ''],
    ['letters of any language', 'Концерт 音楽 🎵', 'Концерт 音楽 🎵'],
    ['markup', '<b>"x"</b>', '<b>"x"</b>'],
    ['names that objects have by nature', '__proto__', '__proto__'],
    ['what looks like a number', '1e3', '1e3'],
    ['255 characters', 'x'.repeat(255), 'x'.repeat(255)],
    ['line breaks at its ends, which go', 'a\n', 'a'],
  ])('may be %s', (_, sent, expected) => {
    expect(read(schema.text(), sent)).toBe(expected);
  });

  test('is counted in Unicode characters, not in bytes or surrogates', () => {
    expect(read(schema.text({ max: 3 }), '🎟🎟🎟')).toBe('🎟🎟🎟');
    expect(read(schema.text({ max: 3 }), '🎟🎟🎟🎟')).toHaveProperty('refused');
  });

  test.each([
    ['a number', 5, 'must be text'],
    ['true', true, 'must be text'],
    ['null', null, 'must be text'],
    ['a list', ['a'], 'must be text'],
    ['an object', { toString: 'a' }, 'must be text'],
    ['256 characters', 'x'.repeat(256), 'must be at most 255 characters long'],
    ['100 kB', 'x'.repeat(100_000), 'must be at most 255 characters long'],
    ['NUL', 'a\u0000b', 'must not have control characters'],
    ['a bell', 'a\u0007b', 'must not have control characters'],
    ['a control character of Latin 1', 'a\u0085b', 'must not have control characters'],
    ['half a character', 'a\ud83cb', 'must not have control characters'],
    ['a line break', 'a\nb', 'must not have control characters'],
    ['a tab', 'a\tb', 'must not have control characters'],
  ])('may not be %s', (_, sent, reason) => {
    expect(read(schema.text(), sent)).toEqual(refused(reason));
  });

  test('of several lines has line breaks and tabs, and no other control characters', () => {
    expect(read(schema.text({ multiline: true }), 'a\r\n\tb')).toBe('a\r\n\tb');
    expect(read(schema.text({ multiline: true }), 'a\u0000b')).toHaveProperty('refused');
  });

  test('that must not be empty is not made of spaces', () => {
    expect(read(schema.text({ min: 1 }), '   ')).toEqual(refused('must not be empty'));
  });
});

describe('an object of texts', () => {
  const texts = schema.textRecord({ max: 5 });
  const allowed = 'must be an object of texts, each at most 5 characters long';

  test.each([[{}], [{ a: 'b', c: '' }], [{ toString: 'x' }]])('is read: %j', (sent) => {
    expect(read(texts, sent)).toEqual(sent);
  });

  test.each([
    [null],
    ['a'],
    [['a']],
    [{ a: 1 }],
    [{ a: null }],
    [{ a: ['b'] }],
    [{ a: { toString: 1 } }],
    [{ a: 'longer' }],
    [{ a: 'b\r\nc' }],
    [{ a: '\0' }],
    [{ a: '\ud800' }],
  ])('is not %j', (sent) => expect(read(texts, sent)).toEqual(refused(allowed)));
});

describe('one of some words', () => {
  const status = schema.oneOf(['publish', 'draft']);
  test('is one of them as it is written', () => {
    expect(read(status, 'draft')).toBe('draft');
    for (const sent of ['Draft', ' draft', '', 1, ['draft'], 'trash']) {
      expect(read(status, sent)).toEqual(refused('must be one of publish, draft'));
    }
  });
});

test.each([
  'https://example.test',
  'http://example.test:8080/a?b=c#d',
  'https://münchen.test/',
  '',
])('a web address may be %j', (sent) => {
  expect(read(schema.webAddress(), sent)).toBe(sent);
});

test.each([
  'example.test',
  '//example.test',
  'http://',
  'http:/example.test',
  'https:///example.test',
  'http://a b',
  'javascript:alert(1)',
  'javascript://example.test/%0aalert(1)',
  'data:text/html,x',
  'ftp://example.test',
  'mailto:a@example.test',
  'https://example.test/\nx',
  `https://example.test/${'x'.repeat(2048)}`,
])('a web address may not be %j', (sent) => {
  expect(read(schema.webAddress(), sent)).toHaveProperty('refused');
});

test.each(['a@example.test', "o'neil+tag@mail.example.test", ''])(
  'an e-mail address may be %j',
  (sent) => {
    expect(read(schema.emailAddress(), sent)).toBe(sent);
  },
);

test.each([
  'a',
  'a@',
  '@example.test',
  'a b@example.test',
  'a@b@example.test',
  'a@example.test,b@example.test',
  'A <a@example.test>',
  'a@example.test\r\nBcc: b@example.test',
  `${'a'.repeat(250)}@example.test`,
])('an e-mail address may not be %j', (sent) => {
  expect(read(schema.emailAddress(), sent)).toHaveProperty('refused');
});
