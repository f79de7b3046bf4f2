import { minor } from '../../../server/src/domain/money';
import { amountExamples, amountText, fromAmount, moneyText } from './money';

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
    expect(moneyText(minor(-123_450), 'EUR')).toBe(`−${sum}`);
    expect(amountExamples().example).toBe(example);
    expect(amountText(minor(1250))).toBe(example);
  });

  test('an amount may be typed with groups, as it is written there', () => {
    const [grouped, others] = lang === 'de' ? ['1.200,50', '1,200.50'] : ['1,200.50', '1.200,50'];
    expect(fromAmount(grouped!)).toBe(minor(120_050));
    expect(fromAmount(grouped!.slice(0, 5))).toBe(minor(120_000));
    expect(fromAmount('12.50')).toBe(minor(1250));
    for (const wrong of [others!, '1.20.500', '1200.500', '12345.678,00']) {
      expect(fromAmount(wrong)).toBeNull();
    }
  });
});
