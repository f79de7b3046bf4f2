import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { dropForgotten, engine, nameDatabase, nameRun } from './databases';
import { childEnvironment, distDir, projectRoot, testEnvironment } from './environment';

/** Makes the database that every test file gets a copy of. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(path.join(distDir, 'src/index.js'))) {
    throw new Error('Nothing is built: run `npm run build:server` first.');
  }
  const run = nameRun();
  const template = nameDatabase(run);
  await engine().create(template);
  await dropForgotten();
  // The workers, which are forked from here on, get these too.
  process.env.SVC_TEST_RUN = run;
  process.env.SVC_TEST_TEMPLATE = template;
  await promisify(execFile)(process.execPath, [path.join(__dirname, 'make-template.mjs')], {
    cwd: projectRoot,
    env: childEnvironment(testEnvironment(engine().environment(template))),
  });
}
