import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileChanged } from '../../src/plugins/svc/server/src/testing/compile';
import type * as Environment from './environment';

/*
 * Before all test files. What is compiled is brought up to date first, and only then imported: so none of this is an
 * import at the top.
 */

const root = path.resolve(__dirname, '../..');
const load = createRequire(__filename);

/**
 * Where the project has content types or fields of its own, a copy of what is compiled, without them: the plugin's tests
 * say what there is, exactly. Answers the folder.
 */
function withoutOwnTypes(distDir: string, copy: string): string {
  const own = ['src/api', 'src/extensions'].map((name) => path.join(distDir, name));
  if (own.every((folder) => !existsSync(folder) || readdirSync(folder).length === 0)) {
    return distDir;
  }
  const left = [
    ...own,
    ...['build', 'bench', 'config/svc-roles.js'].map((name) => path.join(distDir, name)),
  ];
  cpSync(distDir, copy, { recursive: true, filter: (file) => !left.includes(file) });
  return copy;
}

/** What the first start of the plugin without types of the project's own has no part in. */
const without = [
  ...['src/api/', 'src/components/', 'src/extensions/'],
  ...['scripts/', 'bench/', 'config/svc-roles.js'],
].map((name) => path.join(root, 'dist', name));

async function prepare(): Promise<void> {
  const [prepare, project, template] = await Promise.all([
    import('#svc/testing/prepare'),
    import('#svc/testing/project'),
    import('#svc/testing/template'),
  ]);
  const environment = load('./environment') as typeof Environment;
  const folders = project.projectFolders(root);
  const isPart = (file: string) => !without.some((folder) => file.startsWith(folder));
  const madeOf = prepare.prepareCode(folders, environment.pluginDir, isPart);
  // Below the project, so that the packages are found.
  const copy = path.join(root, '.tmp', `without-own-types-${process.pid}`);
  const distDir = withoutOwnTypes(folders.distDir, copy);
  // The workers, which are forked from here on, get these too.
  process.env.SVC_TEST_DIST = distDir;
  process.env.SVC_TEST_ROOT = root;
  await template.prepareTemplate({
    ...{ appDir: root, distDir, madeOf },
    env: environment.testEnvironment(),
  });
}

/** Compiles what has changed since it was compiled, and makes the database that every test file gets a copy of. */
export default async function globalSetup(): Promise<void> {
  compileChanged(path.join(root, 'src/plugins/svc/server/tsconfig.build.json'));
  // A fifth of a second, whether it has changed or not.
  for (const build of ['build-widget.mjs', 'build-door.mjs']) {
    execFileSync(process.execPath, [path.join(root, 'src/plugins/svc', build)]);
  }
  await prepare();
}
