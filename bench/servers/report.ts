import type { BenchOptions } from '../options';
import { load, machine, table } from '../report';
import type { ServerResult } from './measure';

const whole = new Intl.NumberFormat('en');

function row({ engine, kind, measures, cpuToEmpty, toOne }: ServerResult): string[] {
  const { 1: one, 2: two } = measures;
  return [
    engine,
    kind,
    `${cpuToEmpty.toFixed(2)} ×`,
    one.cpu.toFixed(2),
    two.cpu.toFixed(2),
    whole.format(Math.round(one.perSecond)),
    whole.format(Math.round(two.perSecond)),
    `${toOne.toFixed(2)} ×`,
    one.p50.toFixed(1),
    two.p50.toFixed(1),
  ];
}

interface Findings {
  results: ServerResult[];
  /** What was not measured. */
  remarks: string[];
  events: number;
}

/** The results as Markdown. */
export function serversReport(
  { results, remarks, events }: Findings,
  { rounds, roundLength }: BenchOptions,
): string {
  const parts = [
    '# Reads on servers',
    `${machine()}, ${whole.format(events)} events, 10 connections to each process, median of ${rounds} rounds of ${roundLength} s that take turns. Each answer is made anew: nothing is remembered. The database and what makes the load are on the same cores, so that a second process has hardly any of its own. ${load()}`,
    ...remarks,
    table(
      [
        '',
        '',
        'to the empty route, by CPU time',
        'CPU ms, 1 process',
        '2 processes',
        'requests/s, 1 process',
        '2 processes',
        '2 to 1',
        'p50 ms, 1 process',
        '2 processes',
      ],
      results.map(row),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
