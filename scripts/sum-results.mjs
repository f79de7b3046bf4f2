/*
 * Prints `N passed, N failed` over the Jest results (JSON) in a folder, and fails if anything did. The second argument
 * says how many stages failed: one that failed without a failing test, such as a lint error, counts as one failure.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [folder, failedStages = '0'] = process.argv.slice(2);

function read(file) {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

const runs = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(read);

/** A test file that could not even be run has no tests to count. */
function failuresIn(run) {
  const failures = run.numFailedTests + run.numRuntimeErrorTestSuites;
  return run.success ? failures : Math.max(failures, 1);
}

const passed = runs.reduce((sum, run) => sum + run.numPassedTests, 0);
const inTests = runs.reduce((sum, run) => sum + failuresIn(run), 0);
const failed = Math.max(inTests, Number(failedStages));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
