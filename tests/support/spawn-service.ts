import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { stopLater } from '#svc/testing/cleanup';
import { type Call, createClient } from '#svc/testing/client';
import { childEnvironment, type Environment, projectRoot } from './environment';
import { freePort } from './free-port';

export interface SpawnedService {
  url: string;
  call: Call;
  /** For tests that kill it; `stop` asks it to end and waits. */
  process: ChildProcess;
  /** What it has printed so far, without colours. */
  printed: () => string;
  stop(): Promise<void>;
}

/** The service itself; what `npm start` runs, the same with a process above it, which starts it again; and npm. */
export type Script = 'serve.mjs' | 'start.mjs' | 'npm start';

/** In milliseconds; on a busy machine a first start takes a minute, and one may wait for another. */
const patience = 150_000;

/** In milliseconds; longer than a service, or the process above it, takes to end in order. */
const patienceAtTheEnd = 12_000;

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function waitUntilItAnswers(url: string, child: ChildProcess, printed: () => string) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && !hasEnded(child)) {
    const answer = await fetch(`${url}/_health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The second process does not answer. It printed:\n${printed()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceAtTheEnd);
  await ended;
  clearTimeout(timer);
}

/** A process that begins to start: it need not come to an end with that. */
export async function beginService(
  env: Environment,
  script: Script = 'serve.mjs',
): Promise<SpawnedService & { served: () => Promise<void> }> {
  const port = await freePort();
  const [command, argument] =
    script === 'npm start' ? ['npm', 'start'] : [process.execPath, path.join('scripts', script)];
  const child = spawn(command!, [argument!], {
    cwd: projectRoot,
    env: childEnvironment({ ...env, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = stopLater(() => end(child));
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const printed = () => stripVTControlCharacters(output);
  const url = `http://127.0.0.1:${port}`;
  const served = () => waitUntilItAnswers(url, child, printed);
  return { url, call: createClient(url), process: child, printed, stop, served };
}

/**
 * What is built, started in a process of its own. With the `env` of a service that runs already, both use the same
 * database. Serves the admin panel too where that is built.
 */
export async function spawnService(env: Environment, script?: Script): Promise<SpawnedService> {
  const { served, ...service } = await beginService(env, script);
  await served();
  return service;
}
