import { type Bound, bounds, type Counter, type Findings } from './bounds';

const counters = Object.keys(bounds) as Counter[];

/** The counters of which more was found than may be. */
export function findBroken(findings: Findings): Counter[] {
  return counters.filter((name) => (findings[name]?.length ?? 0) > bounds[name].most);
}

function remarkOn(found: number | undefined, { most, goal }: Bound): string {
  if (found === undefined) return '';
  if (found > most) return 'BROKEN';
  if (found < most) return `lower the bound to ${Math.max(found, goal)}`;
  return found <= goal ? 'reached' : '';
}

function row(cells: (string | number)[]): string {
  const [name = '', ...numbers] = cells.map(String);
  return `${name.padEnd(42)}${numbers
    .slice(0, 3)
    .map((cell) => cell.padStart(7))
    .join('')}  ${numbers[3] ?? ''}`.trimEnd();
}

/** The table as it is printed. */
export function tableOf(findings: Findings): string {
  const rows = counters.map((name) => {
    const { counter, most, goal } = bounds[name];
    const found = findings[name]?.length;
    return row([counter, found ?? '–', most, goal, remarkOn(found, bounds[name])]);
  });
  return [row(['', 'found', 'bound', 'goal']), ...rows].join('\n');
}

/** All that was found by these counters, line by line. */
export function listOf(findings: Findings, of: Counter[] = counters): string {
  return of
    .filter((name) => findings[name]?.length)
    .map((name) => [`${bounds[name].counter}:`, ...findings[name]!.map((line) => `  ${line}`)])
    .flat()
    .join('\n');
}
