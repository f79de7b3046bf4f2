import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { engine, nameDatabase, nameRun } from './databases';
import { dropForgotten, engineName } from './databases';
import type { Environment } from './databases/engine';
import { fileOf } from './databases/sqlite';

/*
 * The database that every test file gets a copy of: what the first start of the service makes. On SQLite it is kept from
 * one run to the next, by a digest of all that it was made of.
 */

export interface TemplateOptions {
  appDir: string;
  distDir: string;
  /** The variables of the service, but for those of its database. */
  env: Environment;
  /** Digests of all that the first start may depend on. */
  madeOf: readonly string[];
}

/** How many are kept: those of the last changes. */
const kept = 4;

/** A process gets what it needs to run, what says which database, and nothing else of ours. */
function childEnvironment(env: Environment): Environment {
  const names = ['PATH', 'HOME', 'TZ', 'TEST_DATABASE', 'TEST_POSTGRES_URL', 'TEST_MYSQL_URL'];
  const passed = names.map((name) => [name, process.env[name]] as const);
  return { ...(Object.fromEntries(passed.filter(([, value]) => value)) as Environment), ...env };
}

async function bootOnce({ appDir, distDir, env }: TemplateOptions, name: string): Promise<void> {
  await engine().create(name);
  const script = path.join(__dirname, 'make-template.js');
  await promisify(execFile)(process.execPath, [script, appDir, distDir, name], {
    cwd: appDir,
    env: childEnvironment({ ...env, ...engine().environment(name) }),
    maxBuffer: 2 ** 26,
  });
}

function cachedFile({ appDir, env, madeOf }: TemplateOptions): string {
  const folder = path.join(appDir, '.tmp/test-templates');
  mkdirSync(folder, { recursive: true });
  const { MAIL_DIRECTORY: _, ...fixed } = env;
  const digest = createHash('sha1')
    .update(JSON.stringify([process.version, Object.entries(fixed).sort(), [...madeOf].sort()]))
    .digest('hex');
  return path.join(folder, `${digest}.db`);
}

async function dropOldest(folder: string): Promise<void> {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const age = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const old = files.sort((one, other) => age(other) - age(one)).slice(kept);
  await Promise.all(old.map((file) => rm(file, { force: true })));
}

async function takeFromCache(options: TemplateOptions, name: string): Promise<void> {
  const cached = cachedFile(options);
  if (existsSync(cached)) {
    await engine().create(name);
    return copyFile(cached, fileOf(name));
  }
  await bootOnce(options, name);
  // Renamed when it is whole: another run may look for it.
  const part = `${cached}.${process.pid}`;
  await copyFile(fileOf(name), part);
  await rename(part, cached);
  await dropOldest(path.dirname(cached));
}

/**
 * Makes it, or takes it from an earlier run that had the same code and settings, and names it for the processes of this
 * run, in their variables.
 */
export async function prepareTemplate(options: TemplateOptions): Promise<void> {
  const run = nameRun();
  const name = nameDatabase(run);
  await (engineName() === 'sqlite' ? takeFromCache(options, name) : bootOnce(options, name));
  await dropForgotten();
  process.env.SVC_TEST_RUN = run;
  process.env.SVC_TEST_TEMPLATE = name;
}
