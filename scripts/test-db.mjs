/* `npm run test:db`: the API tests once on every database server whose address is given. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const servers = { postgres: 'TEST_POSTGRES_URL', mysql: 'TEST_MYSQL_URL' };
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const further = process.argv.slice(2);

/** With TEST_RESULTS_DIR, each run leaves its results there as JSON. */
function resultsTo(database) {
  const folder = process.env.TEST_RESULTS_DIR;
  return folder ? ['--json', `--outputFile=${path.join(folder, `api-${database}.json`)}`] : [];
}

function passesOn(database) {
  console.log(`API tests on ${database}`);
  const { status } = spawnSync(
    process.execPath,
    // The files first: what follows --selectProjects is taken for the name of a project.
    [jest, ...further, ...resultsTo(database), '--selectProjects', 'api'],
    { stdio: 'inherit', env: { ...process.env, TEST_DATABASE: database } },
  );
  return status === 0;
}

const given = Object.keys(servers).filter((database) => process.env[servers[database]]);
if (given.length === 0) {
  console.log(
    `No database server to test on: neither of ${Object.values(servers).join(', ')} is set.`,
  );
}
const failed = given.filter((database) => !passesOn(database));
if (failed.length > 0) {
  console.error(`API tests failed on ${failed.join(' and ')}.`);
  process.exit(1);
}
