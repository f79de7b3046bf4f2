import { table } from './report';

/*
 * The first page of the results: of each kind of target the one that is reached worst, in one table.
 */

export const heading = '# Targets at a glance';

/** A line about a target, as `goal` of goals.ts writes it. */
const line =
  /^\* (?<met>met|\*\*not met\*\*): (?<what>.*): (?<value>[^:]*) \(target (?<wanted>[^)]*)\)$/gm;

interface Target {
  what: string;
  value: string;
  wanted: string;
  isMet: boolean;
}

function targetsOf(part: string): Target[] {
  return [...part.matchAll(line)].map(({ groups }) => {
    const { met, what, value, wanted } = groups as Record<string, string>;
    return { what: what!, value: value!, wanted: wanted!, isMet: met === 'met' };
  });
}

const numberOf = (text: string) => Number(/[\d,.]+/.exec(text)![0].replaceAll(',', ''));

/** What is reached worst comes first. */
function byReach(one: Target, other: Target): number {
  const difference = numberOf(one.value) - numberOf(other.value);
  return one.wanted.startsWith('≥') ? difference : -difference;
}

function kindsOf(targets: Target[]): Target[][] {
  const kinds = new Map<string, Target[]>();
  for (const target of targets) {
    const kind = `${target.what.split(', ').at(-1)} ${target.wanted}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), target]);
  }
  return [...kinds.values()];
}

function rowsOf(part: string): string[][] {
  const name = /^# (.*)$/m.exec(part)![1]!;
  return kindsOf(targetsOf(part)).map((targets) => {
    const worst = targets.toSorted(byReach)[0]!;
    const reached = targets.filter(({ isMet }) => isMet).length;
    const all = reached === targets.length ? 'yes' : 'no';
    const said = targets.length === 1 ? all : `${all}, ${reached} of ${targets.length}`;
    return [name, worst.what, worst.wanted, worst.value, said];
  });
}

/** Of all parts of the report. */
export function overview(parts: string[]): string {
  const rows = parts.flatMap(rowsOf);
  const header = ['', 'of several targets the one reached worst', 'target', 'measured', 'reached'];
  return `${heading}\n\n${table(header, rows)}\n`;
}
