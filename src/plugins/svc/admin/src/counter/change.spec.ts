import { minor, setMoneyDecimals } from '../../../server/src/domain/money';
import { changeOf, isEnough } from './change';

afterEach(() => setMoneyDecimals(2));

test.each([
  [2, '50', 2510, 2490],
  [2, '0,30', 10, 20],
  [2, '100.10', 10_000, 10],
  [2, '0', 0, 0],
  [2, '0', 1250, -1250],
  [2, '5', 1250, -750],
  [0, '5000', 3200, 1800],
  [3, '1.5', 1250, 250],
])('with %i decimals, %s for %i gives back %i', (decimals, given, total, change) => {
  setMoneyDecimals(decimals);
  expect(changeOf(given, minor(total))).toBe(change);
});

test.each(['', ' ', 'many', '-5', '1.234'])('%j is no amount that was given', (given) => {
  expect(changeOf(given, minor(100))).toBeNull();
});

test.each([
  ['25.10', true],
  ['30', true],
  ['25.09', false],
  ['many', false],
  // Nobody counts what goes back.
  ['', true],
  ['  ', true],
])('who is given %j for 25.10 may sell: %p', (given, isSold) => {
  expect(isEnough(given, minor(2510))).toBe(isSold);
});
