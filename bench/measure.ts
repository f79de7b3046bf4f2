import type { Server } from './child';
import { type Ask, loadFor, loadWith, timeAlone } from './load';
import type { BenchOptions } from './options';
import { type Scenario, scenariosOf } from './scenarios';
import { type Measure, medianOf, medianRatio } from './statistics';

/** `whole` is ours again, by the way through all of the host's middlewares. */
export const targets = ['ours', 'core', 'empty', 'whole'] as const;
type Target = (typeof targets)[number];

/** What came of one scenario with so many events; `core` was asked one by one where it is slow. */
export interface Result {
  scenario: string;
  events: number;
  measures: Record<Target, Measure>;
  /** Requests per second of ours to those of the yardstick. */
  toCore: number;
  toEmpty: number;
  /** Processor time per request of the yardstick to that of ours. */
  cpuToCore: number;
  cpuToEmpty: number;
  /** Of ours by the whole way to that of ours: where it is 1, guests' reads have no lane of their own. */
  cpuToWhole: number;
  coreAlone: boolean;
}

/** Ten requests at a time of more than this (milliseconds) would outlast a round. */
const slow = 150;

interface Runner {
  server: Server;
  scenario: Scenario;
  target: Target;
  alone?: Measure;
  rounds: Measure[];
}

/** Who brings a cookie may be somebody, and is answered by the whole way. */
const withCookie = (path: string): Ask => ({ path, headers: { cookie: 'known=visitor' } });

function asksOf(scenario: Scenario, target: Target): Ask[] {
  if (target === 'whole') return scenario.ours.map(withCookie);
  return scenario[target].map((path) => ({ path }));
}

const load = ({ server, scenario, target }: Omit<Runner, 'rounds'>, seconds: number) =>
  loadWith(server, asksOf(scenario, target), { seconds, status: 200 });

async function prepare(server: Server, scenario: Scenario): Promise<Runner[]> {
  const runners: Runner[] = [];
  for (const target of targets) {
    const time = await timeAlone(server.url, asksOf(scenario, target));
    const runner: Runner = { server, scenario, target, rounds: [] };
    if (time > slow) runner.alone = { perSecond: 1000 / time, p50: time, p99: time, cpu: time };
    else await load(runner, 1);
    runners.push(runner);
  }
  return runners;
}

function resultOf(runners: Runner[]): Result {
  const { server, scenario } = runners[0]!;
  const measures = Object.fromEntries(
    runners.map(({ target, alone, rounds }) => [target, alone ?? medianOf(rounds)]),
  ) as Result['measures'];
  const coreAlone = runners.some(({ target, alone }) => target === 'core' && alone);
  const [ours, core, empty, whole] = runners.map(({ rounds }) => rounds) as [
    Measure[],
    Measure[],
    Measure[],
    Measure[],
  ];
  return {
    scenario: scenario.name,
    events: server.events,
    measures,
    toCore: coreAlone
      ? measures.ours.perSecond / measures.core.perSecond
      : medianRatio(ours, core, 'perSecond'),
    toEmpty: medianRatio(ours, empty, 'perSecond'),
    cpuToCore: coreAlone ? measures.core.cpu / measures.ours.cpu : medianRatio(core, ours, 'cpu'),
    cpuToEmpty: medianRatio(empty, ours, 'cpu'),
    cpuToWhole: medianRatio(whole, ours, 'cpu'),
    coreAlone,
  };
}

/**
 * Measures a scenario on all servers. Rounds are short and take turns, so that whatever else the machine does hits
 * all of them alike.
 */
async function measureScenario(
  servers: Server[],
  name: string,
  options: BenchOptions,
): Promise<Result[]> {
  const groups: Runner[][] = [];
  for (const server of servers) {
    const scenario = scenariosOf(server.facts).find((candidate) => candidate.name === name)!;
    groups.push(await prepare(server, scenario));
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const runner of groups.flat().filter(({ alone }) => !alone)) {
      runner.rounds.push(await load(runner, options.roundLength));
      // Answers under way are still being made when the load ends; they are not to disturb the next.
      await timeAlone(runner.server.url, asksOf(runner.scenario, 'ours'));
    }
  }
  return groups.map(resultOf);
}

/** The first thousands of requests are slower, until the engine has compiled what they run through. */
async function warmUp(servers: Server[]): Promise<void> {
  for (const server of servers) {
    for (const { ours, empty } of scenariosOf(server.facts)) {
      await loadFor(server, ours, 2);
      await loadFor(server, empty, 1);
    }
  }
}

export async function measureAll(servers: Server[], options: BenchOptions): Promise<Result[]> {
  await warmUp(servers);
  const results: Result[] = [];
  for (const { name } of scenariosOf(servers[0]!.facts)) {
    console.log(`Measuring: ${name} …`);
    results.push(...(await measureScenario(servers, name, options)));
  }
  return results;
}
