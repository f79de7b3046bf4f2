import type { Server } from '../child';
import { databaseFile } from '../environment';
import { loadWith } from '../load';
import type { BenchOptions } from '../options';
import { type Measure, medianOf, medianRatio } from '../statistics';
import { emptyRoute } from '../yardsticks';
import { startCommitting } from './committer';
import { type Read, readsOf } from './reads';

export interface ReadResult {
  name: string;
  wanted: number | undefined;
  measures: { ours: Measure; empty: Measure };
  /** Requests per second to those of the empty route. */
  toEmpty: number;
  /** Processor time of a request of the empty route to that of ours. */
  cpuToEmpty: number;
}

async function round(server: Server, read: Read, seconds: number): Promise<Measure> {
  const { asks, status, commits } = read;
  const stop = commits ? startCommitting(databaseFile(server.events), commits) : () => undefined;
  try {
    return await loadWith(server, asks, { seconds, status });
  } finally {
    stop();
  }
}

/** Each kind of read and the empty route in turns. */
export async function measureReads(server: Server, options: BenchOptions): Promise<ReadResult[]> {
  const reads = await readsOf(server);
  const empty: Read = { name: 'empty route', asks: [{ path: emptyRoute }], status: 200 };
  for (const read of [empty, ...reads, empty]) await round(server, read, 1);
  const results: ReadResult[] = [];
  for (const read of reads) {
    console.log(`Measuring: ${read.name} …`);
    const rounds = { ours: [] as Measure[], empty: [] as Measure[] };
    for (let count = 0; count < options.rounds; count += 1) {
      rounds.ours.push(await round(server, read, options.roundLength));
      rounds.empty.push(await round(server, empty, options.roundLength));
    }
    results.push({
      name: read.name,
      wanted: read.wanted,
      measures: { ours: medianOf(rounds.ours), empty: medianOf(rounds.empty) },
      toEmpty: medianRatio(rounds.ours, rounds.empty, 'perSecond'),
      cpuToEmpty: medianRatio(rounds.empty, rounds.ours, 'cpu'),
    });
  }
  return results;
}
