import { createSweep } from './sweep';

test('goes through all, a batch at a time, and begins anew after the last', async () => {
  const all = [1, 2, 5, 8, 9].map((id) => ({ id }));
  const next = createSweep((after, limit) =>
    Promise.resolve(all.filter(({ id }) => id > after).slice(0, limit)),
  );
  const seen: number[][] = [];
  for (let round = 0; round < 4; round += 1) seen.push((await next(2)).map(({ id }) => id));
  expect(seen).toEqual([[1, 2], [5, 8], [9], [1, 2]]);
});
