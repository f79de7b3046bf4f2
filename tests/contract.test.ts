import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './support';

/** The numbers of the statements on docs/contract.md: table rows begin with them. */
function statements(): string[] {
  const page = readFileSync(path.join(projectRoot, 'docs/contract.md'), 'utf8');
  return [...page.matchAll(/^\|\s*\**(\d+\.\d+)\**\s*\|/gm)].map(([, number]) => number!);
}

/** Where tests are: in files of their own, and among the checks that several of these share. */
function testFiles(): string[] {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.ts'));
  const shared = readdirSync(path.join(__dirname, 'support/contract'));
  return [...files, ...shared.map((name) => `support/contract/${name}`)];
}

/** The numbers that titles of tests end with, `(2.6)` or `(2.6, 2.17)`, and the files that they are in. */
function citations(): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const file of testFiles()) {
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    for (const [, list] of source.matchAll(/\((\d+\.\d+(?:, \d+\.\d+)*)\)['"`]/g)) {
      for (const number of list!.split(', ')) {
        cited.set(number, [...new Set([...(cited.get(number) ?? []), file])]);
      }
    }
  }
  return cited;
}

describe('the contract', () => {
  const numbers = statements();

  test('has statements, each number once', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(80);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('has a test for every number', () => {
    const cited = citations();
    expect(numbers.filter((number) => !cited.has(number))).toEqual([]);
  });

  test('has every number that a test cites', () => {
    const unknown = [...citations()].filter(([number]) => !numbers.includes(number));
    expect(unknown).toEqual([]);
  });
});
