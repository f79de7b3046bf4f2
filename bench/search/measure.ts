import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../child';
import { loadFor } from '../load';
import type { BenchOptions } from '../options';
import { type Measure, medianOf } from '../statistics';
import type { Search } from './searches';
import { type Waits, waitsDuring } from './waits';

/** Of one kind of read with so many events; times in milliseconds. */
export interface SearchResult {
  name: string;
  events: number;
  /** Until the first answer came, the longest of its addresses. */
  first: number;
  /** How many were told to ask again (503), as the read took longer than one may. */
  askedAgain: number;
  /** Of a single event, read meanwhile. */
  meanwhile: Waits;
  again: Measure;
}

/** Milliseconds until all that is asked for at a time is no longer made for the first time. */
const patience = 120_000;

async function firstAnswer(url: string): Promise<{ time: number; refused: number }> {
  const began = performance.now();
  for (let refused = 0; ; refused += 1) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    const time = performance.now() - began;
    if (answer.status === 200) return { time, refused };
    if (answer.status !== 503 || time > patience) throw new Error(`${url}: ${answer.status}.`);
  }
}

function singles({ url, facts }: Server): string[] {
  return facts.events.map(({ publicId }) => `${url}/api/svc/events/v1/events/${publicId}`);
}

async function measureFirst(server: Server, paths: string[]) {
  const found = { first: 0, askedAgain: 0 };
  const ask = async () => {
    for (const path of paths) {
      const { time, refused } = await firstAnswer(`${server.url}${path}`);
      found.first = Math.max(found.first, time);
      found.askedAgain += refused;
    }
  };
  return { meanwhile: await waitsDuring(singles(server), ask()), ...found };
}

/** What others wait while nobody searches, for as long as a round. */
export function waitsAtRest(server: Server, seconds: number): Promise<Waits> {
  return waitsDuring(singles(server), sleep(seconds * 1000));
}

/** The first answers of each search, one after the other, then rounds of all of them, in which the servers take turns. */
export async function measureSearch(
  servers: { server: Server; searches: Search[] }[],
  { rounds, roundLength }: BenchOptions,
): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  for (const [nth, { name }] of servers[0]!.searches.entries()) {
    console.log(`Measuring: ${name} …`);
    const runners = [];
    for (const { server, searches } of servers) {
      const { paths } = searches[nth]!;
      const found = { name, events: server.events, ...(await measureFirst(server, paths)) };
      runners.push({ server, paths, found, again: [] as Measure[] });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, paths, again } of runners) {
        again.push(await loadFor(server, paths, roundLength));
      }
    }
    results.push(...runners.map(({ found, again }) => ({ ...found, again: medianOf(again) })));
  }
  return results;
}
