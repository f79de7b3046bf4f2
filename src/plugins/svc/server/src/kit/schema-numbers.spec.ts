import assert from 'node:assert/strict';
import { read, refused } from '../testing/read-sent';
import { money } from './money-schema';
import * as schema from './schema';

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

  test.each([-1, 1.5, '1.5', '', ' ', '+1', '1,000', '１２', true])('may not be %j', (sent) => {
    expect(read(schema.integer(), sent)).toEqual(refused('must be a whole number, 0 or more'));
  });

  test.each([2_147_483_648, 1e300, '9'.repeat(15)])(
    'may not be %j, which no column holds, and is told how much one does',
    (sent) => {
      const told = 'must be a whole number, from 0 to 2147483647';
      expect(read(schema.integer(), sent)).toEqual(refused(told));
    },
  );

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
    expect(read(money(), sent)).toBe(expected);
  });

  test('has the cents it was sent with, as text and as a number', () => {
    const amount = money();
    for (let minor = 0; minor <= 20_000; minor += 1) {
      const sent = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
      // As `assert`: so many of `expect` take seconds.
      assert.deepEqual([read(amount, sent), read(amount, Number(sent))], [minor, minor]);
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
    expect(read(money(), sent)).toEqual(
      refused('must be an amount from 0.00 to 999999.99 with at most two decimals'),
    );
  });

  test('may be larger where that is said', () => {
    const large = money({ wholeDigits: 12 });
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
