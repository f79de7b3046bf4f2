import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRoots, readSources } from './sources';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'svc-house-'));
});

afterEach(() => rmSync(project, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), '');
  }
}

const filesRead = () => readSources(findRoots(project)).map(({ file }) => file);

test('the code of a plugin is read, and not the project around it', () => {
  const plugin = 'src/plugins/svc';
  write('src/index.ts', `${plugin}/server/src/lib/clock.ts`, `${plugin}/admin/src/index.tsx`);
  expect(filesRead()).toEqual(['lib/clock.ts', 'admin/index.tsx']);
});

test('without the plugin the code is that of the project', () => {
  write('src/index.ts', 'src/admin/app.tsx');
  expect(filesRead()).toEqual(['index.ts', 'admin/app.tsx']);
});

test('tests, declarations and data are left out', () => {
  write('src/a.ts', 'src/a.spec.ts', 'src/a.d.ts', 'src/a.json');
  mkdirSync(path.join(project, 'src/admin'));
  expect(filesRead()).toEqual(['a.ts']);
});
