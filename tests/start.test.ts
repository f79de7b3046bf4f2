import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, spawnService, startService } from './support';
import { childEnvironment, type Environment, testEnvironment } from './support/environment';

const script = path.join(projectRoot, 'scripts/start.mjs');

/** Runs the script of `npm start` until it ends by itself: its exit code and what it printed. */
async function start(env: Environment, file = script) {
  const child = spawn(process.execPath, [file], { env: childEnvironment(env) });
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
  expect(stderr).toMatch(/^API_TOKEN_SALT, JWT_SECRET cannot be used: [^\n]+\n$/);
});

test('a start is a production start unless the environment says otherwise', async () => {
  const { NODE_ENV: _, ...others } = testEnvironment({ API_TOKEN_SALT: 'change-me' });
  const { code, stderr } = await start(others);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^API_TOKEN_SALT cannot be used/);
});

test('.env is read, and a variable that is set already wins over it', async () => {
  const file = path.join(folder, 'some.env');
  await writeFile(file, 'CURRENCY=JPY\nPORT=nowhere\n');
  const { stderr } = await start(testEnvironment({ ENV_PATH: file, PORT: '1338' }));
  expect(stderr).toMatch(/^CURRENCY="JPY" cannot be used/);
});

test('a project that is not built says what to do', async () => {
  const copy = path.join(folder, 'scripts/start.mjs');
  await mkdir(path.dirname(copy));
  await copyFile(script, copy);
  const { code, stdout, stderr } = await start(testEnvironment(), copy);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^Nothing is built: run `npm run build` first [^\n]+\n$/);
});

test('a production start answers, and ends in order when it is told to', async () => {
  const service = await startService();
  const started = await spawnService({ ...service.env, NODE_ENV: 'production' });
  const { status } = await started.call('GET', 'svc/events/v1/nothing');
  expect(status).toBe(404);
  await started.stop();
  expect(started.process).toMatchObject({ exitCode: 0, signalCode: null });
});
