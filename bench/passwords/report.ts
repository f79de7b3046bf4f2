import type { Goal } from '../goals';
import type { BenchOptions } from '../options';
import { machine, table } from '../report';
import { type PasswordResult, readsPerSecond, wrongPerSecond } from './measure';

const whole = new Intl.NumberFormat('en');

function row({ name, before, during, p50, p99, answers }: PasswordResult): string[] {
  const figures = [before.p50, during.p50, before.p99, during.p99].map((time) => time.toFixed(1));
  return [name, ...figures, `${p50.toFixed(2)} ×`, `${p99.toFixed(2)} ×`, answers];
}

interface Results {
  results: PasswordResult[];
  goals: Goal[];
  events: number;
}

/** The results as Markdown. */
export function passwordReport(
  { results, goals, events }: Results,
  { rounds, sellingRound }: BenchOptions,
): string {
  const parts = [
    '# Wrong passwords',
    `${machine()}, SQLite, ${whole.format(events)} events, median of ${rounds} rounds of ${sellingRound} s, each before and during. ${readsPerSecond} guests a second read the first page of the list; ${wrongPerSecond} requests a second sign in over Basic, each as somebody else and with a password that is none, from one address that has had its tries. Both come from processes of their own on the same machine, at their pace however long the answers take; a time begins when its request is due. Without bounds passwords are compared all the time, two at a time, and what is too much is refused.`,
    table(
      [
        '',
        'p50 ms before',
        'during',
        'p99 ms before',
        'during',
        'p50',
        'p99',
        'wrong ones are answered',
      ],
      results.map(row),
    ),
    '## Targets of wrong passwords',
    goals.map(({ text }) => `* ${text}`).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
