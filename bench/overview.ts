import { table } from './report';

/*
 * The first page of the results: one table of what was wanted and what came of it, some twenty lines for all targets.
 */

export const heading = '# Targets at a glance';

/** A line about a target, as `goal` of goals.ts writes it. */
const line =
  /^\* (?<met>met|\*\*not met\*\*): (?<what>.*): (?<value>[^:]*) \(target (?<wanted>[^)]*)\)$/gm;

interface Target {
  /** The part of the results, and what it says of the target. */
  what: string;
  value: string;
  wanted: string;
  isMet: boolean;
}

/** The targets that are told together: of several the one that is reached worst. */
interface Row {
  goal: string;
  targets: RegExp;
  how: string;
}

const byCpu = 'processor time of both';

/** What no row takes is in the last. */
const rows: Row[] = [
  {
    goal: 'Lists of events (page 1, a window, a venue, featured), made anew, to an empty Strapi route',
    targets: /^Lists: list, .* to the empty route$/,
    how: byCpu,
  },
  {
    goal: "The same to Strapi's own controller",
    targets: /^Lists: .* to Strapi's own$/,
    how: byCpu,
  },
  {
    goal: 'Lists and single events in the lane of guests, to the same by the whole way',
    targets: /^Lists: .* by the whole way$/,
    how: byCpu,
  },
  {
    goal: 'List of events with all that they name, of the bare list, both remembered',
    targets: /^Lists: .* of the bare list, both remembered$/,
    how: 'requests/s of both',
  },
  {
    goal: 'One event, venue or ticket, made anew, to an empty Strapi route',
    targets: /^Lists: single .* to the empty|^Remembered answers: SQLite, (?!list).* made anew/,
    how: byCpu,
  },
  {
    goal: 'List, event, venue, ticket, remembered, SQLite',
    targets: /^Remembered answers: SQLite, .* remembered/,
    how: `to the empty route, ${byCpu}`,
  },
  {
    goal: 'The same, PostgreSQL',
    targets: /^Remembered answers: PostgreSQL, .* remembered/,
    how: `to the empty route, ${byCpu}`,
  },
  {
    goal: 'List, event, venue, ticket, made anew, PostgreSQL',
    targets: /^Remembered answers: PostgreSQL, .* made anew/,
    how: `to the empty route, ${byCpu}`,
  },
  {
    goal: 'The list while a ticket sells 100 times a second',
    targets: /while a ticket sells/,
    how: `of the list at rest, ${byCpu}`,
  },
  {
    goal: 'A list or a search with 1,000,000 events to one with 10,000',
    targets: /^(?!.*far pages).*p50 with /,
    how: 'p50 of 10 connections',
  },
  {
    goal: 'A page far back with 1,000,000 events to one with 10,000',
    targets: /far pages, p50 with /,
    how: 'p50 of 10 connections',
  },
  {
    goal: 'What another read waits while lists and searches are made for the first time',
    targets: /longest wait of another read/,
    how: 'the longest of all',
  },
  {
    goal: 'A 304, and the description',
    targets: /^Conditional reads: /,
    how: 'requests/s, of the empty route',
  },
  {
    goal: 'Who signs in, of the same list as a guest',
    targets: /of the same GET as a guest/,
    how: 'requests/s',
  },
  {
    goal: 'Reads while 200 wrong passwords a second arrive',
    targets: /^Wrong passwords: /,
    how: 'p50, to before',
  },
  {
    goal: 'A declared type, to the same by hand',
    targets: /^A type of your own: /,
    how: 'requests/s',
  },
  {
    goal: 'Purchases for 100 requests of the empty route',
    targets: /^Selling: .* per 100 requests/,
    how: 'requests/s',
  },
  {
    goal: 'Orders a minute, 32 buyers of one ticket',
    targets: /^Selling: .* orders a minute/,
    how: 'whatever else the machine does',
  },
  { goal: 'Waits of 32 buyers', targets: /^Selling: .* p99/, how: 'p99, to the p50 of 8' },
  {
    goal: '25 things in one batch, to 25 calls',
    targets: /^Batch: /,
    how: 'time of one client',
  },
  {
    goal: 'Buying and reading while mails and hooks are delivered',
    targets: /^Deliveries: /,
    how: 'of the rate without',
  },
  { goal: 'Everything else', targets: /./, how: 'see below' },
];

function targetsOf(part: string): Target[] {
  const name = /^# (.*)$/m.exec(part)![1]!;
  return [...part.matchAll(line)].map(({ groups }) => {
    const { met, what, value, wanted } = groups as Record<string, string>;
    return { what: `${name}: ${what}`, value: value!, wanted: wanted!, isMet: met === 'met' };
  });
}

const numberOf = (text: string) => Number(/[\d,.]+/.exec(text)![0].replaceAll(',', ''));

/** How much of what was wanted there is: 1 is enough. */
function reachOf({ value, wanted }: Target): number {
  const ratio = numberOf(value) / numberOf(wanted);
  return wanted.startsWith('≥') ? ratio : 1 / ratio;
}

const firstRowOf = ({ what }: Target) => rows.find(({ targets }) => targets.test(what));

function cellsOf(row: Row, targets: Target[]): string[][] {
  const told = targets.filter((target) => firstRowOf(target) === row);
  const worst = told.toSorted((one, other) => reachOf(one) - reachOf(other))[0];
  if (!worst) return [];
  const reached = told.filter(({ isMet }) => isMet).length;
  const all = reached === told.length ? 'reached' : '**not reached**';
  const count = told.length === 1 ? '' : `, ${reached} of ${told.length}`;
  const which = told.length === 1 ? '' : ` (${worst.what.replace(/^[^:]*: /, '')})`;
  return [[row.goal, worst.wanted, `${worst.value}${which}`, `${all}${count}`, row.how]];
}

/** Of all parts of the report. */
export function overview(parts: string[]): string {
  const targets = parts.flatMap(targetsOf);
  const cells = rows.flatMap((row) => cellsOf(row, targets));
  const header = ['goal', 'wanted', 'measured, of several the worst', '', 'how'];
  return `${heading}\n\n${table(header, cells)}\n`;
}
