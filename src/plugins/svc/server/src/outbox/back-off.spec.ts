import { maxAttempts, secondsUntilAttempt } from './back-off';

test('the delays between attempts grow and span a day and a half', () => {
  const attempts = Array.from({ length: maxAttempts - 1 }, (_, index) => index + 2);
  const minutes = attempts.map((attempt) => secondsUntilAttempt(attempt) / 60);
  expect(minutes).toEqual([1, 5, 30, 120, 720, 720, 720]);
});
