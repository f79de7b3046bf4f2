import { displayMinor, formatMinor } from './money';

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
])('%i minor units are %s', (minor, expected) => {
  expect(formatMinor(minor)).toBe(expected);
});

test('every amount has the cents it was made of', () => {
  for (let minor = 0; minor <= 20_000; minor += 1) {
    const [whole, cents] = formatMinor(minor).split('.');
    expect(Number(whole) * 100 + Number(cents)).toBe(minor);
    expect(cents).toHaveLength(2);
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
  expect(displayMinor(1050, currency)).toBe(expected);
});
