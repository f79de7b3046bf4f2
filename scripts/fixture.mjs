/* `npm run fixture`: the databases that the tests of later versions start on, made anew by the present version. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const missing = ['TEST_POSTGRES_URL', 'TEST_MYSQL_URL'].filter((name) => !process.env[name]);
if (missing.length > 0) {
  console.error(`A fixture is for all databases: ${missing.join(' and ')} must be set.`);
  process.exit(1);
}

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
for (const database of ['sqlite', 'postgres', 'mysql']) {
  const { status } = spawnSync(
    process.execPath,
    [jest, 'tests/proofs/upgrades.test.ts', '--selectProjects', 'proofs'],
    { stdio: 'inherit', env: { ...process.env, TEST_DATABASE: database, MAKE_FIXTURE: 'true' } },
  );
  if (status !== 0) process.exit(1);
}
