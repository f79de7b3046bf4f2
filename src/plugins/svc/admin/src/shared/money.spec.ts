import { minor } from '../../../server/src/domain/money';
import { amountExamples, fromAmount, moneyText } from './money';

test.each([
  ['12.5', 1250],
  ['12,50', 1250],
  ['12', 1200],
  [' 12. ', 1200],
  ['0', 0],
  ['000.07', 7],
  ['999999.99', 99_999_999],
])('who types %p means %d minor units', (text, units) => {
  expect(fromAmount(text)).toBe(minor(units));
});

test.each(['', '.5', '-1', '1e3', '12.345', '1000000', 'twelve'])('%p is no amount', (text) => {
  expect(fromAmount(text)).toBeNull();
});

describe.each([
  ['en', '1234.50 EUR', '12.50'],
  ['de', '1234,50 EUR', '12,50'],
])('in a panel whose language is %s', (lang, sum, example) => {
  beforeAll(() => void Object.assign(globalThis, { document: { documentElement: { lang } } }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

  test(`a sum is ${sum}, and an amount looks like ${example}`, () => {
    expect(moneyText(minor(123_450), 'EUR')).toBe(sum);
    expect(amountExamples().example).toBe(example);
  });
});
