import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopLater } from '#svc/testing/cleanup';
import { childEnvironment, type Environment, projectRoot } from '../../support/environment';
import { freePort } from '../../support/free-port';
import { hostFiles } from './files';
import { linkPackages, pluginName, unpack } from './packages';

/*
 * A Strapi project that exists already: made in a directory of its own, with the packages that are installed here, and
 * run as its own process. Nothing is loaded from a network.
 */

/** The dependencies of a project that `create-strapi-app` has made. */
const hostDependencies = [
  '@strapi/strapi',
  '@strapi/plugin-users-permissions',
  'better-sqlite3',
  'mysql2',
  'pg',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
];

const hostEnvironment: Environment = {
  NODE_ENV: 'production',
  ENV_PATH: '/dev/null',
  STRAPI_TELEMETRY_DISABLED: 'true',
  APP_KEYS: 'host-key-one,host-key-two',
  API_TOKEN_SALT: 'host-api-token-salt',
  ADMIN_JWT_SECRET: 'host-admin-jwt-secret-0123456789',
  TRANSFER_TOKEN_SALT: 'host-transfer-token-salt',
  ENCRYPTION_KEY: 'host-encryption-key-0123456789ab',
  JWT_SECRET: 'host-jwt-secret-0123456789abcdef',
};

interface Manifest {
  dependencies: Record<string, string>;
}

function manifestOf(directory: string): Manifest {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
}

/** Writes the project into `directory`, which is emptied first. */
export function makeHost(directory: string): void {
  rmSync(directory, { force: true, recursive: true });
  const { dependencies } = manifestOf(projectRoot);
  const versions = hostDependencies.map((name): [string, string] => [name, dependencies[name]!]);
  for (const [name, content] of Object.entries(hostFiles(Object.fromEntries(versions)))) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  cpSync(path.join(projectRoot, 'favicon.png'), path.join(directory, 'favicon.png'));
  linkPackages(projectRoot, directory, hostDependencies);
}

/** Runs `npm pack` on the plugin as it was built last. @returns the packed file, in `directory` */
export function packPlugin(directory: string): string {
  mkdirSync(directory, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', directory];
  const cwd = path.join(projectRoot, 'src/plugins/svc');
  const output = execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  return path.join(directory, filename);
}

/** Does what `npm install <packed>` does: unpacks the plugin, links its dependencies and adds it to package.json. */
export function installPlugin(directory: string, packed: string): void {
  const target = unpack(packed, directory);
  linkPackages(projectRoot, directory, Object.keys(manifestOf(target).dependencies));
  const host = manifestOf(directory);
  const dependencies = { ...host.dependencies, [pluginName]: `file:${packed}` };
  const file = path.join(directory, 'package.json');
  writeFileSync(file, JSON.stringify({ ...host, dependencies }, null, 2));
}

/** The host's `strapi` command. Its packages are links and have to be taken for the host's own. */
const strapiCommand = [
  '--preserve-symlinks',
  '--preserve-symlinks-main',
  'node_modules/@strapi/strapi/bin/strapi.js',
];

/** Runs `strapi build`: the panel with the plugin's part, in `<directory>/build`. Takes a minute. */
export function buildPanel(directory: string, database: Environment): void {
  const env = childEnvironment({ ...hostEnvironment, ...database });
  execFileSync(process.execPath, [...strapiCommand, 'build'], {
    cwd: directory,
    env,
    stdio: 'pipe',
  });
}

export interface RunningHost {
  url: string;
  /** Everything that the process has written so far. */
  log: () => string;
  stop: () => Promise<void>;
}

const startMilliseconds = 180_000;

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + startMilliseconds;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${url}/_health`).catch(() => null);
    if (answer?.status === 204) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The host did not start:\n${log()}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}

/** Runs `strapi start` on the database and waits until it answers. */
export async function startHost(directory: string, database: Environment): Promise<RunningHost> {
  const port = await freePort();
  const env = childEnvironment({ ...hostEnvironment, ...database, PORT: String(port) });
  const child = spawn(process.execPath, [...strapiCommand, 'start'], {
    cwd: directory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = stopLater(() => stopProcess(child));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (written += text.toString()));
  }
  const log = () => written;
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child, log);
  return { url, log, stop };
}
