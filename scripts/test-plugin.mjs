/*
 * `npm run test:plugin`: the packed plugin in somebody else's project, on SQLite, and on PostgreSQL where
 * TEST_POSTGRES_URL is set. The panel of that project is built once: no database has a part in it.
 */
import { passesOn, servers } from './jest-on.mjs';

const further = process.argv.slice(2);
const guest = '--testPathIgnorePatterns=/tests/plugin/panel\\.test\\.ts$';

const outcomes = [passesOn('sqlite', 'plugin-sqlite', ['plugin'], further)];
if (process.env[servers.postgres]) {
  outcomes.push(passesOn('postgres', 'plugin-postgres', ['plugin'], [...further, guest]));
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
