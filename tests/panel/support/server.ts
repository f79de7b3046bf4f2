import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileOf } from '#svc/testing/databases/sqlite';
import { childEnvironment, projectRoot, testEnvironment } from '../../support/environment';
import { freePort } from '../../support/free-port';

/** The built service in a process of its own, with a database of its own. */
export interface PanelServer {
  url: string;
  /** Ends the process and starts it again on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const strapi = path.join(projectRoot, 'node_modules/@strapi/strapi/bin/strapi.js');
const serve = path.join(projectRoot, 'scripts/serve.mjs');

async function untilReady(url: string, process: ChildProcess, log: string): Promise<void> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline;) {
    if (process.exitCode !== null) break;
    const answer = await fetch(`${url}/admin/init`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const told = readFileSync(log, 'utf8');
  throw new Error(`The server did not start:\n${told.slice(0, 3000)}\n…\n${told.slice(-1000)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exited;
}

/**
 * Needs `npm run build`. Our project begins with a copy of the database that the first start has made. The log is in the
 * temporary folder that goes with {@link PanelServer.stop}. `project` is the folder of another project than ours, with a
 * built panel.
 */
export async function startServer(
  settings: Record<string, string>,
  project = projectRoot,
): Promise<PanelServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'svc-panel-'));
  const log = path.join(folder, 'server.log');
  const { DATABASE_FILENAME = path.join(folder, 'data.db') } = settings;
  const isOurs = project === projectRoot;
  // Who may register is decided by the first start.
  if (isOurs && !settings.ALLOW_REGISTRATION)
    copyFileSync(fileOf(process.env.SVC_TEST_TEMPLATE!), DATABASE_FILENAME);
  const start = async () => {
    const output = openSync(log, 'a');
    const child = spawn(process.execPath, isOurs ? [serve] : [strapi, 'start'], {
      cwd: project,
      stdio: ['ignore', output, output],
      env: childEnvironment(
        testEnvironment(
          {
            // As the demo: a production start takes no payments without money.
            NODE_ENV: 'demo',
            PORT: String(port),
            PUBLIC_URL: url,
            DATABASE_CLIENT: 'sqlite',
            DATABASE_FILENAME,
            STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
            STRAPI_HIDE_STARTUP_MESSAGE: 'true',
          },
          settings,
        ),
      ),
    });
    await untilReady(url, child, log);
    return child;
  };
  let child = await start();
  return {
    url,
    restart: async () => {
      await end(child);
      child = await start();
    },
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
