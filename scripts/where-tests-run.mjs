/*
 * Which database each slow test runs on in a run of CI, where PostgreSQL and MariaDB (or MySQL) are there. Each night, and
 * where one of them is missing, everything runs on all that there are.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [sqlite, postgres, mysql] = ['sqlite', 'postgres', 'mysql'];
const both = [postgres, mysql];
/** What kills processes in ways that `crashes` and `crashes-stripe` have, too. */
const onlyAtNight = [];

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
  'proofs/(build-on-it|capabilities|client-package|compile|compression|crash-net|currencies|database-file|description|generate|generators|hooks|inner-lane|registration|requests|seed-in-bulk|start|supervisor|tags-and-bodies|ticket-files|transport|widget)',
];

/**
 * The proofs that do not run on all three: many processes that are started or killed, one request after the other, or
 * what SQLite's single writer could not show. `races`, their control run, `sales-model` and `upgrades` run on all.
 */
const proofs = {
  'conditional-reads': [postgres],
  'conditional-write-races': [mysql],
  'conditional-writes': [mysql],
  'crashes-outbox': [postgres],
  'crashes-refunds': [sqlite],
  'crashes-stripe': [mysql],
  'crashes-stripe-pages': onlyAtNight,
  'app-sessions': [postgres],
  accounts: [mysql],
  'cart-bounds': [postgres],
  'cart-sign-in': [mysql],
  'check-resource': [postgres],
  'delivery-processes': [postgres],
  'direct-creates': [postgres],
  'event-filters': [mysql],
  'event-page': [mysql],
  'event-versions': [postgres],
  'first-administrator': [postgres],
  'first-start': [postgres],
  'guest-lane': [postgres],
  'imported-relations': [mysql],
  'imported-rules': [postgres],
  languages: [mysql],
  'made-together': both,
  'mail-bounds': [mysql],
  site: [postgres],
  'order-links': [mysql],
  'panel-roles': [postgres],
  'outbox-processes': [mysql],
  'open-forms': both,
  'own-payment': [mysql],
  'own-payment-races': [mysql],
  'own-type-in-panel': [postgres],
  'list-files': [mysql],
  'panel-home': [mysql],
  'plain-relations': [postgres],
  'plain-routes': [mysql],
  'project-roles': [postgres],
  'remembered-answers': [postgres],
  'sales-model-kills': [mysql],
  'second-process': [postgres],
  'slow-clients': [postgres],
  'stale-form-races': [mysql],
  'stale-forms': [mysql],
  'trash-in-panel': [mysql],
  'wrong-passwords': [postgres],
  'wrong-codes': [mysql],
  'voucher-races': both,
  'buyers-own': [postgres],
  'self-help-unguarded': [mysql],
  calendars: [mysql],
  facets: [postgres],
  choosing: [postgres],
  crashes: [postgres],
  'database-outage': both,
  deliveries: [postgres],
  hostile: [postgres],
  namespaces: [mysql],
  persons: [mysql],
  rules: [postgres],
  services: [postgres],
  speakers: [mysql],
  stripe: [postgres],
  counter: [mysql],
  'till-races-unguarded': both,
  door: [postgres],
  exports: [mysql],
  planned: [mysql],
  'far-pages': [sqlite, postgres],
  queries: [sqlite, mysql],
  'added-fields': [mysql],
  'added-relations': [postgres],
  'search-waits': [sqlite, mysql],
  seed: [sqlite, postgres],
  abuse: [sqlite, mysql],
  'contract-properties': [sqlite, postgres],
  collisions: both,
  'page-races': [postgres],
  'self-help-races': both,
  'cart-rush': [mysql],
  'rule-races': both,
  'write-races': both,
  'refund-races': both,
  'relations-of-drafts': [mysql],
  'field-kinds': [postgres],
  'stripe-refunds': [mysql],
};

/**
 * Tests of one request after the other, which `npm test` runs on SQLite: a run of CI has a quarter of the files on each server, and
 * those of the next day the others.
 */
function quickFiles() {
  return ['access', 'events', 'kit', 'outbox', 'selling', 'tickets'].flatMap((subject) => {
    const folder = fileURLToPath(new URL(`../tests/${subject}`, import.meta.url));
    const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
    return names.sort().map((name) => path.posix.join(subject, name.replace('.test.ts', '')));
  });
}

/**
 * Of those, what is about addresses, forms, words and declarations more than about rows: on SQLite at each run, on the
 * servers each night.
 */
const serversAtNight = [
  'access/(application-passwords|basic)',
  'events/(event-list-page|findable|linked-in-use|named-fields|profiles)',
  'kit/(api-fetch|conflicts|declaration-faults|declaration-lines|guest-lane-start|method-override)',
  'kit/(payment-method-faults|rule-faults)',
  'selling/(box-office-permissions|buying-on-pages|going-back|offline|reasons|refund-requests-in-panel)',
  'selling/(self-help|site-settings|stripe-on-pages)',
  'tickets/my-tickets',
];

/** The slowest that run on one database alone take turns: the first of a row on one day, the second on the next. */
const inTurns = [
  ['crashes', 'crashes-stripe'],
  ['check-resource', 'own-payment-races'],
  ['hostile', 'first-start'],
  ['first-administrator', 'crashes-outbox'],
];

/** Whether a run of this day has the quick file on that server. */
function hasQuickFile(database, index, day) {
  return both[index % 2] === database && Math.floor(index / 2) % 2 === day % 2;
}

/** Those that a run of CI does without on this database. */
function leftToOthers(database) {
  const day = Math.floor(Date.now() / 86_400_000);
  const others = Object.keys(proofs).filter((name) => !proofs[name].includes(database));
  const quick = database === sqlite ? [] : quickFiles();
  return [
    ...others.map((name) => `proofs/${name}`),
    ...inTurns.map((pair) => `proofs/${pair[(day + 1) % 2]}`),
    ...(database === sqlite ? [] : serversAtNight),
    ...quick.filter((_, index) => !hasQuickFile(database, index, day)),
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
