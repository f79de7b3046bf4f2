/*
 * Which database each slow test runs on in a run of CI, where PostgreSQL and MariaDB (or MySQL) are there. Each night, and
 * where one of them is missing, everything runs on all that there are.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [sqlite, postgres, mysql] = ['sqlite', 'postgres', 'mysql'];
const both = [postgres, mysql];

/**
 * What asks nothing of the database that other files do not ask, and so runs on SQLite alone, each night too: the
 * description, the documents, how a process starts and ends, what a request may look like, who may call what, what
 * listeners and mail servers do.
 */
const sameOnAll = [
  'project/.*',
  'access/(client-address|nonces|uploads|wrong-credentials)',
  'events/pages',
  'kit/(contract-kit|harness|import)',
  'outbox/(mail|refund-mail)',
  'selling/(guest-order|stripe-webhooks|test-provider)',
  'proofs/(build-on-it|capabilities|compile|crash-net|description|generate|hooks|registration|requests|start|supervisor|tags-and-bodies)',
];

/** The proofs that do not run on all three: many processes that are started or killed, or one request after the other. */
const proofs = {
  'conditional-reads': [postgres],
  'conditional-write-races': both,
  'conditional-writes': [mysql],
  'crashes-outbox': [postgres],
  'crashes-refunds': [sqlite],
  'crashes-stripe': [mysql],
  'cart-bounds': [postgres],
  'cart-sign-in': [sqlite, mysql],
  'check-resource': [postgres],
  'delivery-processes': [postgres],
  'event-filters': [mysql],
  'event-versions': [postgres],
  'first-administrator': [postgres],
  'guest-lane': [postgres],
  'imported-relations': [mysql],
  'imported-rules': [postgres],
  'mail-bounds': [sqlite, mysql],
  'order-links': [mysql],
  'outbox-processes': [mysql],
  'own-payment': [mysql],
  'own-payment-races': [mysql],
  'own-type-in-panel': both,
  'plain-relations': [postgres],
  'plain-routes': [mysql],
  'project-roles': [postgres],
  'remembered-answers': [postgres],
  'sales-model-kills': [mysql],
  'second-process': [postgres],
  'slow-clients': [postgres],
  'stale-form-races': both,
  'stale-forms': [mysql],
  'trash-in-panel': [mysql],
  'wrong-passwords': [postgres],
  choosing: [sqlite, postgres],
  crashes: [postgres],
  deliveries: [postgres],
  hostile: [postgres],
  namespaces: [mysql],
  persons: [mysql],
  rules: [postgres],
  services: [postgres],
  speakers: [mysql],
  stripe: [sqlite, postgres],
};

/** Tests of one request after the other, which `npm test` runs on SQLite: every second file on the one server. */
function quickFiles() {
  return ['access', 'events', 'kit', 'outbox', 'selling', 'tickets'].flatMap((subject) => {
    const folder = fileURLToPath(new URL(`../tests/${subject}`, import.meta.url));
    const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
    return names.sort().map((name) => path.posix.join(subject, name.replace('.test.ts', '')));
  });
}

/** Those that a run of CI does without on this database. */
function leftToOthers(database) {
  const others = Object.keys(proofs).filter((name) => !proofs[name].includes(database));
  const quick = database === sqlite ? [] : quickFiles();
  return [
    ...others.map((name) => `proofs/${name}`),
    ...quick.filter((_, index) => both[index % 2] !== database),
  ];
}

/** What Jest is told to leave out on this database: `isAll` where everything is to run that says something of it. */
export function ignoredOn(database, isAll) {
  const ignored = [
    ...(database === sqlite ? [] : sameOnAll),
    ...(isAll ? [] : leftToOthers(database)),
  ];
  return ignored.length === 0
    ? []
    : [`--testPathIgnorePatterns=/tests/(${ignored.join('|')})\\.test\\.ts$`];
}
