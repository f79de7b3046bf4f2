import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyCompiled } from './copies';
import { projectRoot } from './environment';

/* The project with the files that a page of its documentation shows. */

/** Path and text. */
export type Files = Record<string, string>;

function pageText(page: string): string {
  return readFileSync(path.join(projectRoot, page), 'utf8');
}

/** What is below a heading of the second level. */
export function sectionOf(page: string, heading: string): string {
  const text = pageText(page);
  const [, section] = text.split(`\n## ${heading}\n`);
  if (!section) throw new Error(`${page} has no section "${heading}".`);
  return section.split('\n## ')[0]!;
}

/** The files that a text shows: a path on a line of its own, and what is indented after it. */
export function filesIn(text: string): Files {
  const shown = text.matchAll(/^`((?:src|config)\/[^`]+)`\n\n((?: {4}.*\n|\n)+)/gm);
  const unindented = (block: string) => `${block.replace(/^ {4}/gm, '').trim()}\n`;
  return Object.fromEntries([...shown].map(([, file, block]) => [file!, unindented(block!)]));
}

/** What changes how all events are published, listens to all sales or sells has tests of its own. */
const apart = [
  'A rule for whoever writes',
  'Notifying another system',
  'Calling it from your own code',
];

/** The content types, the fields and the way of paying of docs/build-on-it.md, which go together in one project. */
export function typesToBuildOn(): Files {
  const page = 'docs/build-on-it.md';
  const others = apart.flatMap((heading) => Object.keys(filesIn(sectionOf(page, heading))));
  const all = Object.entries(filesIn(pageText(page)));
  return Object.fromEntries(all.filter(([file]) => !others.includes(file)));
}

async function run(script: string, args: string[], cwd: string): Promise<void> {
  const file = path.join(projectRoot, 'node_modules', script);
  await promisify(execFile)(process.execPath, [file, ...args], { cwd }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} is not content:\n${stdout}${stderr}`);
  });
}

/** A copy of the project with these files too, compiled; answers its folder. */
export async function buildWith(files: Files): Promise<string> {
  const copy = copyCompiled('example');
  for (const part of ['src', 'types', 'public', 'package.json', 'favicon.png']) {
    cpSync(path.join(projectRoot, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => file !== path.join(projectRoot, 'src/plugins'),
    });
  }
  // The plugin is ours, as it is for whoever imports it by its name: its settings are kept once.
  symlinkSync(path.join(projectRoot, 'src/plugins'), path.join(copy, 'src/plugins'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
  // Ours, for these files alone and what they import: everything else is compiled already.
  const config = {
    extends: path.join(projectRoot, 'tsconfig.json'),
    compilerOptions: { rootDir: '.', outDir: 'dist', incremental: false },
    files: Object.keys(files),
    include: ['types/**/*.d.ts'],
    exclude: [],
  };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
  await run('typescript/bin/tsc', ['-p', 'tsconfig.json'], copy);
  return copy;
}

/** The same with our built panel, which learns the content types from the server. */
export async function buildWithPanel(files: Files): Promise<string> {
  const copy = await buildWith(files);
  symlinkSync(path.join(projectRoot, 'dist/build'), path.join(copy, 'dist/build'));
  return copy;
}

/** @throws Error where files of the copy are not written as the rest of the project is. */
export function checkFormat(copy: string, files: string[]): Promise<void> {
  const config = path.join(projectRoot, '.prettierrc.json');
  return run('prettier/bin/prettier.cjs', ['--config', config, '--check', ...files], copy);
}
