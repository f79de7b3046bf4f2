import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './environment';

/* What Lighthouse says of a page. It is no dependency: `npm run lighthouse` fetches it, and says where it is. */

export type Category = 'accessibility' | 'best-practices' | 'seo' | 'performance';

/** What a page reaches at least, of 100. */
export type Bounds = Partial<Record<Category, number>>;

export interface Audited {
  url: string;
  /** Sent with the page, such as the cookie of a cart. */
  headers?: Record<string, string>;
  atLeast: Bounds;
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; details?: { items?: unknown[] } }>;
}

const folder = path.join(projectRoot, '.tmp/lighthouse');
const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** The whole report, which is left in `.tmp/lighthouse`, too. */
async function reportOn(name: string, { url, headers = {} }: Audited): Promise<Report> {
  const program = path.join(process.env.LIGHTHOUSE!, 'cli/index.js');
  const chrome = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[program, url, '--output=json', '--quiet', '--preset=desktop'],
      ...[`--chrome-flags=${flags}`, `--extra-headers=${JSON.stringify(headers)}`],
      '--only-categories=accessibility,best-practices,seo,performance',
      // It asks from within the page, which pages without a script forbid; tests/events/findable.test.ts reads the file.
      '--skip-audits=robots-txt',
    ],
    { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 1024 * 1024 },
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), stdout);
  return JSON.parse(stdout) as Report;
}

/** What keeps a page below its bounds: the category with its score, and the audits that count and are not passed. */
export async function shortcomingsOf(name: string, page: Audited): Promise<string[]> {
  const { categories, audits } = await reportOn(name, page);
  const scores = Object.entries(categories).map(([category, { score, auditRefs }]) => {
    const missed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9,
    );
    return { category, score: Math.round((score ?? 0) * 100), missed: missed.map(({ id }) => id) };
  });
  const told = scores.map(({ category, score }) => `${category} ${score}`).join(', ');
  process.stdout.write(`${name}: ${told}\n`);
  return scores
    .filter(({ category, score }) => score < (page.atLeast[category as Category] ?? 0))
    .map(({ category, score, missed }) => `${category} ${score}: ${missed.join(', ')}`);
}
