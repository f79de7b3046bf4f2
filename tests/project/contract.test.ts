import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support';

const page = readFileSync(path.join(projectRoot, 'docs/contract.md'), 'utf8');

/** The numbers of the statements on docs/contract.md: table rows begin with them. */
function statements(): string[] {
  return [...page.matchAll(/^\|\s*\**(\d+\.\d+)\**\s*\|/gm)].map(([, number]) => number!);
}

const tests = path.join(projectRoot, 'tests');

/** Where tests over HTTP are: in files of their own, and among the checks that several of these share. */
function testFiles(): string[] {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('panel/'));
  const shared = '../src/plugins/svc/server/src/testing/contract';
  const names = readdirSync(path.join(tests, shared));
  return [...files, ...names.map((name) => `${shared}/${name}`)];
}

/** The numbers that titles of tests end with, `(2.6)` or `(2.6, 2.17)`, and the files that they are in. */
function citations(): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const file of testFiles()) {
    const source = readFileSync(path.join(tests, file), 'utf8');
    for (const [, list] of source.matchAll(/\((\d+\.\d+(?:, \d+\.\d+)*)\)['"`]/g)) {
      for (const number of list!.split(', ')) {
        cited.set(number, [...new Set([...(cited.get(number) ?? []), file])]);
      }
    }
  }
  return cited;
}

/** What is only to be seen in the panel's screens; titles of the tests there begin with it, `2.26: `. */
const ofScreens = ['2.26', '2.27', '2.28', '2.30', '2.33'];

function seenInPanel(): Set<string> {
  const names = readdirSync(path.join(tests, 'panel')).filter((name) => name.endsWith('.test.ts'));
  const sources = names.map((name) => readFileSync(path.join(tests, 'panel', name), 'utf8'));
  const isCited = (number: string) => sources.some((text) => text.includes(`'${number}: `));
  return new Set(ofScreens.filter(isCited));
}

describe('the contract', () => {
  const numbers = statements();

  test('has statements, each number once', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(80);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('has no row and no line over 600 characters', () => {
    const lines = page.split('\n').map((line, index) => ({ line: index + 1, length: line.length }));
    expect(lines.filter(({ length }) => length > 600)).toEqual([]);
  });

  /* A row that leads to a section, `[see 4.13](#413-crashes)`; a section under its number, with the list it promises. */
  test('has for every row that leads to a section that section, with a list, and no other', () => {
    const rows = [...page.matchAll(/^\| (\d+\.\d+) \| .*\[see (\d+\.\d+)\]\((#[\w-]+)\) \|$/gm)];
    const sections = [...page.matchAll(/^### (\d+\.\d+) (.+)\n\n(?:[^*\n].*\n\n)?\* /gm)];
    const anchor = (number: string, title: string) =>
      `#${`${number} ${title}`
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-')}`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(([, number, named, to]) => ({ number, named, to }))).toEqual(
      sections.map(([, number, title]) => ({ number, named: number, to: anchor(number!, title!) })),
    );
    expect(page.match(/^### /gm)).toHaveLength(sections.length);
  });

  test('has a test for every number', () => {
    const cited = citations();
    const seen = seenInPanel();
    expect(numbers.filter((number) => !cited.has(number) && !seen.has(number))).toEqual([]);
  });

  test('has every number that a test cites', () => {
    const unknown = [...citations()].filter(([number]) => !numbers.includes(number));
    expect(unknown).toEqual([]);
  });
});
