import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, type SpawnedService, spawnService, startService } from '../support';
import { distDir } from '../support/environment';
import { accepts, ask, countOf, failing, pidAt, until } from '../support/failing';
import { natively } from '#svc/testing/natively';

/* What becomes of a process when something fails that nobody catches. */

const { crashExitCode } = natively<typeof import('../../scripts/process/crash-handlers')>(
  path.join(distDir, 'scripts/process/crash-handlers'),
);

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const spawnFailing = () => spawnService({ ...service.env, ...failing });

async function exitCodeOf({ process: child }: SpawnedService): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Asks for something that is answered only when the process is ending. */
async function askLate({ url }: SpawnedService) {
  const answer = ask(url, 'late');
  answer.catch(() => undefined);
  // Long enough for the request to be there.
  await sleep(200);
  return answer;
}

test('a rejection that nobody handles is logged once, and the process goes on', async () => {
  const { url, call, printed } = await spawnFailing();
  const pid = await pidAt(url);
  for (const number of [1, 2]) {
    await ask(url, 'rejection');
    await until(() => printed().includes(`no. ${number}: Error: rejected on purpose`), 5_000);
  }
  expect(printed()).toMatch(/error: Unhandled rejection no\. 1: Error: rejected on purpose\n/);
  expect(printed().match(/^ +at \S*\/fail\/rejection \(/gm)).toHaveLength(2);
  // What is no error may be anything, a secret too.
  await ask(url, 'no-error');
  await until(() => printed().includes('no. 3: a value that is not an Error\n'), 5_000);
  expect(printed()).not.toContain('hunter2');
  expect(await pidAt(url)).toBe(pid);
  expect((await call('GET', 'svc/events/v1/events')).status).toBe(200);
});

test('after an exception running requests are answered and the process ends', async () => {
  const failed = await spawnFailing();
  const late = askLate(failed);
  await sleep(300);
  await ask(failed.url, 'exceptions');
  await until(async () => !(await accepts(failed.url)), 5_000);
  expect(failed.process.exitCode).toBeNull();
  expect(await late).toEqual({ status: 200, said: 'late', connection: 'close' });
  expect(await exitCodeOf(failed)).toBe(crashExitCode);
  expect(crashExitCode).toBe(70);
  expect(failed.printed()).toMatch(
    /error: Uncaught exception[^\n]*: Error: thrown on purpose\n +at /,
  );
  expect(countOf('Error: thrown on purpose', failed.printed())).toBe(1);
  // The one that came while it was ending changed nothing.
  expect(countOf('Error: thrown as well', failed.printed())).toBe(1);
  expect(failed.printed()).toContain('Strapi has been shut down');
});

test('a request that never ends does not keep the process alive', async () => {
  const failed = await spawnFailing();
  const never = ask(failed.url, 'never');
  await Promise.all([
    expect(never).rejects.toThrow(),
    sleep(300).then(() => ask(failed.url, 'exception')),
  ]);
  expect(await exitCodeOf(failed)).toBe(crashExitCode);
  expect(failed.printed()).toContain('Strapi has been shut down');
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'after %s running requests are answered and the process exits with 0',
  async (signal) => {
    const told = await spawnFailing();
    const late = askLate(told);
    await sleep(300);
    told.process.kill(signal);
    expect(await late).toMatchObject({ status: 200, said: 'late', connection: 'close' });
    expect(await exitCodeOf(told)).toBe(0);
  },
);
