import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { dropForgotten, engine, nameDatabase, nameRun } from './databases';
import { childEnvironment, distDir, ownTypesLeftOut } from './environment';
import { pluginDir, projectRoot, testEnvironment } from './environment';

/**
 * Where the project has content types of its own, a copy of what is compiled, without them: the plugin's tests say what
 * there is, exactly. Answers the folder.
 */
function withoutOwnTypes(run: string): string {
  const own = path.join(distDir, 'src/api');
  if (!existsSync(own) || readdirSync(own).length === 0) return distDir;
  const copy = ownTypesLeftOut(run);
  const isKept = (file: string) => file !== own && file !== path.join(distDir, 'build');
  cpSync(distDir, copy, { recursive: true, filter: isKept });
  return copy;
}

/** Makes the database that every test file gets a copy of. */
export default async function globalSetup(): Promise<void> {
  if (![distDir, pluginDir].every((dir) => existsSync(dir))) {
    throw new Error('Nothing is built: run `npm run build:server` first.');
  }
  const run = nameRun();
  const template = nameDatabase(run);
  await engine().create(template);
  await dropForgotten();
  // The workers, which are forked from here on, get these too.
  process.env.SVC_TEST_RUN = run;
  process.env.SVC_TEST_TEMPLATE = template;
  process.env.SVC_TEST_DIST = withoutOwnTypes(run);
  const script = path.join(__dirname, 'make-template.mjs');
  await promisify(execFile)(process.execPath, [script, process.env.SVC_TEST_DIST], {
    cwd: projectRoot,
    env: childEnvironment(testEnvironment(engine().environment(template))),
  });
}
