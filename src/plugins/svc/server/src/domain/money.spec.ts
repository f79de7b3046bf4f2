import assert from 'node:assert/strict';
import {
  displayMinor,
  formatMinor,
  isMore,
  leastOf,
  type Minor,
  minor,
  minus,
  mostOf,
  noMoney,
  plus,
  type StoredMinor,
  sumOf,
  times,
  unitsOf,
  unitsText,
} from './money';

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [1050, '10.50'],
  [99_999_999, '999999.99'],
  [2_147_483_647, '21474836.47'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  [-1, '-0.01'],
  [-1050, '-10.50'],
  [-0, '0.00'],
])('%i minor units are %s', (units, expected) => {
  expect(formatMinor(minor(units))).toBe(expected);
});

test('every amount has the cents it was made of', () => {
  for (let units = 0; units <= 20_000; units += 1) {
    const [whole, cents] = formatMinor(minor(units)).split('.');
    // As `assert`: so many of `expect` take seconds.
    assert.equal(Number(whole) * 100 + Number(cents), units);
    assert.equal(cents!.length, 2);
  }
});

test.each([
  ['USD', '$10.50'],
  ['EUR', '€10.50'],
  ['GBP', '£10.50'],
  ['AUD', 'A$10.50'],
  ['CHF', 'CHF\u00a010.50'],
  ['PLN', 'PLN\u00a010.50'],
])('people read 1050 in %s as %s', (currency, expected) => {
  expect(displayMinor(minor(1050), currency)).toBe(expected);
});

test.each([
  [1250, 1250],
  ['1250', 1250],
  ['-5', -5],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
])('%p is %d minor units, as a number or in digits', (units, expected) => {
  expect(unitsOf(minor(units))).toBe(expected);
  expect(formatMinor(minor(units))).toBe(formatMinor(minor(expected)));
});

test.each([0.5, NaN, Infinity, 2 ** 53, '1.5', '', ' 1', '1e3', '0x10', String(2 ** 53)])(
  '%p is no amount',
  (units) => {
    expect(() => minor(units)).toThrow(RangeError);
  },
);

test('amounts are added, subtracted and multiplied', () => {
  expect(plus(minor(1250), minor(50))).toBe(minor(1300));
  expect(minus(minor(1250), minor(1300))).toBe(minor(-50));
  expect(times(minor(1250), 3)).toBe(minor(3750));
  expect(times(minor(1250), 0)).toBe(noMoney);
  expect(sumOf([minor(1), minor(20), minor(300)])).toBe(minor(321));
  expect(sumOf([])).toBe(noMoney);
});

test('what would be a fraction, or more than a number holds, is no amount', () => {
  expect(() => times(minor(1250), 0.9)).toThrow(RangeError);
  expect(() => times(minor(1251), 0.5)).toThrow(RangeError);
  expect(() => times(minor(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  expect(() => plus(minor(Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
  expect(() => minus(minor(-Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
});

test('amounts are compared', () => {
  expect(isMore(minor(2), minor(1))).toBe(true);
  expect(isMore(minor(1), minor(1))).toBe(false);
  expect(leastOf(minor(3), minor(10), minor(2))).toBe(minor(2));
  expect(mostOf(minor(3), minor(10), minor(2))).toBe(minor(10));
  expect([leastOf(minor(3)), mostOf(minor(3))]).toEqual([minor(3), minor(3)]);
});

test('a report tells of an amount whatever it is', () => {
  expect(unitsText(minor(1250))).toBe('1250');
  expect(unitsText('1250')).toBe('1250');
  expect(unitsText(String(2 ** 60))).toBe(String(2 ** 60));
  expect(unitsText(null)).toBe('unknown');
});

/* oxlint-disable typescript/restrict-plus-operands -- it is the compiler's answer that counts */

/** Compiled and never run: each line that is expected to fail would be an error of its own if it did not. */
export function wrong(price: Minor, stored: StoredMinor): unknown {
  let total = price;
  // @ts-expect-error a number is no amount
  total = 12.5;
  // @ts-expect-error nor is a text of one that was stored
  total = stored;
  // @ts-expect-error no sum by its sign
  total += 1;
  // @ts-expect-error no product by its sign
  total *= 0.9;
  return [
    total,
    // @ts-expect-error no part of an amount
    price / 2,
    // @ts-expect-error nor where it may be text
    stored / 2,
    // @ts-expect-error nor as a percentage
    price * 0.9,
    // @ts-expect-error nor of a quantity's product
    3 * price,
    // @ts-expect-error no rest of an amount
    price % 100,
    // @ts-expect-error no sum by its sign
    price + price,
    // @ts-expect-error no sum with a number
    price + 1,
    // @ts-expect-error nor where it may be text, which would be put before it
    stored + 1,
    // @ts-expect-error no difference by its sign
    price - price,
    // @ts-expect-error nothing to round
    Math.round(price),
    // @ts-expect-error no least of numbers
    Math.min(price, price),
    // @ts-expect-error no text of a fraction
    Number.parseFloat(price),
    // @ts-expect-error decimals are formatMinor's
    price.toFixed(2),
    // @ts-expect-error no number to compare with
    price > 0,
    // @ts-expect-error nor to be equal to
    price === 0,
    // @ts-expect-error no number to show
    formatMinor(12.5),
    // @ts-expect-error no number to multiply
    times(1250, 2),
    // @ts-expect-error no amount for a quantity
    times(price, price),
  ];
}
