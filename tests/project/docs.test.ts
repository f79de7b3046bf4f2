import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support';

/* What the pages for readers say of the project's files, held against the files. */

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** The examples of CONTRIBUTING.md and docs/build-on-it.md, which tests make. */
const exampleNames = [
  ...['speaker', 'performer', 'sponsor'],
  ...['door-sale', 'member', 'event-image', 'ledger', 'invoice', 'google-wallet'],
];
const examples = ['src/extensions/svc/', ...exampleNames.map((name) => `src/api/${name}/`)];
const isExample = (file: string) => examples.some((folder) => file.startsWith(folder));
const inPlugin = 'src/plugins/svc/server/src';

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

/** The addresses of a page's headings, as GitHub makes them. */
function headingsOf(file: string): string[] {
  const titles = [...textOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, title]) => title!);
  const kept = titles.map((title) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}_\- ]/gu, ''));
  return kept.map((title) => title.replaceAll(' ', '-'));
}

test.each(pages)('%s leads to headings that there are', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
  const missing = links.filter(([, file, heading]) => {
    const target = file ? path.join(path.dirname(page), file) : page;
    return !headingsOf(target).includes(heading!);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test('README.md names every command that is not a part of another', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const rows = textOf('README.md').match(/^\| `npm .*$/gm)!;
  const named = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`npm (?:run )?([a-z:]+)/g)].map(([, name]) => name!),
  );
  const parts = (name: string) => name.startsWith('build:') || name === 'strapi';
  const missing = Object.keys(scripts).filter((name) => !parts(name) && !named.includes(name));
  expect(missing).toEqual([]);
});

test.each(pages)('%s names sources that there are', (page) => {
  const named = [...textOf(page).matchAll(/`((?:src|tests|docs|scripts|bench)\/[\w./-]+)`/g)];
  const missing = named
    .map(([, file]) => file!)
    .filter((file) => !isExample(file))
    .filter((file) => !existsSync(path.join(projectRoot, file)));
  expect(missing).toEqual([]);
});

const withoutPrefix = pages.filter((page) => /^docs\/adr\/|^CONTRIBUTING/.test(page));

/* These write paths of the plugin without what they all begin with; a resource's files below `resources/order`, too. */
test.each(withoutPrefix)(
  '%s names files of the project and of the plugin that there are',
  (page) => {
    const named = [...textOf(page).matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|m?js|json))`/g)];
    const roots = ['.', 'src/plugins/svc', inPlugin, `${inPlugin}/resources/order`];
    const isThere = (file: string) =>
      roots.some((root) => existsSync(path.join(projectRoot, root, file)));
    const files = named.map(([, file]) => file!).filter((file) => !isExample(file));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  },
);

test('README.md has every variable of .env.example, and no other', () => {
  const example = [...textOf('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)];
  const rows = textOf('README.md').match(/^\| `[A-Z_]+`.*$/gm)!;
  const named = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z][A-Z_]+/g)!);
  expect(new Set(named)).toEqual(new Set(example.map(([, name]) => name)));
});

describe("CONTRIBUTING.md's lists of folders", () => {
  const folders = textOf('CONTRIBUTING.md').split('\n## ')[1]!;
  const listed = (indent: string) =>
    [...folders.matchAll(new RegExp(`^ {${indent}}([\\w./-]*[\\w/])`, 'gm'))].map(
      ([, name]) => name!,
    );
  const inPlugin = folders.split('In the plugin, ')[1]!;
  const inSource = [...inPlugin.split('**A resource**')[0]!.matchAll(/^ {4}([\w./-]*[\w/])/gm)].map(
    ([, name]) => name!,
  );

  test.each([
    ['the project', 'src', () => listed('6')],
    ['the plugin', 'src/plugins/svc/server/src', () => inSource],
  ])('have every folder of %s, and no other', (_, source, names) => {
    const there = (name: string) => existsSync(path.join(projectRoot, source, name));
    const named = names();
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !there(name) && name !== 'api/')).toEqual([]);
    const folders = readdirSync(path.join(projectRoot, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const first = new Set(named.map((name) => name.split('/')[0]));
    expect(folders.filter((name) => !first.has(name))).toEqual([]);
  });
});
