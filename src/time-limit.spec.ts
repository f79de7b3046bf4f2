import { setTimeout as sleep } from 'node:timers/promises';
import { inTime } from './time-limit';

const late = 'It took too long.';

test('what comes in time is answered, an error too', async () => {
  expect(await inTime(Promise.resolve(7), 1, late)).toBe(7);
  await expect(inTime(Promise.reject(new Error('No.')), 1, late)).rejects.toThrow('No.');
});

test('what comes too late is given up, and an error of it disturbs nobody', async () => {
  const slow = sleep(60).then(() => {
    throw new Error('Nobody listens.');
  });
  await expect(inTime(slow, 0.01, late)).rejects.toThrow(late);
  await sleep(100);
});
