import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from './timeout';

const late = 'It took too long.';

test('a result or an error before the timeout is passed on', async () => {
  expect(await withTimeout(Promise.resolve(7), 1, late)).toBe(7);
  await expect(withTimeout(Promise.reject(new Error('No.')), 1, late)).rejects.toThrow('No.');
});

test('after the timeout the call fails, and a late result or error is ignored', async () => {
  const slow = sleep(60).then(() => {
    throw new Error('Nobody listens.');
  });
  await expect(withTimeout(slow, 0.01, late)).rejects.toThrow(late);
  await sleep(100);
});
