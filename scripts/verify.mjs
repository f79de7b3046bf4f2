/*
 * `npm run verify`: every test there is. Each stage is run whatever the others say, then it fails if one has failed.
 * `-- --tested` leaves out `npm test`, for whoever has run that before; `-- --all` runs the longest proofs on every
 * database server, and more of what is made at random. With TEST_RESULTS_DIR, Jest leaves its results
 * there as JSON.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildServerIfNeeded } from './build-state.mjs';
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
const nightly = {
  COLLISIONS: '3000',
  CONTRACT_RUNS: '100000',
  MODEL_RUNS: '1000',
  LANE_RUNS: '50',
};

/** The name of a command, what it is told, and the variables that it has besides. Those of one row run at once. */
const stages = [
  [['test', resultsTo('test')]],
  // Either has one thing to do after the other, and uses one processor.
  [
    ['house', ['--runtime']],
    ['sync', ['--check']],
  ],
  [['test:proofs', [...resultsTo('proofs'), ...leftOut], all ? nightly : {}]],
  // Each database has results of its own.
  [['test:db', all ? ['--all'] : []]],
  [['test:plugin', []]],
  [['test:panel', resultsTo('panel')]],
].slice(process.argv.includes('--tested') ? 1 : 0);

/** Runs it. What it prints is shown as it comes, or at its end where something else runs beside it. */
async function passes([name, args, variables = {}], isAlone) {
  const began = Date.now();
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  const title = `\n==> npm run ${name}`;
  if (isAlone) console.log(title);
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => printed.push(chunk));
  }
  const [status] = await once(child, 'close');
  if (!isAlone) console.log(`${title}\n${Buffer.concat(printed)}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`==> npm run ${name}: ${status === 0 ? 'done' : 'FAILED'} after ${seconds} s`);
  return status === 0;
}

const failed = [];
for (const row of stages) {
  // Else several at once would each see that it is to be built.
  if (row.length > 1) buildServerIfNeeded();
  const outcomes = await Promise.all(row.map((command) => passes(command, row.length === 1)));
  failed.push(...row.filter((_, index) => !outcomes[index]).map(([name]) => name));
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length;
