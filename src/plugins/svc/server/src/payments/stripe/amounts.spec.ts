import { minor } from '../../domain/money';
import { fromStripe, notTaken, toStripe } from './amounts';

test.each([
  ['USD', 1250, 1250],
  ['JPY', 1250, 1250],
  ['KWD', 12_500, 12_500],
  ['ISK', 1250, 125_000],
  ['UGX', 1250, 125_000],
])('%s: %i of ours is %i of Stripe’s, and back (8.19)', (currency, ours, theirs) => {
  expect(toStripe(minor(ours), currency)).toBe(theirs);
  expect(fromStripe(theirs, currency.toLowerCase())).toBe(minor(ours));
});

test('three decimals are taken where the last is 0 (8.19)', () => {
  expect(notTaken(minor(12_500), 'KWD')).toBeUndefined();
  expect(notTaken(minor(12_505), 'kwd')).toBe('Cards take KWD in steps of 0.010 only.');
  expect(notTaken(minor(12_505), 'USD')).toBeUndefined();
});
