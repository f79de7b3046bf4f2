import type { Goal } from '../goals';
import type { BenchOptions } from '../options';
import { machine, table } from '../report';
import { type BatchResult, type Way, ways } from './measure';
import { together } from './round';

/** The name of what was measured. */
export function nameOf({ engine, kind }: BatchResult): string {
  return `${engine}, ${kind}`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

const wayNames: Record<Way, string> = {
  batch: 'one batch',
  single: `${together} calls`,
  bare: 'the service, without a request',
};

function figureRows(result: BatchResult): string[][] {
  return ways.map((way) => {
    const { p50, p99, cpu } = result.measures[way];
    return [nameOf(result), wayNames[way], p50.toFixed(0), p99.toFixed(0), cpu.toFixed(0)];
  });
}

function conditions({ rounds, sellingRound }: BenchOptions): string {
  return `${machine()}, median of ${rounds} rounds of ${sellingRound} s that take turns. ${together} things are made by one batch, and by ${together} calls over one connection that stays open, one after the other; signed in with an application password, by a process of its own on the same machine. The last column of the first table is what making them takes in the service itself, no request, no sign-in and no answer: what no batch can save.`;
}

interface Results {
  results: BatchResult[];
  goals: Goal[];
  /** What was not measured. */
  remarks: string[];
}

/** The results as Markdown, ratios and targets first. */
export function batchReport({ results, goals, remarks }: Results, options: BenchOptions): string {
  const parts = [
    '# Batch',
    [conditions(options), ...remarks].join('\n\n'),
    '## A batch to as many single calls',
    table(
      ['', 'time', 'processor time of the service', 'time without a request'],
      results.map((result) => [
        nameOf(result),
        percent(result.time),
        percent(result.cpu),
        percent(result.least),
      ]),
    ),
    '## Targets of batches',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of batches',
    table(['', `${together} made by`, 'p50 ms', 'p99 ms', 'CPU ms'], results.flatMap(figureRows)),
  ];
  return `${parts.join('\n\n')}\n`;
}
