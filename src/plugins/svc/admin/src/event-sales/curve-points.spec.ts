import { noMoney } from '../../../server/src/domain/money';
import { curvePoints } from './curve-points';

const day = (date: string, places: number) => ({ day: date, places, amountMinor: noMoney });

test('the curve begins at nothing, is level where nothing is sold, and ends today', () => {
  const points = curvePoints([day('2026-03-02', 2), day('2026-03-04', 2)], '2026-03-05', null);
  expect(points).toEqual([
    { x: 0, y: 0 },
    { x: 0.25, y: 0.5 },
    { x: 0.5, y: 0.5 },
    { x: 0.75, y: 1 },
    { x: 1, y: 1 },
  ]);
});

test('with as many places as there are it shows how full the event is', () => {
  expect(curvePoints([day('2026-03-02', 5)], '2026-03-02', 10)).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0.5 },
  ]);
});

test('nothing is no curve, and a day on which only money went back is level', () => {
  expect(curvePoints([], '2026-03-02', 10)).toEqual([]);
  const points = curvePoints([day('2026-03-01', 1), day('2026-03-02', 0)], '2026-03-02', null);
  expect(points.map(({ y }) => y)).toEqual([0, 1, 1]);
});
