import { setTimeout as sleep } from 'node:timers/promises';

/** What is answered within so many seconds. What comes later, an error too, is nobody's any more. @throws Error */
export async function inTime<T>(asked: Promise<T>, seconds: number, lateness: string): Promise<T> {
  const timer = new AbortController();
  const late = sleep(seconds * 1000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(lateness);
  });
  late.catch(() => undefined);
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => timer.abort());
}
