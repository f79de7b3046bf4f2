import type * as yup from 'yup';
import { idArray, idList } from './id-lists';
import * as schema from './schema';
import { readShape } from './validate';

/** Sent as a field named `x`: the value as it is read, or why it is not. */
function read(type: yup.AnySchema, sent: unknown): unknown {
  const { values, invalid } = readShape({ x: type }, { x: sent });
  return invalid.x === undefined ? values.x : refused(invalid.x);
}

function refused(reason: string) {
  return { refused: reason };
}

/** What nobody sends by accident, whatever the type. */
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
  money: schema.money(),
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

describe('an integer', () => {
  test.each([
    [0, 0],
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    [2_147_483_647, 2_147_483_647],
    [12.0, 12],
  ])('may be %j', (sent, expected) => {
    expect(read(schema.integer(), sent)).toBe(expected);
  });

  test.each([
    -1,
    1.5,
    '1.5',
    '',
    ' ',
    '+1',
    '1,000',
    '１２',
    2_147_483_648,
    1e300,
    '9'.repeat(15),
    true,
  ])('may not be %j', (sent) => {
    expect(read(schema.integer(), sent)).toEqual(refused('must be a whole number, 0 or more'));
  });

  test('keeps to its range, and says which', () => {
    const oneToNine = schema.integer({ min: 1, max: 9 });
    expect([read(oneToNine, 1), read(oneToNine, '9')]).toEqual([1, 9]);
    for (const sent of [0, 10, '-5']) {
      expect(read(oneToNine, sent)).toEqual(refused('must be a whole number, from 1 to 9'));
    }
    expect(read(schema.integer({ min: -1 }), '-1')).toBe(-1);
  });
});

describe('an amount of money', () => {
  test.each<[unknown, number]>([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    [' 12.50 ', 1250],
    ['007.00', 700],
    ['0', 0],
    ['0.00', 0],
    ['0.01', 1],
    ['999999.99', 99_999_999],
    [12.5, 1250],
    [12, 1200],
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [8.2, 820],
    [4.35, 435],
    [999_999.99, 99_999_999],
  ])('%j is %i minor units', (sent, expected) => {
    expect(read(schema.money(), sent)).toBe(expected);
  });

  test('has the cents it was sent with, as text and as a number', () => {
    for (let minor = 0; minor <= 20_000; minor += 1) {
      const sent = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
      expect([read(schema.money(), sent), read(schema.money(), Number(sent))]).toEqual([
        minor,
        minor,
      ]);
    }
  });

  test.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1.234',
    '-1',
    '-0.01',
    '+1',
    '1,50',
    '1,000.00',
    '1 000',
    '$5',
    '5 USD',
    '１２',
    '1e2',
    '1000000',
    '1000000.00',
    1_000_000,
    -1,
    -0.01,
    0.001,
    0.1 + 0.2,
    1e-7,
    1e21,
    1e300,
    true,
    null,
    ['5'],
  ])('may not be %j', (sent) => {
    expect(read(schema.money(), sent)).toEqual(
      refused('must be an amount from 0.00 to 999999.99 with at most two decimals'),
    );
  });

  test('may be larger where that is said', () => {
    const large = schema.money({ wholeDigits: 12 });
    expect(read(large, '999999999999.99')).toBe(99_999_999_999_999);
    expect(read(large, '1000000000000')).toEqual(
      refused('must be an amount from 0.00 to 999999999999.99 with at most two decimals'),
    );
  });
});

describe('a boolean', () => {
  test.each([true, 'true', 1, '1'])('may be %j for true', (sent) => {
    expect(read(schema.boolean(), sent)).toBe(true);
  });
  test.each([false, 'false', 0, '0'])('may be %j for false', (sent) => {
    expect(read(schema.boolean(), sent)).toBe(false);
  });
  test.each(['TRUE', 'yes', 'on', '', 2, -1, '01', [true]])('may not be %j', (sent) => {
    expect(read(schema.boolean(), sent)).toEqual(refused('must be true or false'));
  });
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

describe('ids', () => {
  test.each([
    ['none', [], []],
    ['some, in the order sent', [3, 1, 2], [3, 1, 2]],
    ['numbers as text', ['3', 1], [3, 1]],
    ['one twice, which counts once', [3, '3', 1, 3], [3, 1]],
  ])('in an array: %s', (_, sent, expected) => {
    expect(read(idArray(), sent)).toEqual(expected);
  });

  test.each([
    '1,2',
    5,
    {},
    { 0: 1, length: 1 },
    [0],
    [-1],
    [1.5],
    ['x'],
    [null],
    [true],
    [[1]],
    [2_147_483_648],
    Array.from({ length: 201 }, (_, index) => index + 1),
  ])('in an array may not be %j', (sent) => {
    expect(read(idArray(), sent)).toEqual(refused('must be an array of at most 200 ids'));
  });

  test('in a query string are separated by commas, or the parameter is repeated', () => {
    for (const sent of ['3, 1,3', ['3', '1'], ['3,1', '3']]) {
      expect(read(idList(), sent)).toEqual([3, 1]);
    }
    for (const sent of [
      '',
      ',',
      '1,',
      'a',
      '0',
      '-1',
      '1;2',
      [],
      ['a'],
      [['1']],
      '1,'.repeat(200),
    ]) {
      expect(read(idList(), sent)).toHaveProperty('refused');
    }
  });
});

describe('dates', () => {
  test('are days and times that exist', () => {
    expect(read(schema.wallClock(), ' 2026-02-28 10:00:00 ')).toBe('2026-02-28 10:00:00');
    for (const sent of ['2026-02-30 10:00:00', '2026-02-28', '', '2026-02-28T10:00:00', 5]) {
      expect(read(schema.wallClock(), sent)).toHaveProperty('refused');
    }
  });

  test('may be empty where they may be taken away', () => {
    const clearable = schema.wallClock({ canBeEmpty: true });
    expect(read(clearable, ' ')).toBe('');
    expect(read(clearable, '2026-02-30 10:00:00')).toHaveProperty('refused');
  });

  test('in a filter may leave the time out', () => {
    for (const sent of ['2026-02-28', '2026-02-28 10:00:00']) {
      expect(read(schema.dateBound(), sent)).toBe(sent);
    }
    for (const sent of ['2026-02-30', '2026', '', 'today', '2026-02-28 10:00']) {
      expect(read(schema.dateBound(), sent)).toHaveProperty('refused');
    }
  });
});

test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', ''])(
  'a time zone may be %j',
  (sent) => {
    expect(read(schema.timezone(), sent)).toBe(sent);
  },
);

test.each(['Europe/Bonn', '+01:00', 'UTC+1', 'local', 'Europe/Berlin\u0000'])(
  'a time zone may not be %j',
  (sent) => {
    expect(read(schema.timezone(), sent)).toHaveProperty('refused');
  },
);

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
