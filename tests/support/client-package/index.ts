import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopLater } from '#svc/testing/cleanup';
import { projectRoot } from '../environment';

/* The client as somebody else has it: packed, and installed into a folder that has nothing else. */

const node = (script: string, args: string[], cwd: string) =>
  execFileSync(process.execPath, [path.join(projectRoot, 'node_modules', script), ...args], {
    cwd,
    stdio: 'pipe',
    encoding: 'utf8',
  });

/** Packs `folder` as it is. @returns the file */
function pack(folder: string, destination: string): string {
  const args = ['pack', folder, '--ignore-scripts', '--json', '--pack-destination', destination];
  const options = { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' } as const;
  const [{ filename }] = JSON.parse(execFileSync('npm', args, options)) as [{ filename: string }];
  return path.join(destination, filename);
}

/** Makes an empty project in a temporary folder and installs the packed client there, without asking a registry. */
export function installClient(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'svc-client-'));
  stopLater(() => rm(folder, { recursive: true, force: true }));
  const packed = path.join(folder, 'packed');
  mkdirSync(packed);
  node('typescript/bin/tsc', ['-p', 'packages/client'], projectRoot);
  const files = [
    './packages/client',
    './node_modules/openapi-fetch',
    './node_modules/openapi-typescript-helpers',
  ].map((name) => pack(name, packed));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const install = ['install', '--offline', '--no-audit', '--no-fund', ...files];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
  return folder;
}

/** Compiles what is in the folder as strictly as the compiler can. @throws with what it says */
export function compileStrictly(folder: string): void {
  const compilerOptions = {
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
  };
  const configuration = JSON.stringify({ compilerOptions, include: ['*.ts'] });
  writeFileSync(path.join(folder, 'tsconfig.json'), configuration);
  try {
    node('typescript/bin/tsc', ['-p', '.'], folder);
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
}
