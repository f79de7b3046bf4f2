import { minor } from '../../../domain/money';
import { amountBack, cutOffOf, frozenTerms, type OfferedTerms, stepAt } from './return-terms';

const offered: OfferedTerms = {
  timezone: 'Europe/Berlin',
  changesUntil: '',
  startsAt: 1_903_975_200,
  returnPolicy: [
    { until: '2030-04-01 12:00:00', percent: 100 },
    { until: '2030-04-20 12:00:00', percent: 50 },
  ],
};
const noonInApril = Date.UTC(2030, 3, 1, 10) / 1000;

test('steps hold until their second, one after the other (8.14)', () => {
  const terms = frozenTerms(offered);
  const percents = [noonInApril - 1, noonInApril, noonInApril + 1].map(
    (at) => stepAt(terms, at)?.percent,
  );
  expect(percents).toEqual([100, 100, 50]);
  expect(stepAt(terms, terms.steps[1]!.at + 1)).toBeUndefined();
});

test('nothing is given back after the cut-off, whatever the steps say (8.14)', () => {
  const terms = frozenTerms({ ...offered, changesUntil: '2030-03-01 12:00:00' });
  expect(stepAt(terms, terms.cutOff!)?.percent).toBe(100);
  expect(stepAt(terms, terms.cutOff! + 1)).toBeUndefined();
  expect(cutOffOf(offered)).toBe(offered.startsAt);
  expect(cutOffOf({ ...offered, startsAt: null })).toBeNull();
});

test('a clock that no zone has any more gives nothing back (8.14)', () => {
  const returnPolicy = [{ until: '2030-03-31 02:30:00', percent: 100 }];
  expect(frozenTerms({ ...offered, returnPolicy }).steps).toEqual([]);
});

test.each([
  [1000, 100, 1000],
  [1000, 50, 500],
  [999, 50, 500],
  [1, 50, 1],
  [1, 49, 0],
  [3333, 33, 1100],
  [99_999_999, 99, 98_999_999],
  [1000, 0, 0],
  [0, 100, 0],
])('of %i, %i %% are %i (8.14)', (price, percent, back) => {
  expect(amountBack(minor(price), { until: '', percent })).toBe(back);
});
