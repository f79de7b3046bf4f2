/*
 * `npm run test:db`: the API tests and the slow ones on every database server whose address is given. The longest run on
 * one of the servers; `-- --all` runs them on both, and more of what is made at random.
 */
import { passesOn, servers } from './jest-on.mjs';

/**
 * What asks nothing of the database that other files do not ask, and so runs on SQLite alone: the description, the
 * documents, how a process starts and ends, what a request may look like, who may call what, what listeners and mail
 * servers do.
 */
const sameOnAll = [
  'project/.*',
  'access/(client-address|nonces|uploads|wrong-credentials)',
  'events/pages',
  'kit/(contract-kit|harness|import)',
  'outbox/(hooks|mail|refund-mail)',
  'selling/(guest-order|stripe-webhooks|test-provider)',
  'proofs/(build-on-it|capabilities|compile|crash-net|generate|registration|requests|start|supervisor|tags-and-bodies)',
];

/** The longest, and those where nothing happens at once, by the server that they do without. */
const leftOut = {
  postgres: [
    'proofs/(crashes-refunds|crashes-stripe|outbox-processes|sales-model-kills)',
    'proofs/(conditional-writes|namespaces|order-links|plain-routes|stale-forms|trash-in-panel)',
  ],
  mysql: [
    'proofs/(crashes|crashes-outbox|first-administrator|hostile|second-process)',
    'proofs/(conditional-reads|deliveries|event-versions|guest-lane|plain-relations|project-roles|rules)',
  ],
};

const all = process.argv.includes('--all');
const further = process.argv.slice(2).filter((argument) => argument !== '--all');
if (all) {
  const more = { COLLISIONS: '3000', CONTRACT_RUNS: '10000', MODEL_RUNS: '300' };
  Object.assign(process.env, { ...more, ...process.env });
}

function runsOn(database) {
  const ignored = [...sameOnAll, ...(all ? [] : leftOut[database])].join('|');
  const options = [...further, `--testPathIgnorePatterns=/tests/(${ignored})\\.test\\.ts$`];
  return passesOn(database, `api-${database}`, ['api', 'proofs'], options);
}

const given = Object.keys(servers).filter((database) => process.env[servers[database]]);
if (given.length === 0) {
  console.log(
    `No database server to test on: neither of ${Object.values(servers).join(', ')} is set.`,
  );
}
const failed = given.filter((database) => !runsOn(database));
if (failed.length > 0) {
  console.error(`API tests failed on ${failed.join(' and ')}.`);
  process.exit(1);
}
