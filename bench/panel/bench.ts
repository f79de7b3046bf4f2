import { type Goal, goal } from '../goals';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { machine, table } from '../report';
import { onEachDatabase } from '../selling/databases';
import { people } from './fill';
import { measureHouse, type PanelResult } from './measure';

const whole = new Intl.NumberFormat('en');

/** Milliseconds of a request at the 95th percentile, and statements of ours. */
const most = { time: 100, queries: 6 };

function goalsOf(engine: string, results: PanelResult[]): Goal[] {
  const slowest = Math.max(...results.map(({ p95 }) => p95));
  const queries = Math.max(...results.map(({ queries: asked }) => asked));
  return [
    goal(
      `screens of the panel, ${engine}, the slowest at p95`,
      `${Math.round(slowest)} ms`,
      `≤ ${most.time} ms`,
      slowest <= most.time,
    ),
    goal(
      `screens of the panel, ${engine}, most queries of a request`,
      String(queries),
      `≤ ${most.queries}`,
      queries <= most.queries,
    ),
  ];
}

const row = ({ engine, screen, p50, p95, cpu, queries }: PanelResult) => [
  engine,
  screen,
  p50.toFixed(1),
  p95.toFixed(1),
  cpu.toFixed(1),
  String(queries),
];

/** What the screens of the panel ask, in a busy house. */
export async function benchPanel(options: BenchOptions): Promise<Part> {
  const events = Math.min(...options.sizes);
  console.log('Measuring: panel …');
  const { results, remarks } = await onEachDatabase(
    (database) => measureHouse(database, events),
    ['SQLite', 'PostgreSQL', 'MariaDB'],
  );
  const goals = results.flatMap((found) => goalsOf(found[0]!.engine, found));
  const report = [
    '# Panel',
    `${machine()}. ${whole.format(events)} events with ${whole.format(people)} attendees, a tenth of them at one event, which is the one that is read alone. One administrator asks, one request after the other; queries are those beside the host's, which ask who is there and what they may do.`,
    table(['', 'screen', 'p50, ms', 'p95, ms', 'CPU, ms', 'queries'], results.flat().map(row)),
    ...remarks,
    '## Targets',
    goals.map(({ text }) => `* ${text}`).join('\n'),
  ];
  return { goals, report: `${report.join('\n\n')}\n` };
}
