import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { compileChanged } from '../../src/plugins/svc/server/src/testing/compile';

let folder: string;
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

function compile(): string[] {
  const { changed } = compileChanged(at('tsconfig.json'));
  return changed.map((file) => path.relative(folder, file));
}

/** The compiler's own build. */
function build(): void {
  const tsc = path.join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'svc-compile-'));
  const compilerOptions = {
    ...{ module: 'CommonJS', target: 'ES2022', isolatedModules: true, resolveJsonModule: true },
    ...{ incremental: true, tsBuildInfoFile: 'dist/.tsbuildinfo', types: [] },
    ...{ rootDir: '.', outDir: 'dist' },
  };
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions, include: ['src/**/*.ts', 'src/**/*.json'] }),
  );
  write('src/one.ts', "import type { Two } from './two';\nexport const one: Two = 1;\n");
  write('src/two.ts', 'export type Two = number;\n');
  write('src/schema.json', '{"a": 1}');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('compiles everything once, and then what has changed, whatever its time', () => {
  expect(compile().sort()).toEqual(['src/one.ts', 'src/schema.json', 'src/two.ts']);
  expect(compile()).toEqual([]);
  write('src/one.ts', 'export const one = 2;\n');
  utimesSync(at('src/one.ts'), 1, 1);
  expect(compile()).toEqual(['src/one.ts']);
  expect(read('dist/src/one.js')).toContain('exports.one = 2;');
  utimesSync(at('src/two.ts'), new Date(), new Date());
  expect(compile()).toEqual([]);
});

test('makes what somebody has changed or removed in what is compiled', () => {
  compile();
  const whole = read('dist/src/one.js');
  write('dist/src/one.js', 'exports.one = 7;');
  rmSync(at('dist/src/schema.json'));
  expect(compile().sort()).toEqual(['src/one.ts', 'src/schema.json']);
  expect([read('dist/src/one.js'), read('dist/src/schema.json')]).toEqual([whole, '{"a": 1}']);
});

test('removes what was made of files that are gone', () => {
  compile();
  rmSync(at('src/schema.json'));
  write('dist/src/api/older.js', '');
  compile();
  expect(existsSync(at('dist/src/schema.json'))).toBe(false);
  expect(existsSync(at('dist/src/api'))).toBe(false);
  expect(existsSync(at('dist/src/one.js'))).toBe(true);
});

test('says the same as the compiler, which builds anew what was compiled in between', () => {
  build();
  write('dist/src/schema.json', '{"a": 1}');
  expect(compile()).toEqual([]);
  const before = read('src/one.ts');
  const built = read('dist/src/one.js');
  write('src/one.ts', 'export const one = 2;\n');
  expect(compile()).toEqual(['src/one.ts']);
  // Back to what the compiler believes to have built.
  write('src/one.ts', before);
  build();
  expect(read('dist/src/one.js')).toBe(built);
});

test('names file and line of what is no TypeScript', () => {
  write('src/one.ts', 'export const one = 1;\nexport const = 2;\n');
  expect(compile).toThrow(/one\.ts:2: /);
});
