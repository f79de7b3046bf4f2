import { type Child, startChild, startService, type Usage } from '../child';
import { serviceEnvironment } from '../environment';
import type { BenchOptions } from '../options';
import type { SellingDatabase } from '../selling/databases';
import type { Times } from '../selling/repeat';
import { type Measure, medianOf, medianRatio, percentile } from '../statistics';
import { type Kind, kinds, type Round } from './round';

/** By one batch, by single calls, and by the service without a request. */
export const ways = ['batch', 'single', 'bare'] as const;
export type Way = (typeof ways)[number];

/** What came of making 25 things of a kind, together and one by one. A "request" is all 25. */
export interface BatchResult {
  engine: string;
  kind: Kind;
  measures: Record<Way, Measure>;
  /** The time of the batch to that of the single calls. */
  time: number;
  /** Their processor time. */
  cpu: number;
  /** The time that making them takes without any request, to that of the single calls: no batch is faster. */
  least: number;
}

type Server = Child<{ port: number; authorization: string }>;

interface Pair {
  server: Server;
  sender: Child<null>;
}

async function measureRound(
  { server, sender }: Pair,
  way: Way,
  round: Pick<Round, 'kind' | 'seconds'>,
): Promise<Measure> {
  const { port, authorization } = server.start;
  const url = `http://127.0.0.1:${port}`;
  const before = await server.ask<Usage>('usage');
  const asked = { ...round, isBatch: way === 'batch', url, authorization } satisfies Round;
  const worker = way === 'bare' ? server : sender;
  const { times, duration } = await worker.ask<Times>('load', asked);
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
  const measured: Record<Way, Measure[]> = { batch: [], single: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) measured[way].push(await measureRound(pair, way, { kind, seconds }));
  }
  const { batch, single, bare } = measured;
  return {
    engine,
    kind,
    measures: { batch: medianOf(batch), single: medianOf(single), bare: medianOf(bare) },
    time: medianRatio(single, batch, 'perSecond'),
    cpu: medianRatio(batch, single, 'cpu'),
    least: medianRatio(single, bare, 'perSecond'),
  };
}

/** The first requests are slower, until the engine has compiled what they run through. */
async function warmUp(pair: Pair): Promise<void> {
  for (const kind of kinds) {
    for (const way of ways) await measureRound(pair, way, { kind, seconds: 3 });
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
