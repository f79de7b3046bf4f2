import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './support';

/* What the pages for readers say of the project's files, held against the files. */

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const pages = ['.', 'docs', 'docs/adr', 'bench'].flatMap((folder) =>
  readdirSync(path.join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

test.each(pages)('%s names commands that there are', (page) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = [...textOf(page).matchAll(/\bnpm run ([a-z:]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(pages)('%s leads to files that there are', (page) => {
  const targets = [...textOf(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, to]) => to!);
  const local = targets.filter((target) => !/^[a-z]+:/.test(target));
  const at = path.dirname(path.join(projectRoot, page));
  expect(local.filter((target) => !existsSync(path.resolve(at, target)))).toEqual([]);
});

test.each(pages)('%s names sources that there are', (page) => {
  const named = [...textOf(page).matchAll(/`((?:src|tests|docs|scripts|bench)\/[\w./-]+)`/g)];
  const shown = ['src/api/speaker/'];
  const missing = named
    .map(([, file]) => file!)
    .filter((file) => !shown.some((folder) => file.startsWith(folder)))
    .filter((file) => !existsSync(path.join(projectRoot, file)));
  expect(missing).toEqual([]);
});

test('README.md has every variable of .env.example, and no other', () => {
  const example = [...textOf('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)];
  const rows = textOf('README.md').match(/^\| `[A-Z_]+`.*$/gm)!;
  const named = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z][A-Z_]+/g)!);
  expect(new Set(named)).toEqual(new Set(example.map(([, name]) => name)));
});

describe("CONTRIBUTING.md's list of folders", () => {
  const house = textOf('CONTRIBUTING.md').split('\n## ')[1]!;
  const named = [...house.matchAll(/^ {6}(\S+(?: \S+)*)/gm)].flatMap(([, names]) =>
    names!.match(/[\w./-]*[\w/]/g)!,
  );

  test('has what there is', () => {
    const source = path.join(projectRoot, 'src');
    const there = (name: string) =>
      existsSync(path.join(source, name)) || existsSync(path.join(source, 'api', name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !there(name))).toEqual([]);
  });

  test('has every folder', () => {
    const folders = readdirSync(path.join(projectRoot, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const first = new Set(named.map((name) => name.split('/')[0]));
    expect(folders.filter((name) => !first.has(name))).toEqual([]);
  });
});
