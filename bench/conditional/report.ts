import type { Goal } from '../goals';
import type { BenchOptions } from '../options';
import { machine, table } from '../report';
import type { ReadResult } from './measure';

const whole = new Intl.NumberFormat('en');

function ratioRow({ name, toEmpty, cpuToEmpty }: ReadResult): string[] {
  return [name, `${Math.round(100 * toEmpty)} %`, `${Math.round(100 * cpuToEmpty)} %`];
}

function figureRows({ name, measures }: ReadResult): string[][] {
  return Object.entries(measures).map(([by, { perSecond, p50, p99, cpu }]) => [
    name,
    by === 'empty' ? 'empty route' : by,
    whole.format(Math.round(perSecond)),
    p50.toFixed(1),
    p99.toFixed(1),
    cpu.toFixed(2),
  ]);
}

/** The results as Markdown, ratios and targets first. */
export function conditionalReport(
  { results, goals, events }: { results: ReadResult[]; goals: Goal[]; events: number },
  { rounds, roundLength }: BenchOptions,
): string {
  const parts = [
    '# Conditional reads',
    `${machine()}, SQLite, ${whole.format(events)} events, 10 connections, median of ${rounds} rounds of ${roundLength} s that take turns with the empty route; the load is made on the same machine. Nothing is written meanwhile but where it says so: after a commit the tag of each address is made anew once.`,
    '## Beside the empty route',
    'The last column compares processor time per request, which other work on the machine disturbs less.',
    table(['', 'of the empty route', 'the same, by CPU time'], results.map(ratioRow)),
    '## Targets of conditional reads',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of conditional reads',
    table(
      ['', 'answered by', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms'],
      results.flatMap(figureRows),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
