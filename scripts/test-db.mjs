/*
 * `npm run test:db`: the API tests and the slow ones on the database servers whose address is given. Where both are,
 * scripts/where-tests-run.mjs says what runs on which; `-- --all` runs everything on each, and more of what is made at
 * random.
 */
import { passesOn, servers } from './jest-on.mjs';
import { withoutWaitingForTheDisk } from './quick-mysql.mjs';
import { ignoredOn } from './where-tests-run.mjs';

const all = process.argv.includes('--all');
const further = process.argv.slice(2).filter((argument) => argument !== '--all');
const more = { COLLISIONS: '3000', CONTRACT_RUNS: '10000', MODEL_RUNS: '300', LANE_RUNS: '50' };
if (all) Object.assign(process.env, { ...more, ...process.env });

function runsOn(database) {
  const options = [...further, ...ignoredOn(database, all || given.length === 1)];
  const run = () => passesOn(database, `api-${database}`, ['api', 'proofs'], options);
  return database === 'mysql' ? withoutWaitingForTheDisk(run) : run();
}

const given = Object.keys(servers).filter((database) => process.env[servers[database]]);
if (given.length === 0) {
  console.log(
    `No database server to test on: neither of ${Object.values(servers).join(', ')} is set.`,
  );
}
const failed = [];
for (const database of given) if (!(await runsOn(database))) failed.push(database);
if (failed.length > 0) {
  console.error(`API tests failed on ${failed.join(' and ')}.`);
  process.exit(1);
}
