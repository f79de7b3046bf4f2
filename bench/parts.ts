import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appDir } from './environment';
import type { Goal } from './goals';
import { heading, overview } from './overview';

/** What one part of the benchmark came to. */
export interface Part {
  goals: Goal[];
  /** Markdown under one heading of the first level. */
  report: string;
}

const file = path.join(appDir, 'bench/results.md');

function headingOf(report: string): string {
  return report.slice(0, report.indexOf('\n'));
}

/** Writes a part's results in the place of its earlier ones; those of other parts stay, and what is said of all comes first. */
export function writeReport(report: string): void {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = kept.split(/^(?=# )/m).filter((part) => part && headingOf(part) !== heading);
  const known = parts.findIndex((part) => headingOf(part) === headingOf(report));
  if (known < 0) parts.push(report);
  else parts[known] = report;
  writeFileSync(file, `${[overview(parts), ...parts].map((part) => part.trim()).join('\n\n')}\n`);
}
