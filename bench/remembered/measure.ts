import { type Child, type Server, startChild, startServer } from '../child';
import { serviceEnvironment } from '../environment';
import { loadWith } from '../load';
import type { BenchOptions } from '../options';
import type { EngineTitle, SellingDatabase } from '../selling/databases';
import { type Measure, medianOf, medianRatio } from '../statistics';
import { type Reads, readsOf, ticketsOf } from './reads';
import type { SoldTicket } from './sales';

const kinds = ['list', 'single', 'venue', 'ticket'] as const;
type Kind = (typeof kinds)[number];

export const salesPerSecond = 100;

/** One kind of read on one database. */
export interface RememberedResult {
  engine: EngineTitle;
  kind: Kind;
  remembers: boolean;
  measure: Measure;
  /** Requests per second to those of the empty route. */
  toEmpty: number;
  /** Processor time of a request of the empty route to that of this one. */
  cpuToEmpty: number;
}

/** The list while one ticket is sold, beside the same at rest. */
export interface SellingReads {
  engine: EngineTitle;
  atRest: Measure;
  selling: Measure;
  /** Requests per second to those at rest. */
  toRest: number;
  /** Processor time of a request at rest to that of one while places are sold. */
  cpuToRest: number;
  sales: number;
}

interface Pair {
  remembering: Server;
  making: Server;
  reads: Reads;
}

const load = (server: Server, asks: Reads[Kind], seconds: number) =>
  loadWith(server, asks, { seconds, status: 200 });

async function measureKinds(engine: EngineTitle, pair: Pair, options: BenchOptions) {
  const { remembering, making, reads } = pair;
  const runners = kinds.flatMap((kind) =>
    [true, false].map((remembers) => ({ kind, remembers, rounds: [] as Measure[] })),
  );
  const empty: Measure[] = [];
  // The first round warms all of them up.
  for (let round = 0; round <= options.rounds; round += 1) {
    const seconds = options.roundLength;
    const beside = await load(remembering, reads.empty, seconds);
    if (round > 0) empty.push(beside);
    for (const { kind, remembers, rounds } of runners) {
      const measure = await load(remembers ? remembering : making, reads[kind], seconds);
      if (round > 0) rounds.push(measure);
    }
  }
  const results = runners.map(({ kind, remembers, rounds }) => ({
    engine,
    kind,
    remembers,
    measure: medianOf(rounds),
    toEmpty: medianRatio(rounds, empty, 'perSecond'),
    cpuToEmpty: medianRatio(empty, rounds, 'cpu'),
  }));
  return { results, empty: { engine, measure: medianOf(empty) } };
}

async function measureSelling(
  engine: EngineTitle,
  { remembering, reads }: Pair,
  { sales, ticket }: { sales: Child<null>; ticket: SoldTicket },
  { rounds, roundLength }: BenchOptions,
): Promise<SellingReads> {
  const atRest: Measure[] = [];
  const selling: Measure[] = [];
  let sold = 0;
  for (let round = 0; round < rounds; round += 1) {
    atRest.push(await load(remembering, reads.list, roundLength));
    await sales.ask('open', { ticket, perSecond: salesPerSecond });
    const began = performance.now();
    selling.push(await load(remembering, reads.list, roundLength));
    const seconds = (performance.now() - began) / 1000;
    sold += (await sales.ask<number>('close')) / seconds / rounds;
  }
  return {
    engine,
    atRest: medianOf(atRest),
    selling: medianOf(selling),
    toRest: medianRatio(selling, atRest, 'perSecond'),
    cpuToRest: medianRatio(atRest, selling, 'cpu'),
    sales: sold,
  };
}

/** On a database that is filled: a service that remembers, and one that does not. */
export async function measureOn(
  { name, settings }: SellingDatabase,
  events: number,
  options: BenchOptions,
) {
  const stops: (() => Promise<void>)[] = [];
  try {
    const remembering = await startServer(events, settings);
    stops.push(() => remembering.stop());
    const making = await startServer(events, { ...settings, GUEST_ANSWERS_MB: '0' });
    stops.push(() => making.stop());
    const sales = await startChild<null>('remembered/sales.js', serviceEnvironment(settings));
    stops.push(() => sales.stop());
    const pair = { remembering, making, reads: await readsOf(remembering) };
    const measured = await measureKinds(name, pair, options);
    const [ticket] = await ticketsOf(remembering);
    const selling = await measureSelling(name, pair, { sales, ticket: ticket! }, options);
    return { ...measured, selling };
  } finally {
    for (const stop of stops) await stop();
  }
}

export type Measured = Awaited<ReturnType<typeof measureOn>>;
