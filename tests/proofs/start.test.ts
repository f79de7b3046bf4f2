import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, type Service, spawnService, startService } from '../support';
import { childEnvironment, type Environment, testEnvironment } from '../support/environment';
import { failing } from '../support/failing';

const script = path.join(projectRoot, 'scripts/start.mjs');

/** Runs the script of `npm start` until it ends by itself: its exit code and what it printed. */
async function start(env: Environment, file = script, ...words: string[]) {
  const child = spawn(process.execPath, [file, ...words], { env: childEnvironment(env) });
  const ending = { code: null as number | null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (ending.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (ending.stderr += String(chunk)));
  [ending.code] = (await once(child, 'close')) as [number | null];
  return ending;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'svc-start-'));
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  [{ PORT: 'http' }, 'PORT="http" cannot be used: it must be a whole number from 0 to 65535.'],
  [
    { SITE_TIMEZONE: 'Europe/Bonn' },
    'SITE_TIMEZONE="Europe/Bonn" cannot be used: it must be an IANA time zone such as Europe/Berlin.',
  ],
  [
    { DATABASE_CLIENT: 'oracle' },
    'DATABASE_CLIENT="oracle" cannot be used: it must be one of sqlite, postgres, mysql.',
  ],
])('%j stops the start with one line', async (bad, line) => {
  const { code, stdout, stderr } = await start(testEnvironment(bad as Environment));
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
});

test('a production start names every secret that is missing or a placeholder', async () => {
  const { JWT_SECRET: _, ...others } = testEnvironment({ API_TOKEN_SALT: 'change-me' });
  const { code, stderr } = await start({ ...others, NODE_ENV: 'production' });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Secrets that cannot be used: JWT_SECRET: missing; API_TOKEN_SALT: a placeholder; [^\n]+\n$/,
  );
});

test.each([
  [{ PAYMENT_TEST_PROVIDER: 'true' }, /^PAYMENT_TEST_PROVIDER="true" cannot be used: [^\n]+\n$/],
  [{ PUBLIC_URL: '' }, /^PUBLIC_URL="" cannot be used: [^\n]+\n$/],
  [{ JWT_SECRET: 'short' }, /^Secrets that cannot be used: JWT_SECRET: shorter [^\n]+\n$/],
  [{ STRIPE_API_BASE: 'http://stripe.test' }, /^STRIPE_API_BASE="[^\n]+\n$/],
])('a production start does not begin with %j (7.5, 7.16)', async (bad, line) => {
  const { code, stderr } = await start(
    testEnvironment({ NODE_ENV: 'production' }, bad as Environment),
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(line);
});

test('a start is a production start unless the environment says otherwise', async () => {
  const { NODE_ENV: _, ...others } = testEnvironment({ API_TOKEN_SALT: 'change-me' });
  const { code, stderr } = await start(others);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Secrets that cannot be used: API_TOKEN_SALT: a placeholder/);
});

test('.env is read, and a variable that is set already wins over it', async () => {
  const file = path.join(folder, 'some.env');
  await writeFile(file, 'CURRENCY=CLF\nPORT=nowhere\n');
  const { stderr } = await start(testEnvironment({ ENV_PATH: file, PORT: '1338' }));
  expect(stderr).toMatch(/^CURRENCY="CLF" cannot be used/);
});

test.each([
  ['a folder', () => folder, /it is a folder\. Name the file in it/],
  ['nowhere', () => path.join(folder, 'no/such.env'), /there is no such file\. Make it, or name/],
])(
  'settings that cannot be read are said with their file and what to do: %s',
  async (_, at, what) => {
    const file = at();
    for (const entry of [script, path.join(path.dirname(script), 'run.mjs')]) {
      const { code, stdout, stderr } = await start(
        testEnvironment({ ENV_PATH: file }),
        entry,
        'check',
      );
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(what);
      expect(stderr.startsWith(`The settings in ${file} cannot be read: `)).toBe(true);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  },
);

test('a project that is not built says what to do', async () => {
  const copy = path.join(folder, 'scripts/start.mjs');
  await cp(path.dirname(script), path.dirname(copy), { recursive: true });
  const { code, stdout, stderr } = await start(testEnvironment(), copy);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^Nothing is built: run `npm run build` first [^\n]+\n$/);
});

let service: Service;

beforeAll(async () => {
  service = await startService();
});

test.each(['start.mjs', 'serve.mjs'] as const)(
  'a production start by %s answers and shuts down on a signal',
  async (name) => {
    const started = await spawnService({ ...service.env, NODE_ENV: 'production' }, name);
    const { status } = await started.call('GET', 'svc/events/v1/nothing');
    expect(status).toBe(404);
    await started.stop();
    expect(started.process).toMatchObject({ exitCode: 0, signalCode: null });
  },
);

/** What comes out that is no log, apart from the line for those who have not built the panel. */
const linesOf = (stderr: string) =>
  stderr.split('\n').filter((line) => line && !line.startsWith('The admin panel is not built'));

const givenUp = (exitCode: number) =>
  `The service could not start (exit code ${exitCode}), and is not started again.`;

test('a port in use is reported, and the service is not restarted', async () => {
  const { code, stdout, stderr } = await start({ ...service.env, PORT: new URL(service.url).port });
  expect(code).toBe(1);
  expect(stdout).toContain('is already used by another application.');
  expect(linesOf(stderr)).toEqual([givenUp(1)]);
});

test('an exception at start is reported, and the service is not restarted', async () => {
  const { code, stdout, stderr } = await start({
    ...service.env,
    ...failing,
    FAIL_AT_START: 'yes',
  });
  expect(code).toBe(70);
  expect(stdout).toMatch(/Uncaught exception[^\n]*: Error: thrown at the start\n +at /);
  expect(linesOf(stderr)).toEqual([givenUp(70)]);
});

test('a missing database is reported, and the service is not restarted', async () => {
  const database = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };
  const { code, stderr } = await start(testEnvironment(database));
  expect(code).toBe(1);
  expect(linesOf(stderr)).toEqual([givenUp(1)]);
});
