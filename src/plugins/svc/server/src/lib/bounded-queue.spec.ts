import { createBoundedQueue, QueueFull } from './bounded-queue';

/** Work that ends when it is told to. */
function work() {
  let end!: (error?: Error) => void;
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const start = jest.fn(() => done);
  return { start, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two are done at a time, in order, and who is one too many is turned away (7.6)', async () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 2 });
  const all = [work(), work(), work(), work()];
  const runs = all.map(({ start }) => queue.run(start));
  const started = () => all.map(({ start }) => start.mock.calls.length);
  await settled();
  expect([queue.isFull(), started()]).toEqual([true, [1, 1, 0, 0]]);
  await expect(queue.run(work().start)).rejects.toThrow(QueueFull);
  all[1]!.end();
  await settled();
  expect([queue.isFull(), started()]).toEqual([false, [1, 1, 1, 0]]);
  for (const { end } of all) end();
  await Promise.all(runs);
  expect([queue.isFull(), started()]).toEqual([false, [1, 1, 1, 1]]);
});

test('work that fails makes room as any other (7.6)', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 0 });
  const failing = work();
  const run = queue.run(failing.start);
  failing.end(new Error('no memory left'));
  await expect(run).rejects.toThrow('no memory left');
  await expect(queue.run(() => Promise.resolve('done'))).resolves.toBe('done');
});
