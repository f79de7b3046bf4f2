import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '../support';
import { childEnvironment, projectRoot } from '../support/environment';
import { removeUploadsOf } from '../support/remove-uploads';

/*
 * README's way from "Try it" to "Run it for real", in one directory: what the demo leaves there is no payment without
 * money (7.5). Here, because the demo has a panel, which has to be built.
 */

const patience = 240_000;

let folder: string;
let port: number;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'svc-try-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  probe.close();
});

afterAll(async () => {
  running?.kill('SIGKILL');
  try {
    await removeUploadsOf(database());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const envFile = () => path.join(folder, '.env');
const database = () => path.join(folder, 'data.db');

interface Run {
  child: ChildProcess;
  printed: () => string;
  /** Its exit code and what it printed on stderr, once it has ended. */
  ended: Promise<{ code: number; stderr: string }>;
}

/** Runs what `npm run demo` or `npm start` runs, with its files in the folder. */
function run(script: 'demo.mjs' | 'start.mjs'): Run {
  const env = {
    ENV_PATH: envFile(),
    DATABASE_FILENAME: database(),
    MAIL_DIRECTORY: path.join(folder, 'mail'),
    HOST: '127.0.0.1',
    PORT: String(port),
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const child = spawn(process.execPath, [path.join(projectRoot, 'scripts', script)], {
    cwd: projectRoot,
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let output = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
    stderr += String(chunk);
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, stderr }));
  return { child, ended, printed: () => output };
}

async function until(what: string, { printed, child }: Run): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline;) {
    if (printed().includes(what)) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It has not printed ${what}, but:\n${printed()}`);
}

async function stop({ child, ended }: Run): Promise<void> {
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}

/** A paid ticket, bought by the payment without money: the status of the answer, and its code or the order's status. */
async function buy(): Promise<string> {
  const call = createClient(`http://127.0.0.1:${port}`);
  const tickets = await call('GET', 'svc/tickets/v1/tickets?per_page=100');
  const list = tickets.body as { id: number; price: string; remaining: number }[];
  for (const { id, price } of list) {
    if (Number(price) === 0) continue;
    const body = { ticket_id: id, quantity: 1 };
    const cart = await call('POST', 'svc/tickets/v1/cart', { body });
    if (cart.status >= 300) continue;
    const order = await call('POST', 'svc/tickets/v1/checkout', {
      headers: { 'X-API-Cart': cart.headers.get('X-API-Cart')! },
      body: {
        ...{ buyer_name: 'A buyer', buyer_email: 'buyer@example.org' },
        ...{ payment_method: 'test', payment_token: 'tok_ok' },
      },
    });
    return `${order.status} ${order.body.code ?? order.body.status}`;
  }
  throw new Error('No ticket of the demo is for sale.');
}

test('after the demo, a real start in its directory takes no payment without money (7.5)', async () => {
  const demo = run('demo.mjs');
  await until('Stop it with Ctrl-C', demo);
  expect(demo.printed()).toContain(`http://localhost:${port}/admin`);
  expect(demo.printed()).toMatch(/^This is a demo: payments by `test` take no money/m);
  expect(demo.printed()).toMatch(/^Its accounts are known/m);
  // What `npm run build` has made is up to date: other tests run from it now.
  expect(demo.printed()).not.toContain('Building');
  expect(await buy()).toBe('201 completed');
  await stop(demo);

  const settings = await readFile(envFile(), 'utf8');
  expect(settings).toContain('JWT_SECRET=');
  expect(settings).not.toMatch(/PAYMENT_TEST_PROVIDER|PUBLIC_URL|NODE_ENV/);
  const { code, stderr } = await run('start.mjs').ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PUBLIC_URL="" cannot be used: [^\n]+\n$/);

  await appendFile(envFile(), '\nPUBLIC_URL=https://tickets.example.org\n');
  const real = run('start.mjs');
  await until('Accounts of the demo can sign in: admin@example.test', real);
  await until('To access the server', real);
  expect(await buy()).toBe('400 rest_invalid_param');
  await stop(real);
}, 600_000);
