import { countCrashes, judge, secondsUntilRestart } from './restart';

const crashed = { exitCode: 70, signal: null, secondsServed: 5 };
const served = { hasServed: true, crashes: 1, isEnding: false };

test('the wait before a restart doubles after each crash, up to a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 1000].map(secondsUntilRestart);
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test('after a minute of service the count of crashes starts again', () => {
  expect(countCrashes(0, 5)).toBe(1);
  expect(countCrashes(3, 59)).toBe(4);
  expect(countCrashes(3, 60)).toBe(1);
  expect(countCrashes(3, 0)).toBe(4);
});

test('a process that has answered requests is restarted', () => {
  expect(judge(crashed, served)).toEqual({
    end: false,
    seconds: 1,
    line: 'The service has ended unexpectedly (exit code 70). It starts again in 1 s.',
  });
  const killed = { exitCode: null, signal: 'SIGKILL', secondsServed: 5 };
  expect(judge(killed, { ...served, crashes: 3 })).toEqual({
    end: false,
    seconds: 4,
    line: 'The service has ended unexpectedly (SIGKILL). It starts again in 4 s.',
  });
});

test('a service that has answered once is restarted until it answers again', () => {
  const failed = { exitCode: 1, signal: null, secondsServed: 0 };
  expect(judge(failed, { ...served, crashes: 9 })).toEqual({
    end: false,
    seconds: 60,
    line: 'The service could not start (exit code 1). It is tried again in 60 s.',
  });
});

test.each([
  [{ exitCode: 1, signal: null }, 1, 'exit code 1'],
  [{ exitCode: 70, signal: null }, 70, 'exit code 70'],
  [{ exitCode: null, signal: 'SIGKILL' }, 1, 'SIGKILL'],
])('a service that has never answered is not restarted: %j', (how, exitCode, reason) => {
  const first = { ...served, hasServed: false };
  expect(judge({ ...how, secondsServed: 0 }, first)).toEqual({
    end: true,
    exitCode,
    line: `The service could not start (${reason}), and is not started again.`,
  });
});

test('a process that ends after a signal has ended normally', () => {
  expect(judge(crashed, { ...served, isEnding: true })).toEqual({ end: true, exitCode: 0 });
  expect(judge({ ...crashed, exitCode: 0 }, served)).toEqual({ end: true, exitCode: 0 });
});
