import { type Goal, goal } from '../goals';
import type { BenchOptions } from '../options';
import { machine, table } from '../report';
import type { Comparison } from './measure';

const whole = new Intl.NumberFormat('en');
const percent = (share: number) => `${Math.round(100 * share)} %`;

export function outboxGoals(comparisons: Comparison[]): Goal[] {
  return comparisons.map(({ engine, what, share }) =>
    goal(`${engine}, ${what}, of the rate without`, percent(share), '≥ 80 %', share >= 0.8),
  );
}

function rows({ engine, what, ...one }: Comparison): string[][] {
  return (['with', 'without'] as const).map((how) => {
    const { perSecond, p50, p99, cpu } = one[how];
    return [
      engine,
      what,
      how,
      whole.format(Math.round(perSecond)),
      p50.toFixed(1),
      p99.toFixed(1),
      cpu.toFixed(2),
    ];
  });
}

/** What deliveries cost everybody else. */
export function outboxReport(
  { comparisons, remarks, goals }: { comparisons: Comparison[]; remarks: string[]; goals: Goal[] },
  { rounds, sellingRound }: BenchOptions,
): string {
  const parts = [
    '# Deliveries',
    `${machine()}, one process, median of ${rounds} rounds of ${sellingRound} s that take turns; the load and the mail server are on the same machine, in processes of their own. With deliveries, a mail goes to the mail server and a listener is called for each purchase; without, both are written down and wait.`,
    remarks.map((remark) => `* ${remark}`).join('\n'),
    '## Rates with deliveries',
    'By CPU time: what a purchase costs without its deliveries to what it costs with them.',
    table(
      ['', '', 'of the rate without', 'by CPU time', 'delivered a second, at least'],
      comparisons.map(({ engine, what, share, cpuShare, delivered }) => [
        engine,
        what,
        percent(share),
        cpuShare === undefined ? '' : percent(cpuShare),
        whole.format(Math.round(delivered)),
      ]),
    ),
    '## Targets of deliveries',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of deliveries',
    table(
      ['', '', 'deliveries', 'a second', 'p50 ms', 'p99 ms', 'CPU ms'],
      comparisons.flatMap(rows),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
