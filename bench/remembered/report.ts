import type { Goal } from '../goals';
import type { BenchOptions } from '../options';
import { load, machine, table } from '../report';
import type { Measure } from '../statistics';
import { type Measured, type RememberedResult, salesPerSecond } from './measure';

const whole = new Intl.NumberFormat('en');
const percent = (share: number) => `${Math.round(100 * share)} %`;
const howMade = (remembers: boolean) => (remembers ? 'remembered' : 'made anew');

function ratioRow({ engine, kind, remembers, toEmpty, cpuToEmpty }: RememberedResult): string[] {
  return [
    engine,
    kind,
    howMade(remembers),
    `${cpuToEmpty.toFixed(2)} ×`,
    `${toEmpty.toFixed(2)} ×`,
  ];
}

function figures({ perSecond, p50, p99, cpu }: Measure): string[] {
  const rate = whole.format(Math.round(perSecond));
  return [rate, p50.toFixed(2), p99.toFixed(2), cpu.toFixed(3)];
}

function figureRows({ results, empty, selling }: Measured): string[][] {
  const { engine } = empty;
  return [
    ...results.map((one) => [
      engine,
      `${one.kind}, ${howMade(one.remembers)}`,
      ...figures(one.measure),
    ]),
    [engine, 'empty route', ...figures(empty.measure)],
    [engine, 'list, at rest', ...figures(selling.atRest)],
    [
      engine,
      `list, beside ${Math.round(selling.sales)} sales a second`,
      ...figures(selling.selling),
    ],
  ];
}

interface Findings {
  measured: Measured[];
  goals: Goal[];
  remarks: string[];
  events: number;
}

/** The results as Markdown, ratios and targets first. */
export function rememberedReport(
  { measured, goals, remarks, events }: Findings,
  { rounds, roundLength }: BenchOptions,
): string {
  const parts = [
    '# Remembered answers',
    `${machine()}, ${whole.format(events)} events, 10 connections, median of ${rounds} rounds of ${roundLength} s that take turns with the empty route; the load is made on the same machine. Remembered and made anew are two processes on one database. The tickets' answers are remembered for a second at most. What sells is a process of its own that writes what a purchase writes, of one ticket, ${salesPerSecond} times a second. ${load()}`,
    ...remarks,
    '## Remembered answers beside the empty route',
    'How many requests take as much as one of the empty route, by processor time, and by requests per second. The second is bounded by what makes the load.',
    table(
      ['', '', '', 'by CPU time', 'by requests per second'],
      measured.flatMap(({ results }) => results.map(ratioRow)),
    ),
    '## The list while a ticket sells',
    table(
      ['', 'sales a second', 'of the list at rest, by CPU time', 'by requests per second'],
      measured.map(({ selling }) => [
        selling.engine,
        String(Math.round(selling.sales)),
        percent(selling.cpuToRest),
        percent(selling.toRest),
      ]),
    ),
    '## Targets of remembered answers',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of remembered answers',
    table(['', '', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms'], measured.flatMap(figureRows)),
  ];
  return `${parts.join('\n\n')}\n`;
}
