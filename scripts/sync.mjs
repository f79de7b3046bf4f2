/*
 * `npm run sync`: writes everything that is made of something else, and says what it changed: types of the content types,
 * the typed client, the examples of the description, the table of capabilities, the API reference. `-- --check` says what
 * would change, leaves it as it is, and ends with 1 where something would.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { appDir, buildServerIfNeeded, distDir } from './build-state.mjs';

const bin = (name) => path.join(appDir, 'node_modules', name);
const checksOnly = process.argv.includes('--check');

/** Files, and folders of files, that are made. */
const made = [
  'types/generated',
  'packages/client/schema',
  'docs/api',
  'src/plugins/svc/server/src/resources/docs/examples.json',
];

function filesBelow(name) {
  const file = path.join(appDir, name);
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [name];
  return readdirSync(file).flatMap((entry) => filesBelow(path.join(name, entry)));
}

/** What is there, by path. */
function snapshot() {
  const read = (name) => [name, readFileSync(path.join(appDir, name), 'utf8')];
  return new Map(made.flatMap(filesBelow).map(read));
}

function restore(before, after) {
  for (const name of after.keys()) if (!before.has(name)) rmSync(path.join(appDir, name));
  for (const [name, text] of before) {
    mkdirSync(path.dirname(path.join(appDir, name)), { recursive: true });
    if (after.get(name) !== text) writeFileSync(path.join(appDir, name), text);
  }
}

class Failure extends Error {}

/** Runs a script of Node; what it prints is shown where it fails. */
function run(what, script, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: appDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Failure(`${what} could not be made:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** The variables of a service that is not served, with no settings of the developer's own. */
function environment() {
  const load = createRequire(import.meta.url);
  const { projectEnvironment } = load('#svc/testing/project');
  const filename = path.join(appDir, '.tmp/sync.db');
  return { ...projectEnvironment, DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: filename };
}

function makeReference() {
  const output = run('The API reference', bin('typedoc/bin/typedoc'), []);
  const undocumented = [...output.matchAll(/ ((?:kit|testing)\.\w+) \(.*does not have any doc/g)];
  if (undocumented.length === 0) return;
  const names = [...new Set(undocumented.map(([, name]) => name))];
  throw new Failure(`These have no documentation: ${names.join(', ')}`);
}

function makeExamples() {
  const args = ['tests/project/examples.test.ts', '--selectProjects', 'api'];
  run('The examples', bin('jest/bin/jest.js'), args, { UPDATE_EXAMPLES: 'true' });
}

/** What has changed since it was compiled, in a second; all of it where nothing is compiled yet. */
function compile() {
  const plugin = path.join(appDir, 'src/plugins/svc');
  if (!existsSync(path.join(plugin, 'dist/server/testing/compile.js')))
    return buildServerIfNeeded();
  const { compileChanged } = createRequire(import.meta.url)('#svc/testing/compile');
  compileChanged(path.join(plugin, 'server/tsconfig.build.json'));
  compileChanged(path.join(appDir, 'tsconfig.json'));
}

function makeAll() {
  compile();
  run('Types', path.join(appDir, 'scripts/content-types.mjs'), [], environment());
  run('The client', path.join(distDir, 'scripts/client.js'), []);
  makeExamples();
  makeReference();
  // After the reference, which empties its folder.
  run('The table of capabilities', path.join(distDir, 'scripts/capabilities.js'), []);
}

function tell(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  const word = (name) => (after.has(name) ? 'written' : 'removed');
  for (const name of changed) console.log(`${name}: ${checksOnly ? 'out of date' : word(name)}`);
  if (changed.length === 0) console.log('Everything is up to date.');
  return changed.length > 0;
}

// Ctrl+C ends what runs at the moment, which fails then; this goes on, and puts back what was written until then.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.chdir(appDir);
const before = snapshot();
let isDifferent = false;
try {
  makeAll();
  isDifferent = tell(before, snapshot());
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (checksOnly || process.exitCode) restore(before, snapshot());
}
if (checksOnly && isDifferent) {
  console.error('Run `npm run sync`.');
  process.exitCode = 1;
}
