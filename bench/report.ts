import { cpus, loadavg, totalmem } from 'node:os';
import type { Server } from './child';
import type { Goal } from './goals';
import { type Result, targets } from './measure';
import type { BenchOptions } from './options';
import type { WayResult } from './sign-in';

const whole = new Intl.NumberFormat('en');

/** A table of Markdown. */
export function table(header: string[], rows: string[][]): string {
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function ratioRow({ scenario, events, ...ratios }: Result): string[] {
  const { toCore, cpuToCore, toEmpty, cpuToEmpty, cpuToWhole } = ratios;
  const times = (ratio: number, digits: number) => `${ratio.toFixed(digits)} ×`;
  return [
    scenario,
    whole.format(events),
    times(cpuToCore, 1),
    times(toCore, 1),
    times(cpuToEmpty, 2),
    times(toEmpty, 2),
    times(cpuToWhole, 2),
  ];
}

function figureRows({ scenario, events, measures, coreAlone }: Result): string[][] {
  const names = {
    ours: 'ours',
    core: coreAlone ? "Strapi's own, one at a time" : "Strapi's own",
    empty: 'empty route',
    whole: 'ours, the whole way',
  };
  return targets.map((target) => {
    const { perSecond, p50, p99, cpu } = measures[target];
    const perSecondText =
      perSecond < 10 ? perSecond.toFixed(1) : whole.format(Math.round(perSecond));
    return [
      scenario,
      whole.format(events),
      names[target],
      perSecondText,
      p50.toFixed(1),
      p99.toFixed(1),
      cpu.toFixed(2),
    ];
  });
}

function wayRow({ way, events, measure, toGuest }: WayResult): string[] {
  return [
    way,
    whole.format(events),
    whole.format(Math.round(measure.perSecond)),
    measure.p50.toFixed(1),
    measure.p99.toFixed(1),
    `${Math.round(100 * toGuest)} %`,
  ];
}

/** What was measured on. */
export function machine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cores.length} cores (${cores[0]?.model.trim()}), ${memory} GB, Node ${process.version}`;
}

/** How busy the machine was. */
export function load(): string {
  return `In the last quarter of an hour ${loadavg()[2]!.toFixed(0)} processes wanted these cores, the benchmark's own among them: where there are more than a few, processor time and ratios count, and the other figures do not.`;
}

function conditions({ rounds, roundLength }: BenchOptions): string {
  return `${machine()}, SQLite, 10 connections, median of ${rounds} rounds of ${roundLength} s that take turns; the load is made on the same machine. Each answer is made anew: nothing is remembered. ${load()}`;
}

async function memoryLines(servers: Server[]): Promise<string> {
  const lines = servers.map(async (server) => {
    const megabytes = Math.round((await server.usage()).peakMemory / 2 ** 20);
    return `* ${whole.format(server.events)} events: ${megabytes} MB`;
  });
  return (await Promise.all(lines)).join('\n');
}

interface Measured {
  results: Result[];
  signIns: WayResult[];
  embedded: WayResult[];
  /** The same with a memory of answers. */
  remembered: WayResult[];
  goals: Goal[];
}

function embeddedTable(ways: WayResult[]): string {
  const head = ['', 'events', 'requests/s', 'p50 ms', 'p99 ms', 'of the bare list'];
  return table(head, ways.map(wayRow));
}

/** The results as Markdown, ratios and targets first. */
export async function reportOf(
  { results, signIns, embedded, remembered, goals }: Measured,
  servers: Server[],
  options: BenchOptions,
): Promise<string> {
  const parts = [
    '# Lists',
    conditions(options),
    '## Beside the yardsticks',
    'How many requests take as much processor time as one of the yardstick, and how many are answered while it answers one. The whole way is that of the same request with a cookie, through all of the host.',
    table(
      [
        '',
        'events',
        "to Strapi's own, by CPU time",
        'by requests/s',
        'to the empty route, by CPU time',
        'by requests/s',
        'to the whole way, by CPU time',
      ],
      results.map(ratioRow),
    ),
    '## Signed in, page 1 of the list',
    table(
      ['', 'events', 'requests/s', 'p50 ms', 'p99 ms', 'of the same as a guest'],
      signIns.map(wayRow),
    ),
    '## With what events name, page 1 of the list',
    'Each answer made anew:',
    embeddedTable(embedded),
    'Answers remembered, as they are in production:',
    embeddedTable(remembered),
    '## Targets',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures',
    table(
      ['', 'events', 'answered by', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms'],
      results.flatMap(figureRows),
    ),
    '## Peak memory of the service',
    `${await memoryLines(servers)}\n\nOf the whole process, with everything that was measured in it.`,
  ];
  return `${parts.join('\n\n')}\n`;
}
