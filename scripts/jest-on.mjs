/* Jest on one database, with its results as JSON in TEST_RESULTS_DIR where that is set. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/** The databases that need a server, and the variables with its address. */
export const servers = { postgres: 'TEST_POSTGRES_URL', mysql: 'TEST_MYSQL_URL' };

function resultsTo(name) {
  const folder = process.env.TEST_RESULTS_DIR;
  return folder ? ['--json', `--outputFile=${path.join(folder, `${name}.json`)}`] : [];
}

/** Whether everything passes. `options` begin with files, if any; `results` names the file of the results. */
export function passesOn(database, results, projects, options) {
  console.log(`${projects.join(' and ')} on ${database}`);
  // The files first: what follows --selectProjects is taken for the name of a project.
  const args = [jest, ...options, ...resultsTo(results), '--selectProjects', ...projects];
  const env = { ...process.env, TEST_DATABASE: database };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0;
}
