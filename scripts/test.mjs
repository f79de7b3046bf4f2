/*
 * `npm test`: types, lint, unit and API tests. The checks of the code run beside the tests. What is given is handed on
 * to Jest.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { resolve } = createRequire(import.meta.url);
const began = Date.now();

/** Runs a script of Node. What it prints is shown as it comes, or all at once if it fails. */
async function passes(what, script, args, { live = false } = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['inherit', ...(live ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
  });
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  const [status] = await once(child, 'close');
  if (status !== 0) process.stderr.write(Buffer.concat(printed));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.error(`${what}: ${status === 0 ? 'passed' : 'FAILED'}, ${seconds} s after the start`);
  return status === 0;
}

const bin = (name) => path.join(root, 'node_modules', name);

async function checkCode() {
  const isRight = await passes('types and lint', path.join(root, 'scripts/check-code.mjs'), []);
  const isFormatted = await passes('format', bin('prettier/bin/prettier.cjs'), ['--check', '.']);
  return isRight && isFormatted;
}

/** Jest compiles what has changed before it begins; the types are checked beside. */
function test() {
  // The files first: what follows --selectProjects is taken for the name of a project.
  const args = [...process.argv.slice(2), '--selectProjects', 'unit', 'api'];
  return passes('tests', resolve('jest/bin/jest'), args, { live: true });
}

const outcomes = await Promise.all([checkCode(), test()]);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
