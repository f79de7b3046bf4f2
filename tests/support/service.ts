import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { useCode } from './built';
import { stopLater } from './cleanup';
import { type Call, createClient } from './client';
import { engine, nameDatabase } from './databases';
import { applyEnvironment, type Environment, projectRoot, testEnvironment } from './environment';

export interface ServiceOptions {
  /** Settings that differ from the tests' own. */
  env?: Environment;
  /** Another project than ours. */
  appDir?: string;
  /** Its compiled code, where that is not in `dist`. */
  distDir?: string;
  /** Called when everything is loaded and nothing is listening yet: the last moment for routes of a test's own. */
  beforeListening?: (strapi: Core.Strapi) => void;
}

export interface Service {
  strapi: Core.Strapi;
  /** Where it listens, without a slash at the end. */
  url: string;
  call: Call;
  /** The variables it runs with, for a second process on the same database. */
  env: Environment;
  /** Stops it and drops its database. Happens by itself at the end of the file. */
  stop(): Promise<void>;
}

async function copyTemplate(): Promise<string> {
  const { SVC_TEST_RUN: run, SVC_TEST_TEMPLATE: template } = process.env;
  if (!run || !template) throw new Error('No database was prepared: tests/support/global-setup.ts');
  const name = nameDatabase(run);
  await engine().copy(template, name);
  return name;
}

function listen(strapi: Core.Strapi): Promise<string> {
  strapi.server.mount();
  const { httpServer } = strapi.server;
  return new Promise((resolve) => {
    httpServer.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`);
    });
  });
}

/**
 * A whole service with a database of its own, answering on a free port. One per test file at a time. Its jobs of each
 * minute do not run by themselves: a test that has the minute in it would pass or fail by the clock.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const name = await copyTemplate();
  const dropDatabase = stopLater(() => engine().drop(name));
  const env = testEnvironment(engine().environment(name), options.env ?? {});
  applyEnvironment(env);
  const { appDir = projectRoot, distDir = path.join(appDir, 'dist') } = options;
  useCode(distDir);
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
  strapi.log.level = 'error';
  const stop = stopLater(async () => {
    await strapi.destroy();
    await dropDatabase();
  });
  await strapi.load();
  strapi.cron.stop();
  options.beforeListening?.(strapi);
  const url = await listen(strapi);
  return { strapi, url, call: createClient(url), env, stop };
}
