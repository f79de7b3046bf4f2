import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../statistics';

/** How long others waited, in milliseconds. */
export interface Waits {
  p50: number;
  longest: number;
}

const pause = 5;

function timeOf(agent: Agent, url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

/** What a visitor waits for these addresses, one request after the other, until the work is done. */
export async function waitsDuring(urls: string[], work: Promise<unknown>): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  done.catch(() => undefined);
  while (!isDone) {
    times.push(await timeOf(agent, urls[times.length % urls.length]!));
    await sleep(pause);
  }
  agent.destroy();
  await done;
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), longest: times.at(-1) ?? 0 };
}
