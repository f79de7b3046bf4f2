/*
 * `npm run test:db`: the API tests and the slow ones on the database servers whose address is given. Races, crashes and
 * models run on each, the others on one of two where both are given; `-- --all` runs everything on each, and more of what
 * is made at random.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
    'proofs/(conditional-reads|deliveries|event-versions|guest-lane|plain-relations|project-roles|rules|services|slow-clients)',
  ],
};

/** The quick ones, in which one request follows the other: every second file on the one server, the others on the other. */
const quick = ['access', 'events', 'kit', 'outbox', 'selling', 'tickets'].flatMap((subject) => {
  const folder = fileURLToPath(new URL(`../tests/${subject}`, import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return names.sort().map((name) => path.posix.join(subject, name.replace('.test.ts', '')));
});
for (const [index, name] of quick.entries()) leftOut[index % 2 ? 'postgres' : 'mysql'].push(name);

const all = process.argv.includes('--all');
const further = process.argv.slice(2).filter((argument) => argument !== '--all');
if (all) {
  const more = { COLLISIONS: '3000', CONTRACT_RUNS: '10000', MODEL_RUNS: '300' };
  Object.assign(process.env, { ...more, ...process.env });
}

function runsOn(database) {
  const ignored = [...sameOnAll, ...(all || given.length === 1 ? [] : leftOut[database])].join('|');
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
