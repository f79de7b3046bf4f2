import { minor } from '../../../server/src/domain/money';
import { fromAmount } from './money';

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
