import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSources } from './sources';

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

const plugin = 'src/plugins/svc';
const filesRead = () => readSources(project).map(({ file }) => file);

test('the code of a plugin is read, and not the project around it', () => {
  write('src/index.ts', `${plugin}/server/src/lib/clock.ts`, `${plugin}/admin/src/index.tsx`);
  expect(filesRead()).toEqual(['lib/clock.ts', 'admin/index.tsx']);
});

test('what runs in a browser is read under its name', () => {
  write(`${plugin}/door/src/camera.ts`, `${plugin}/widget/src/views/cart.ts`);
  expect(filesRead()).toEqual(['widget/views/cart.ts', 'door/camera.ts']);
});

test('tests, declarations and data are left out', () => {
  write(...['a.ts', 'a.spec.ts', 'a.d.ts', 'a.json'].map((name) => `${plugin}/server/src/${name}`));
  expect(filesRead()).toEqual(['a.ts']);
});
