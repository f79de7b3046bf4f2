import type { Goal } from '../goals';
import type { BenchOptions } from '../options';
import { machine, table } from '../report';
import type { KitResult } from './bench';

const whole = new Intl.NumberFormat('en');
const percent = (share: number) => `${Math.round(100 * share)} %`;

function figureRows({ name, measures }: KitResult): string[][] {
  return Object.entries(measures).map(([by, { perSecond, p50, p99, cpu }]) => [
    name,
    by === 'kit' ? '`resource()`' : 'by hand',
    whole.format(Math.round(perSecond)),
    p50.toFixed(1),
    p99.toFixed(1),
    cpu.toFixed(2),
  ]);
}

/** The results as Markdown, ratios and targets first. */
export function kitReport(
  { results, goals, performers }: { results: KitResult[]; goals: Goal[]; performers: number },
  { rounds, roundLength }: BenchOptions,
): string {
  const parts = [
    '# A type of your own',
    `${machine()}, SQLite, ${whole.format(performers)} performers with two events and a picture each, 10 connections, median of ${rounds} rounds of ${roundLength} s that take turns; the load is made on the same machine. By hand is a handler with four queries of knex whose answers are the same, without checks, ETag or \`_fields\`.`,
    '## Declared, beside the same list by hand',
    'The last column compares processor time per request, which other work on the machine disturbs less.',
    table(
      ['', 'of the same by hand', 'the same, by CPU time'],
      results.map(({ name, toHand, cpuToHand }) => [name, percent(toHand), percent(cpuToHand)]),
    ),
    '## Targets of a type of your own',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of a type of your own',
    table(
      ['', 'answered by', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms'],
      results.flatMap(figureRows),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
