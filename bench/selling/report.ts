import type { BenchOptions } from '../options';
import { machine, table } from '../report';
import type { Goal } from '../goals';
import { shopName } from './goals';
import type { SellingResult } from './measure';

const whole = new Intl.NumberFormat('en');

function ratioRow(result: SellingResult): string[] {
  const { buyers, measures, toBare, toEmpty, cpuToEmpty } = result;
  return [
    shopName(result),
    String(buyers),
    whole.format(Math.round(60 * measures.ours.perSecond)),
    (100 * toEmpty).toFixed(1),
    (100 * cpuToEmpty).toFixed(1),
    `${(100 * toBare).toFixed(1)} %`,
  ];
}

const names = { ours: 'ours', bare: 'the bare database', empty: 'empty route' };

function figureRows(result: SellingResult): string[][] {
  return (['ours', 'bare', 'empty'] as const).map((target) => {
    const { perSecond, p50, p99, cpu } = result.measures[target];
    return [
      shopName(result),
      String(result.buyers),
      names[target],
      whole.format(Math.round(perSecond)),
      p50.toFixed(1),
      p99.toFixed(1),
      cpu.toFixed(2),
    ];
  });
}

function conditions({ rounds, sellingRound }: BenchOptions): string {
  return `${machine()}, median of ${rounds} rounds of ${sellingRound} s that take turns; the load is made on the same machine, by a process of its own. A purchase is a guest's: two places of one ticket into the cart, and the checkout, over a connection that stays open. What is to be delivered after it, hooks and mails, is written, and rests. The bare database gets the same INSERTs, UPDATEs and DELETEs from its driver, prepared, in two transactions: on SQLite over one connection, on PostgreSQL over one for each buyer, at most ten.`;
}

export interface Sale {
  results: SellingResult[];
  goals: Goal[];
  /** What was not measured, and how the books stand. */
  remarks: string[];
}

/** The results as Markdown, ratios and targets first. */
export function sellingReport({ results, goals, remarks }: Sale, options: BenchOptions): string {
  const parts = [
    '# Selling',
    conditions(options),
    remarks.map((remark) => `* ${remark}`).join('\n'),
    '## Purchases beside the yardsticks',
    'By CPU time, purchases that take as much as 100 requests of the empty route, which other work on the machine disturbs less.',
    table(
      [
        '',
        'buyers at once',
        'orders a minute',
        'per 100 requests of the empty route',
        'the same, by CPU time',
        'of the bare database',
      ],
      results.map(ratioRow),
    ),
    '## Targets of selling',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of selling',
    table(
      ['', 'at once', 'done by', 'a second', 'p50 ms', 'p99 ms', 'CPU ms'],
      results.flatMap(figureRows),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
