import { type Server, startServer } from '../child';
import { loadWith } from '../load';
import type { BenchOptions } from '../options';
import { type Reads, readsOf } from '../remembered/reads';
import type { EngineTitle, SellingDatabase } from '../selling/databases';
import { type Measure, medianOf, medianRatio } from '../statistics';

const kinds = ['list', 'single', 'venue', 'ticket'] as const;
const processes = [1, 2] as const;

/** One kind of read on one server. */
export interface ServerResult {
  engine: EngineTitle;
  kind: (typeof kinds)[number];
  /** By the number of processes. */
  measures: Record<(typeof processes)[number], Measure>;
  /** Processor time of a request of the empty route to that of this one; one process. */
  cpuToEmpty: number;
  /** Requests per second of two processes to those of one. */
  toOne: number;
}

/** What several processes did at the same time. */
function together(measures: Measure[]): Measure {
  const perSecond = measures.reduce((sum, one) => sum + one.perSecond, 0);
  const share = (figure: 'p50' | 'cpu') =>
    measures.reduce((sum, one) => sum + (one[figure] * one.perSecond) / perSecond, 0);
  const p99 = Math.max(...measures.map((one) => one.p99));
  return { perSecond, p50: share('p50'), p99, cpu: share('cpu') };
}

async function load(servers: Server[], asks: Reads[keyof Reads], seconds: number) {
  return together(
    await Promise.all(servers.map((server) => loadWith(server, asks, { seconds, status: 200 }))),
  );
}

async function measureReads(engine: EngineTitle, servers: Server[], options: BenchOptions) {
  const reads = await readsOf(servers[0]!);
  const empty: Measure[] = [];
  const runners = kinds.map((kind) => ({ kind, rounds: { 1: [], 2: [] } as Rounds }));
  // The first round warms all of them up.
  for (let round = 0; round <= options.rounds; round += 1) {
    const beside = await load(servers.slice(0, 1), reads.empty, options.roundLength);
    if (round > 0) empty.push(beside);
    for (const { kind, rounds } of runners) {
      for (const count of processes) {
        const measure = await load(servers.slice(0, count), reads[kind], options.roundLength);
        if (round > 0) rounds[count].push(measure);
      }
    }
  }
  return runners.map(({ kind, rounds }): ServerResult => ({
    engine,
    kind,
    measures: { 1: medianOf(rounds[1]), 2: medianOf(rounds[2]) },
    cpuToEmpty: medianRatio(empty, rounds[1], 'cpu'),
    toOne: medianRatio(rounds[2], rounds[1], 'perSecond'),
  }));
}

type Rounds = Record<(typeof processes)[number], Measure[]>;

/** On a database that is filled. */
export async function measureOn(
  { name, settings }: SellingDatabase,
  events: number,
  options: BenchOptions,
): Promise<ServerResult[]> {
  const servers: Server[] = [];
  try {
    while (servers.length < processes.length) {
      servers.push(await startServer(events, { ...settings, GUEST_ANSWERS_MB: '0' }));
    }
    return await measureReads(name, servers, options);
  } finally {
    for (const server of servers) await server.stop();
  }
}
