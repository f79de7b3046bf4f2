import type { Goal } from '../goals';
import type { BenchOptions } from '../options';
import { load, machine, table } from '../report';
import type { SearchResult } from './measure';
import type { Waits } from './waits';

const whole = new Intl.NumberFormat('en');
const milliseconds = (time: number) => time.toFixed(1);

function row({ name, events, first, askedAgain, meanwhile, again }: SearchResult): string[] {
  return [
    name,
    whole.format(events),
    whole.format(Math.round(first)),
    String(askedAgain),
    milliseconds(again.p50),
    whole.format(Math.round(again.perSecond)),
    milliseconds(meanwhile.p50),
    milliseconds(meanwhile.longest),
  ];
}

interface Findings {
  results: SearchResult[];
  /** By the number of events, as `sizes`. */
  atRest: Waits[];
  goals: Goal[];
  sizes: number[];
}

/** The results as Markdown, targets first. */
export function searchReport(
  { results, atRest, goals, sizes }: Findings,
  { rounds, roundLength }: BenchOptions,
): string {
  const rest = sizes.map(
    (events, nth) =>
      `${whole.format(events)} events: ${milliseconds(atRest[nth]!.p50)} and ${milliseconds(atRest[nth]!.longest)} ms`,
  );
  const parts = [
    '# Searches',
    `${machine()}, SQLite. *First* is the longest time until a search that nobody has made before had its answer, searches one after the other; a 503 on the way is counted and asked again. *Again* is with 10 connections, median of ${rounds} rounds of ${roundLength} s in which the sizes take turns. *Others* read single events meanwhile, one after the other, ${rest.join('; ')} (p50 and longest) while nobody searches. Answers are not remembered, what a search found is. ${load()}`,
    '## Targets of searches',
    goals.map(({ text }) => `* ${text}`).join('\n'),
    '## Figures of searches',
    table(
      [
        '',
        'events',
        'first, ms',
        '503 before',
        'again, p50 ms',
        'again, requests/s',
        'others, p50 ms',
        'others, longest ms',
      ],
      results.map(row),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
