/*
 * `npm run verify`: every test there is. Each stage is run whatever the others say, then it fails if one has failed.
 * `-- --tested` leaves out `npm test`, for whoever has run that before; `-- --all` runs the longest proofs on every
 * database server, and more of what is made at random. With TEST_RESULTS_DIR, Jest leaves its results
 * there as JSON.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { servers } from './jest-on.mjs';
import { ignoredOn } from './where-tests-run.mjs';

const folder = process.env.TEST_RESULTS_DIR;
const resultsTo = (name) =>
  folder ? ['--json', `--outputFile=${path.join(folder, `${name}.json`)}`] : [];

const all = process.argv.includes('--all');
/** Without a database server for each, nothing else runs what SQLite would leave out. */
const hasServers = Object.values(servers).every((variable) => process.env[variable]);
const leftOut = ignoredOn('sqlite', all || !hasServers);

/** More of what is made at random. */
const nightly = { COLLISIONS: '3000', CONTRACT_RUNS: '100000', MODEL_RUNS: '1000' };

/** The name of a command, what it is told, and the variables that it has besides. */
const stages = [
  ['test', resultsTo('test')],
  ['house', ['--runtime']],
  ['sync', ['--check']],
  ['test:proofs', [...resultsTo('proofs'), ...leftOut], all ? nightly : {}],
  // Each database has results of its own.
  ['test:db', all ? ['--all'] : []],
  ['test:plugin', []],
  ['test:panel', resultsTo('panel')],
].slice(process.argv.includes('--tested') ? 1 : 0);

function passes([name, args, variables = {}]) {
  const began = Date.now();
  console.log(`\n==> npm run ${name}`);
  const env = { ...process.env, ...variables };
  const command = ['run', '--silent', name, '--', ...args];
  const { status } = spawnSync('npm', command, { stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`==> npm run ${name}: ${status === 0 ? 'done' : 'FAILED'} after ${seconds} s`);
  return status === 0;
}

const failed = stages.filter((stage) => !passes(stage));
if (failed.length > 0) console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length;
