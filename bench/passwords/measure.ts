import { type Child, type Server, startChild, startServer } from '../child';
import type { BenchOptions } from '../options';
import { type Measure, medianOf, medianRatio, percentile } from '../statistics';
import type { Pace, Paced } from './pace';

const path = '/api/svc/events/v1/events';
export const readsPerSecond = 100;
export const wrongPerSecond = 200;

/** What came of reads while nothing else was asked, and while wrong passwords arrived. */
export interface PasswordResult {
  name: string;
  before: Measure;
  during: Measure;
  /** During to before. */
  p50: number;
  p99: number;
  /** Of how many wrong passwords a second the answer was each status. */
  answers: string;
}

interface Mode {
  name: string;
  settings: Record<string, string>;
}

export const modes: Mode[] = [
  { name: 'bounds as they are', settings: {} },
  {
    name: 'without bounds',
    settings: { SIGN_IN_TRIES_PER_LOGIN: '0', SIGN_IN_TRIES_PER_ADDRESS: '0' },
  },
];

type Sender = Child<null>;

interface Senders {
  reader: Sender;
  attacker: Sender;
}

const settle = 1;

function measureOf({ times }: Paced, seconds: number): Measure {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: Number.NaN,
  };
}

async function readFor(reader: Sender, url: string, seconds: number): Promise<Measure> {
  const pace: Pace = { url, path, seconds, perSecond: readsPerSecond };
  const paced = await reader.ask<Paced>('load', pace);
  if (paced.statuses[200] !== paced.times.length) throw new Error('A read was not answered 200.');
  return measureOf(paced, seconds);
}

/** The attack begins before the reads do, and ends after them. */
async function readInAttack({ reader, attacker }: Senders, url: string, seconds: number) {
  const attack: Pace = {
    url,
    path,
    seconds: seconds + 2 * settle,
    perSecond: wrongPerSecond,
    isWrong: true,
  };
  const attacked = attacker.ask<Paced>('load', attack);
  await new Promise((resolve) => setTimeout(resolve, 1000 * settle));
  const measure = await readFor(reader, url, seconds);
  return { measure, statuses: (await attacked).statuses };
}

function answersOf(rounds: Record<number, number>[]): string {
  const last = rounds.at(-1) ?? {};
  const all = Object.values(last).reduce((sum, count) => sum + count, 0);
  return Object.entries(last)
    .map(([status, count]) => `${status}: ${Math.round((100 * count) / all)} %`)
    .join(', ');
}

async function measureMode(
  { name, url }: { name: string; url: string },
  senders: Senders,
  { rounds, sellingRound: seconds }: BenchOptions,
): Promise<PasswordResult> {
  console.log(`Measuring: wrong passwords, ${name} …`);
  await readFor(senders.reader, url, 3);
  await readInAttack(senders, url, 1);
  const before: Measure[] = [];
  const during: Measure[] = [];
  const statuses: Record<number, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    before.push(await readFor(senders.reader, url, seconds));
    const attacked = await readInAttack(senders, url, seconds);
    during.push(attacked.measure);
    statuses.push(attacked.statuses);
  }
  return {
    name,
    before: medianOf(before),
    during: medianOf(during),
    p50: medianRatio(during, before, 'p50'),
    p99: medianRatio(during, before, 'p99'),
    answers: answersOf(statuses),
  };
}

/** Reads of a guest, and wrong passwords of others, by processes of their own. */
export async function measurePasswords(
  { name, settings }: Mode,
  events: number,
  options: BenchOptions,
): Promise<PasswordResult> {
  const server: Server = await startServer(events, settings);
  const senders: Sender[] = [];
  try {
    for (let count = 0; count < 2; count += 1) {
      senders.push(await startChild<null>('passwords/sender.js', process.env));
    }
    const [reader, attacker] = senders as [Sender, Sender];
    return await measureMode({ name, url: server.url }, { reader, attacker }, options);
  } finally {
    for (const sender of senders) await sender.stop();
    await server.stop();
  }
}
