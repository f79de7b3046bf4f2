import type { Child, Usage } from '../child';
import { loadFor } from '../load';
import type { BenchOptions } from '../options';
import type { Times } from '../selling/repeat';
import type { Load } from '../selling/shop';
import { type Measure, medianOf, medianRatio, percentile } from '../statistics';

/** What is still to be delivered, and how often the listener was called. */
export interface Deliveries {
  waiting: number;
  told: number;
}

/** The service, who buys from it, and who takes its mails. */
export interface Post {
  engine: string;
  service: Child<{ port: number }>;
  buyers: Child<null>;
  mails: Child<{ url: string }>;
  ticketId: number;
}

/** Two ways of the same, round by round. */
export interface Comparison {
  engine: string;
  what: string;
  with: Measure;
  without: Measure;
  /** How much of the rate is left with deliveries. */
  share: number;
  /** The same by processor time, deliveries that came later included; where that can be told. */
  cpuShare?: number;
  /** Entries delivered in a second of the rounds with deliveries. */
  delivered: number;
}

const crowd = 8;
const backlog = 10_000;
/** Enough to tell how fast, when nothing else is asked. */
export const drained = 2_000;
const list = '/api/svc/events/v1/events';

const urlOf = ({ service }: Post) => `http://127.0.0.1:${service.start.port}`;
const deliver = ({ service }: Post, isOn: boolean) => service.ask('setDeliveries', isOn);
const deliveries = ({ service }: Post) => service.ask<Deliveries>('countDeliveries');
const cpuTime = async ({ service }: Post) => (await service.ask<Usage>('usage')).cpuTime;

/** Purchases for some time; their processor time is that of their deliveries too, however late these are. */
async function buyFor(post: Post, seconds: number, isOn: boolean) {
  await deliver(post, isOn);
  const before = await cpuTime(post);
  const load = { urls: [urlOf(post)], buyers: crowd, seconds, ticketId: post.ticketId };
  const { times, duration } = await post.buyers.ask<Times>('load', load satisfies Load);
  const left = await deliveries(post);
  if (isOn) await post.service.ask('drain');
  const cpu = ((await cpuTime(post)) - before) / times.length;
  await post.service.ask('forget');
  times.sort((a, b) => a - b);
  const measure: Measure = {
    perSecond: times.length / duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu,
  };
  // Each purchase is a hook and a mail.
  return { measure, delivered: (2 * times.length - left.waiting) / duration };
}

/** Purchases with a mail and a listener, and without both: what is to be delivered is written down all the same. */
export async function compareSales(post: Post, options: BenchOptions): Promise<Comparison> {
  console.log(`Measuring: ${post.engine}, purchases with and without deliveries …`);
  for (const isOn of [false, true]) await buyFor(post, 2, isOn);
  const rounds = { on: [] as Measure[], off: [] as Measure[], delivered: [] as number[] };
  for (let round = 0; round < options.rounds; round += 1) {
    rounds.off.push((await buyFor(post, options.sellingRound, false)).measure);
    const { measure, delivered } = await buyFor(post, options.sellingRound, true);
    rounds.on.push(measure);
    rounds.delivered.push(delivered);
  }
  return {
    engine: post.engine,
    what: `purchases, ${crowd} at once`,
    with: medianOf(rounds.on),
    without: medianOf(rounds.off),
    share: medianRatio(rounds.on, rounds.off, 'perSecond'),
    cpuShare: medianRatio(rounds.off, rounds.on, 'cpu'),
    delivered: Math.min(...rounds.delivered),
  };
}

async function readFor(post: Post, seconds: number, isOn: boolean) {
  const server = { url: urlOf(post), usage: () => post.service.ask<Usage>('usage') };
  // One that nobody has touched will do.
  if ((await deliveries(post)).waiting < backlog) await post.service.ask('leaveBacklog', backlog);
  await deliver(post, isOn);
  const before = await deliveries(post);
  const measure = await loadFor(server, [list], seconds);
  const after = await deliveries(post);
  await deliver(post, false);
  if (isOn && after.waiting === 0) throw new Error('The backlog was gone before the round was.');
  return { measure, delivered: (before.waiting - after.waiting) / seconds };
}

/** Reads beside a backlog that is being delivered, and beside one that waits. */
export async function compareReads(post: Post, options: BenchOptions): Promise<Comparison> {
  console.log(`Measuring: ${post.engine}, reads beside a backlog …`);
  for (const isOn of [false, true]) await readFor(post, 2, isOn);
  const rounds = { on: [] as Measure[], off: [] as Measure[], delivered: [] as number[] };
  for (let round = 0; round < options.rounds; round += 1) {
    rounds.off.push((await readFor(post, options.sellingRound, false)).measure);
    const { measure, delivered } = await readFor(post, options.sellingRound, true);
    rounds.on.push(measure);
    rounds.delivered.push(delivered);
  }
  return {
    engine: post.engine,
    what: `list, page 1, beside ${backlog} entries`,
    with: medianOf(rounds.on),
    without: medianOf(rounds.off),
    share: medianRatio(rounds.on, rounds.off, 'perSecond'),
    delivered: Math.min(...rounds.delivered),
  };
}

/** How many seconds it takes to deliver what is left when nothing else is asked. */
export async function timeDraining(post: Post): Promise<number> {
  await post.service.ask('leaveBacklog', drained);
  await deliver(post, true);
  const began = performance.now();
  await post.service.ask('drain');
  return (performance.now() - began) / 1000;
}
