import { displayMinor, minor, setMoneyDecimals } from '../domain/money';
import { moneyText } from '../domain/money-text';
import { costText } from './cost-text';

beforeAll(() => {
  const settings = { currency: 'JPY', publicUrl: 'https://tickets.example.test' };
  Object.assign(globalThis, { strapi: { config: { get: () => settings } } });
  setMoneyDecimals(0);
});

test('a price that follows from the tickets is written as the language does', () => {
  const amount = minor(1500);
  expect(costText(displayMinor(amount, 'JPY'))).toBe(moneyText(amount, 'JPY'));
});

test.each(['IBAN DE89370400440532013000', '99999999999999999999', 'from 12 – 34 – 56'])(
  'what an editor wrote stays as it is: %s',
  (text) => expect(costText(text)).toBe(text),
);
