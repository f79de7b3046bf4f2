import type { Child, Usage } from '../child';
import type { BenchOptions } from '../options';
import { type Measure, medianOf, medianRatio, percentile } from '../statistics';
import type { Times } from './repeat';
import type { BareLoad, Books, Load, Shop } from './shop';

const targets = ['ours', 'bare', 'empty'] as const;
type Target = (typeof targets)[number];

const crowds = [1, 8, 32];

/** What came of so many buyers at once. */
export interface SellingResult {
  engine: string;
  processes: number;
  buyers: number;
  /** Of purchases; of the empty route, of requests. */
  measures: Record<Target, Measure>;
  /** Purchases per second to those that the bare database writes. */
  toBare: number;
  /** Purchases per second to requests per second of the empty route. */
  toEmpty: number;
  /** Processor time of a request of the empty route to that of a purchase. */
  cpuToEmpty: number;
}

async function cpuTime(processes: Child<unknown>[]): Promise<number> {
  const usages = await Promise.all(processes.map((one) => one.ask<Usage>('usage')));
  return usages.reduce((sum, usage) => sum + usage.cpuTime, 0);
}

function askFor(shop: Shop, target: Target, round: Pick<Load, 'buyers' | 'seconds'>) {
  const { servers, bare, buyers, ticket } = shop;
  if (target === 'bare') {
    return bare.ask<Times>('load', { ...round, ticket } satisfies BareLoad);
  }
  const urls = servers.map(({ start }) => `http://127.0.0.1:${start.port}`);
  const ticketId = target === 'ours' ? ticket.id : null;
  return buyers.ask<Times>('load', { ...round, urls, ticketId } satisfies Load);
}

/** Counts what was sold, for the books. */
export interface Till {
  purchases: number;
}

async function measureRound(
  shop: Shop,
  till: Till,
  target: Target,
  round: Pick<Load, 'buyers' | 'seconds'>,
): Promise<Measure> {
  const working = target === 'bare' ? [shop.bare] : shop.servers;
  const before = await cpuTime(working);
  const { times, duration } = await askFor(shop, target, round);
  const after = await cpuTime(working);
  if (target !== 'empty') till.purchases += times.length;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (after - before) / times.length,
  };
}

async function measureCrowd(
  shop: Shop,
  till: Till,
  buyers: number,
  { rounds, sellingRound: seconds }: BenchOptions,
): Promise<SellingResult> {
  const measured: Record<Target, Measure[]> = { ours: [], bare: [], empty: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      measured[target].push(await measureRound(shop, till, target, { buyers, seconds }));
    }
  }
  const { ours, bare, empty } = measured;
  return {
    engine: shop.database.name,
    processes: shop.servers.length,
    buyers,
    measures: { ours: medianOf(ours), bare: medianOf(bare), empty: medianOf(empty) },
    toBare: medianRatio(ours, bare, 'perSecond'),
    toEmpty: medianRatio(ours, empty, 'perSecond'),
    cpuToEmpty: medianRatio(empty, ours, 'cpu'),
  };
}

/** The first purchases are slower, until the engine has compiled what they run through. */
export async function warmUp(shop: Shop, till: Till): Promise<void> {
  for (const seconds of [3, 1]) {
    for (const target of targets) await measureRound(shop, till, target, { buyers: 8, seconds });
  }
}

export async function measureShop(
  shop: Shop,
  till: Till,
  options: BenchOptions,
): Promise<SellingResult[]> {
  const results: SellingResult[] = [];
  for (const buyers of crowds) {
    const { name } = shop.database;
    console.log(`Measuring: ${name}, ${shop.servers.length} process(es), ${buyers} buyers …`);
    results.push(await measureCrowd(shop, till, buyers, options));
  }
  return results;
}

/** @throws where something does not add up, or is not what was bought. */
export async function assertBooks({ servers, database }: Shop, { purchases }: Till): Promise<void> {
  const { violations, sold, held } = await servers[0]!.ask<Books>('readBooks');
  const wrong = [...violations];
  if (sold !== 2 * purchases) wrong.push(`${purchases} purchases of two places, but ${sold} sold`);
  if (held !== 0) wrong.push(`${held} places are still held`);
  if (wrong.length === 0) return;
  throw new Error(`The books do not add up on ${database.name}:\n${wrong.slice(0, 20).join('\n')}`);
}
