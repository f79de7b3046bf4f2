import { patienceOf } from './back-off';

test('the delays between attempts grow and span a day and a half', () => {
  const { attempts, secondsUntil } = patienceOf({});
  const tries = Array.from({ length: attempts - 1 }, (_, index) => index + 2);
  const minutes = tries.map((attempt) => secondsUntil(attempt) / 60);
  expect(minutes).toEqual([1, 5, 30, 120, 720, 720, 720]);
});

test('a delivery of the project may have others', () => {
  const { attempts, secondsUntil } = patienceOf({ attempts: 12, backOff: [10, 90.5] });
  expect([attempts, secondsUntil(2), secondsUntil(3), secondsUntil(12)]).toEqual([12, 10, 91, 91]);
});
