import type { Goal } from '../goals';
import type { BenchOptions } from '../options';
import { machine, table } from '../report';
import type { BatchResult } from './measure';
import { together } from './round';

/** The name of what was measured. */
export function nameOf({ engine, kind }: BatchResult): string {
  return `${engine}, ${kind}`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function figureRows(result: BatchResult): string[][] {
  return (['batch', 'single'] as const).map((way) => {
    const { p50, p99, cpu } = result[way];
    const name = way === 'batch' ? 'one batch' : `${together} calls`;
    return [nameOf(result), name, p50.toFixed(0), p99.toFixed(0), cpu.toFixed(0)];
  });
}

function conditions({ rounds, sellingRound }: BenchOptions): string {
  return `${machine()}, median of ${rounds} rounds of ${sellingRound} s that take turns. ${together} things are made by one batch, and by ${together} calls over one connection that stays open, one after the other; signed in with an application password, by a process of its own on the same machine.`;
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
      ['', 'time', 'processor time of the service'],
      results.map((result) => [nameOf(result), percent(result.time), percent(result.cpu)]),
    ),
    '## Targets of batches',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of batches',
    table(['', `${together} made by`, 'p50 ms', 'p99 ms', 'CPU ms'], results.flatMap(figureRows)),
  ];
  return `${parts.join('\n\n')}\n`;
}
