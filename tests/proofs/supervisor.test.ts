import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, type SpawnedService, spawnService, startService } from '../support';
import { accepts, ask, countOf, failing, isRunning, pidAt, until } from '../support/failing';

/* `npm start`: a process that serves, and one above it that starts it again. */

let service: Service;

beforeAll(async () => {
  service = await startService();
});

/** As long as a start may take, in milliseconds. */
const patience = 60_000;

const spawnSupervised = () => spawnService({ ...service.env, ...failing }, 'start.mjs');

async function ended({ process: child }: SpawnedService) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return { exitCode: child.exitCode, signalCode: child.signalCode };
}

/** The process that answers after the one of `pid` does no more. */
async function nextPid(url: string, pid: number): Promise<number> {
  await until(async () => (await pidAt(url).catch(() => pid)) !== pid, patience);
  return pidAt(url);
}

test('after a crash it serves again at the same port, and says so', async () => {
  const started = await spawnSupervised();
  const { url, printed } = started;
  const first = await pidAt(url);
  expect(first).not.toBe(started.process.pid);
  await ask(url, 'exception');
  const second = await nextPid(url, first);
  const crashed = 'The service has ended unexpectedly (exit code 70). It starts again in 1 s.\n';
  expect(countOf(crashed, printed())).toBe(1);

  process.kill(second, 'SIGKILL');
  const third = await nextPid(url, second);
  const killed = 'The service has ended unexpectedly (SIGKILL). It starts again in 2 s.\n';
  expect(countOf(killed, printed())).toBe(1);

  started.process.kill('SIGTERM');
  expect(await ended(started)).toEqual({ exitCode: 0, signalCode: null });
  expect(isRunning(third)).toBe(false);
  expect(countOf('ended unexpectedly', printed())).toBe(2);
}, 200_000);

test('a signal during the wait before a restart ends it', async () => {
  const started = await spawnSupervised();
  process.kill(await pidAt(started.url), 'SIGKILL');
  await until(() => started.printed().includes('It starts again'), patience);
  started.process.kill('SIGTERM');
  expect(await ended(started)).toEqual({ exitCode: 0, signalCode: null });
});

test('Ctrl-C reaches every process, some twice, and ends them in order', async () => {
  const started = await spawnSupervised();
  const pid = await pidAt(started.url);
  const late = ask(started.url, 'late');
  await sleep(300);
  for (const each of [started.process.pid!, pid, started.process.pid!])
    process.kill(each, 'SIGINT');
  expect(await late).toMatchObject({ status: 200, said: 'late' });
  expect(await ended(started)).toEqual({ exitCode: 0, signalCode: null });
  expect(isRunning(pid)).toBe(false);
});

test('a second Ctrl-C does not wait for what runs', async () => {
  const started = await spawnSupervised();
  const pid = await pidAt(started.url);
  const never = expect(ask(started.url, 'never')).rejects.toThrow();
  await sleep(300);
  started.process.kill('SIGINT');
  await sleep(1_500);
  expect(isRunning(pid)).toBe(true);
  started.process.kill('SIGINT');
  expect(await ended(started)).toEqual({ exitCode: 1, signalCode: null });
  expect(isRunning(pid)).toBe(false);
  await never;
  expect(countOf('told again to end', started.printed())).toBe(1);
  expect(started.printed()).not.toContain('has been shut down');
});

test('a service whose supervisor is killed ends, in order', async () => {
  const started = await spawnSupervised();
  // When nobody is left who could print.
  const closed = once(started.process, 'close');
  const late = ask(started.url, 'late');
  await sleep(300);
  started.process.kill('SIGKILL');
  expect(await late).toMatchObject({ status: 200, said: 'late' });
  await closed;
  expect(await accepts(started.url)).toBe(false);
  expect(started.printed()).toContain('Strapi has been shut down');
});

test('a SIGTERM to `npm start` ends the service in order, though the shell between them hands no signal on', async () => {
  const started = await spawnService({ ...service.env, ...failing }, 'npm start');
  const closed = once(started.process, 'close');
  const late = ask(started.url, 'late');
  await sleep(300);
  started.process.kill('SIGTERM');
  expect(await late).toMatchObject({ status: 200, said: 'late' });
  await closed;
  expect(await accepts(started.url)).toBe(false);
  expect(started.printed()).toContain('Strapi has been shut down');
});
