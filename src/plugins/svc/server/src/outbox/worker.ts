import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Entry, findDueEntries } from './entries';
import type { Queue } from './kinds';
import { lanes } from './lanes';

/*
 * Delivers what is in the outbox: a moment after each commit that put something there, and every minute. How, it is
 * told at the start: what is delivered is made by services that know of this file.
 */

type Deliver = (entry: Entry) => Promise<void>;

/** Long enough for the answer to go out first, and in a rush for more than one entry to come together. */
const delay = 100;
const batchSize = 5;

/** Looking for what is due costs more than delivering it when much is: it is looked for this many at a time. */
const fetchLimit = 100;

/*
 * Between rounds of a backlog it rests, so that whoever reads or buys meanwhile hardly notices: longer after a round
 * that took longer because the machine or the database is busy, but not as long as a mail server can be slow.
 */
const restPerWork = 2;
const shortestRest = 50;
const longestRest = 250;

const wanted = new Set<Queue>();
const running = new Map<Queue, Promise<void>>();
let isStopped = true;
let timer: NodeJS.Timeout | undefined;
let deliver: Deliver = () => Promise.resolve();
let ownContext = new AsyncResource('outbox');

async function deliverRound(entries: Entry[]): Promise<void> {
  const deliveries = await Promise.allSettled(entries.map(deliver));
  const failure = deliveries.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

/** Both in milliseconds. */
function restAfter(work: number): number {
  return Math.min(longestRest, Math.max(shortestRest, restPerWork * work));
}

async function drain(lane: Queue): Promise<void> {
  while (!isStopped) {
    const due = await findDueEntries(lane, fetchLimit);
    if (due.length === 0) return;
    for (let done = 0; done < due.length && !isStopped; done += batchSize) {
      const began = performance.now();
      await deliverRound(due.slice(done, done + batchSize));
      if (due.length > batchSize) await sleep(restAfter(performance.now() - began));
    }
  }
}

async function work(lane: Queue): Promise<void> {
  try {
    while (wanted.delete(lane)) await drain(lane);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    strapi.log.error(`The outbox could not be read or written (${name}).`);
  } finally {
    running.delete(lane);
  }
}

/** One at a time in each lane; what comes while it works is seen in its next look. */
function run(lane: Queue): Promise<void> {
  wanted.add(lane);
  const current = running.get(lane) ?? work(lane);
  running.set(lane, current);
  return current;
}

/** Delivers all that is due. */
export async function deliverDue(): Promise<void> {
  await ownContext.runInAsyncScope(() => Promise.all(lanes().map(run)));
}

/** Delivers all that is due, in a moment, keeping nobody waiting. */
export function deliverSoon(): void {
  if (isStopped || timer) return;
  timer = setTimeout(() => {
    timer = undefined;
    void deliverDue();
  }, delay);
}

/** Begins to deliver, each entry by `how`. */
export function startWorker(how: Deliver): void {
  deliver = how;
  // Whoever made a change is in a transaction and a request; listeners must not find themselves in these.
  ownContext = new AsyncResource('outbox');
  isStopped = false;
  deliverSoon();
}

/** Stops when what is being delivered is. */
export async function stopWorker(): Promise<void> {
  isStopped = true;
  clearTimeout(timer);
  timer = undefined;
  await Promise.all(running.values());
}
