import { type Child, startChild, startService, type Usage } from '../child';
import { serviceEnvironment } from '../environment';
import type { BenchOptions } from '../options';
import type { SellingDatabase } from '../selling/databases';
import type { Times } from '../selling/repeat';
import { type Measure, medianOf, medianRatio, percentile } from '../statistics';
import { type Kind, kinds, type Round } from './round';

/** What came of making 25 things of a kind, together and one by one. A "request" is all 25. */
export interface BatchResult {
  engine: string;
  kind: Kind;
  batch: Measure;
  single: Measure;
  /** The time of the batch to that of the single calls. */
  time: number;
  /** Their processor time. */
  cpu: number;
}

type Server = Child<{ port: number; authorization: string }>;

interface Pair {
  server: Server;
  sender: Child<null>;
}

async function measureRound(
  { server, sender }: Pair,
  round: Pick<Round, 'kind' | 'isBatch' | 'seconds'>,
): Promise<Measure> {
  const { port, authorization } = server.start;
  const url = `http://127.0.0.1:${port}`;
  const before = await server.ask<Usage>('usage');
  const asked = { ...round, url, authorization } satisfies Round;
  const { times, duration } = await sender.ask<Times>('load', asked);
  const after = await server.ask<Usage>('usage');
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (after.cpuTime - before.cpuTime) / times.length,
  };
}

async function measureKind(
  pair: Pair,
  engine: string,
  kind: Kind,
  { rounds, sellingRound: seconds }: BenchOptions,
): Promise<BatchResult> {
  console.log(`Measuring: ${engine}, 25 ${kind} together and one by one …`);
  const measured: Record<'batch' | 'single', Measure[]> = { batch: [], single: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.batch.push(await measureRound(pair, { kind, isBatch: true, seconds }));
    measured.single.push(await measureRound(pair, { kind, isBatch: false, seconds }));
  }
  const { batch, single } = measured;
  return {
    engine,
    kind,
    batch: medianOf(batch),
    single: medianOf(single),
    time: medianRatio(single, batch, 'perSecond'),
    cpu: medianRatio(batch, single, 'cpu'),
  };
}

/** The first requests are slower, until the engine has compiled what they run through. */
async function warmUp(pair: Pair): Promise<void> {
  for (const kind of kinds) {
    for (const isBatch of [true, false]) await measureRound(pair, { kind, isBatch, seconds: 3 });
  }
}

/** Makes things in a database of its own. */
export async function measureBatches(
  { name, settings }: SellingDatabase,
  options: BenchOptions,
): Promise<BatchResult[]> {
  const server: Server = await startService('batch/server.js', serviceEnvironment(settings));
  try {
    const sender = await startChild<null>('batch/sender.js', process.env);
    try {
      await warmUp({ server, sender });
      const results: BatchResult[] = [];
      for (const kind of kinds) {
        results.push(await measureKind({ server, sender }, name, kind, options));
      }
      return results;
    } finally {
      await sender.stop();
    }
  } finally {
    await server.stop();
  }
}
