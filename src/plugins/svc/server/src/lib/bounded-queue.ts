/** Work that is done a few at a time, while some more waits. */
export interface BoundedQueue {
  /** Whether one more would have to be turned away. */
  isFull(): boolean;
  /** Does the work when its turn comes. @throws QueueFull at once, where too much waits already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export class QueueFull extends Error {}

interface Bounds {
  /** How many are done at the same time. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

export function createBoundedQueue({ atOnce, waiting: maxWaiting }: Bounds): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const isFull = () => running >= atOnce && waiting.length >= maxWaiting;
  /** Who is done hands the turn on. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = async () => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    isFull,
    async run(work) {
      if (isFull()) throw new QueueFull('Too much work waits already.');
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
