/* `npm run test:db`: the API tests once on every database server whose address is given. */
import { passesOn, servers } from './jest-on.mjs';

const further = process.argv.slice(2);

/**
 * What is the same whatever the database: the description, the documents, how a process starts and ends, whose address a
 * request has, files, the host's own registration.
 */
const sameOnAll = [
  'project/.*',
  'access/(client-address|registration|uploads)',
  'proofs/(crash-net|start|supervisor)',
];
const ignored = `--testPathIgnorePatterns=/tests/(${sameOnAll.join('|')})\\.test\\.ts$`;

const given = Object.keys(servers).filter((database) => process.env[servers[database]]);
if (given.length === 0) {
  console.log(
    `No database server to test on: neither of ${Object.values(servers).join(', ')} is set.`,
  );
}
const failed = given.filter(
  (database) => !passesOn(database, `api-${database}`, ['api', 'proofs'], [...further, ignored]),
);
if (failed.length > 0) {
  console.error(`API tests failed on ${failed.join(' and ')}.`);
  process.exit(1);
}
