import { noMoney } from '../../../server/src/domain/money';
import { curvePoints } from './curve-points';

const day = (date: string, places: number) => ({ day: date, places, amountMinor: noMoney });

/** Days and places. */
const told = (points: ReturnType<typeof curvePoints>) =>
  points.map(({ x, y }) => [new Date(x).toISOString().slice(0, 10), y]);

test('the curve begins at nothing, is level where nothing is sold, and ends today', () => {
  const points = curvePoints([day('2026-03-02', 2), day('2026-03-04', 2)], '2026-03-05');
  expect(told(points)).toEqual([
    ['2026-03-01', 0],
    ['2026-03-02', 2],
    ['2026-03-03', 2],
    ['2026-03-04', 4],
    ['2026-03-05', 4],
  ]);
});

test('what is sold today ends it, and so does a day that is ahead of the browser', () => {
  expect(told(curvePoints([day('2026-03-02', 5)], '2026-03-02'))).toEqual([
    ['2026-03-01', 0],
    ['2026-03-02', 5],
  ]);
  expect(told(curvePoints([day('2026-03-02', 5)], '2026-03-01')).at(-1)).toEqual(['2026-03-02', 5]);
});

test('nothing is no curve, and a day on which only money went back is level', () => {
  expect(curvePoints([], '2026-03-02')).toEqual([]);
  const points = curvePoints([day('2026-03-01', 1), day('2026-03-02', 0)], '2026-03-02');
  expect(points.map(({ y }) => y)).toEqual([0, 1, 1]);
});
