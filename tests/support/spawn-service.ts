import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopLater } from './cleanup';
import { type Call, createClient } from './client';
import { childEnvironment, type Environment, projectRoot } from './environment';

export interface SpawnedService {
  url: string;
  call: Call;
  /** For tests that kill it; `stop` asks it to end and waits. */
  process: ChildProcess;
  stop(): Promise<void>;
}

const patience = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

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
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}

/**
 * What is built, started by `npm start`'s script in a process of its own. With the `env` of a service that runs
 * already, both use the same database. Serves the admin panel too where that is built.
 */
export async function spawnService(env: Environment): Promise<SpawnedService> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    env: childEnvironment({ ...env, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = stopLater(() => end(child));
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilItAnswers(url, child, () => printed);
  return { url, call: createClient(url), process: child, stop };
}
