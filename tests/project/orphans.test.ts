import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../support';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'svc-orphans-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

test('a build removes what was made from sources that are gone, and nothing else', () => {
  write('src/index.ts', 'src/api/note/content-types/note/schema.json', 'config/server.ts');
  const made = [
    'dist/src/index.js',
    'dist/src/api/note/content-types/note/schema.json',
    'dist/config/server.js',
    'dist/build/index.html',
  ];
  const orphans = [
    'dist/src/api/speaker/routes/speaker.js',
    'dist/src/api/speaker/content-types/speaker/schema.json',
    'src/plugins/svc/dist/server/kit/resource.js',
    'src/plugins/svc/dist/server/kit/resource.d.ts',
  ];
  write(...made, ...orphans);
  const script = pathToFileURL(path.join(projectRoot, 'scripts/orphans.mjs')).href;
  const code = `import(${JSON.stringify(script)}).then((it) => it.removeAllOrphans(${JSON.stringify(folder)}))`;
  execFileSync(process.execPath, ['-e', code]);
  const left = (files: string[]) => files.filter((file) => existsSync(path.join(folder, file)));
  expect(left(made)).toEqual(made);
  expect(left(orphans)).toEqual([]);
  expect(existsSync(path.join(folder, 'dist/src/api/speaker'))).toBe(false);
});
