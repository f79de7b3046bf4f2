import assert from 'node:assert/strict';
import { type Child, startService, type Usage } from '../child';
import { serviceEnvironment, sqliteSettings } from '../environment';
import { goal } from '../goals';
import { loadFor } from '../load';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { prepareDatabase } from '../prepare';
import { type Measure, medianOf, medianRatio } from '../statistics';
import { byHand } from './by-hand';
import { performers } from './fill';
import { makeProject, projectDatabase } from './project';
import { kitReport } from './report';

const byKit = '/api/svc/events/v1/performers';

/** What is asked of both. */
const scenarios = [
  { name: 'page 1', query: () => '' },
  { name: 'pages by genre', query: (at: number) => `?genre=jazz&page=${1 + (at % 50)}` },
  { name: '100 by genre', query: (at: number) => `?genre=folk&per_page=100&page=${1 + (at % 30)}` },
];

export interface KitResult {
  name: string;
  measures: { kit: Measure; hand: Measure };
  /** Requests per second of the kit to those of what is written by hand. */
  toHand: number;
  /** Processor time of a request of the latter to that of the kit. */
  cpuToHand: number;
}

interface Loaded {
  url: string;
  usage(): Promise<Usage>;
}

async function answerOf({ url }: Loaded, path: string) {
  const answer = await fetch(`${url}${path}`);
  return { total: answer.headers.get('x-api-total'), body: await answer.json() };
}

async function measure(
  server: Loaded,
  { name, query }: (typeof scenarios)[number],
  options: BenchOptions,
): Promise<KitResult> {
  const queries = Array.from({ length: 50 }, (_, at) => query(at));
  const asked = { kit: byKit, hand: byHand };
  for (const one of queries.slice(0, 3)) {
    const [kit, hand] = [`${byKit}${one}`, `${byHand}${one}`];
    assert.deepEqual(await answerOf(server, kit), await answerOf(server, hand));
  }
  const load = (by: keyof typeof asked, seconds: number) =>
    loadFor(
      server,
      queries.map((one) => `${asked[by]}${one}`),
      seconds,
    );
  const rounds = { kit: [] as Measure[], hand: [] as Measure[] };
  for (const by of ['kit', 'hand'] as const) await load(by, 2);
  for (let round = 0; round < options.rounds; round += 1) {
    rounds.kit.push(await load('kit', options.roundLength));
    rounds.hand.push(await load('hand', options.roundLength));
  }
  return {
    name,
    measures: { kit: medianOf(rounds.kit), hand: medianOf(rounds.hand) },
    toHand: medianRatio(rounds.kit, rounds.hand, 'perSecond'),
    cpuToHand: medianRatio(rounds.hand, rounds.kit, 'cpu'),
  };
}

/** A list that is declared, beside the same one written by hand. */
export async function benchKit(options: BenchOptions): Promise<Part> {
  const events = Math.min(...options.sizes);
  prepareDatabase(events);
  makeProject(events);
  let child: Child<{ port: number }> | undefined;
  try {
    child = await startService(
      'kit/server.js',
      serviceEnvironment(sqliteSettings(projectDatabase)),
    );
    const service = child;
    const server = {
      url: `http://127.0.0.1:${service.start.port}`,
      usage: () => service.ask<Usage>('usage'),
    };
    const results: KitResult[] = [];
    for (const scenario of scenarios) {
      console.log(`Measuring: ${scenario.name} …`);
      results.push(await measure(server, scenario, options));
    }
    const goals = results.map(({ name, toHand }) =>
      goal(
        `performers, ${name}, of the same by hand`,
        `${Math.round(100 * toHand)} %`,
        '≥ 80 %',
        toHand >= 0.8,
      ),
    );
    return { goals, report: kitReport({ results, goals, performers }, options) };
  } finally {
    await child?.stop();
  }
}
