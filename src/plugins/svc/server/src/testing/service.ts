import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { pluginDir, useCode } from './built';
import { stopLater } from './cleanup';
import { type Call, createClient } from './client';
import { engine, nameDatabase } from './databases';
import type { Environment } from './databases/engine';
import { natively } from './natively';
import { forgetPopulates } from './populates';
import { projectFolders, projectEnvironment } from './project';
import { useDatabase } from './use-database';

/** What a service under test is started with; nothing has to be said. */
export interface ServiceOptions {
  /** Environment variables, besides those that name its database. */
  env?: Environment;
  /** What its database has; else what the first start makes. */
  dump?: Buffer;
  /** Hashes passwords with all of the host's rounds. */
  slowHashes?: true;
  /** The folder of the Strapi project; the one that Jest runs in unless said. */
  appDir?: string;
  /** Its compiled code, where that is not where its `tsconfig.json` says. */
  distDir?: string;
  /** The compiled server of the plugin that it runs, where that is a copy. */
  codeDir?: string;
  /** Whether the database that was prepared is of exactly this code: then the start does not check it again. */
  isPrepared?: boolean;
  /** Called when everything is loaded and nothing is listening yet: the last moment for routes of a test's own. */
  beforeListening?: (strapi: Core.Strapi) => void;
}

/** A running service. */
export interface Service {
  strapi: Core.Strapi;
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Makes a request; every answer is held against the self-description. */
  call: Call;
  /** The name of its database. */
  database: string;
  /** The variables it runs with, for a second process on the same database. */
  env: Environment;
  /** Stops it and drops its database. Happens by itself at the end of the file. */
  stop(): Promise<void>;
}

/** The name of a new database: a copy of the prepared one, or what a dump says. */
async function makeDatabase(dump?: Buffer): Promise<string> {
  const { SVC_TEST_RUN: run, SVC_TEST_TEMPLATE: template } = process.env;
  if (!run || !template) {
    throw new Error(
      "No database was prepared: jest.config.js needs preset: 'strapi-plugin-svc/testing'.",
    );
  }
  const name = nameDatabase(run);
  await (dump ? engine().restore(name, dump) : engine().copy(template, name));
  return name;
}

function keepListeners(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  return () => {
    process.removeAllListeners = removeAllListeners;
  };
}

/** Strapi would end the process at a signal, which is Jest's business. */
function create(options: object): Core.Strapi {
  const { createStrapi } = natively<typeof import('@strapi/strapi')>('@strapi/strapi');
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = signals.map((signal) => process.listeners(signal));
  forgetPopulates();
  const strapi = createStrapi(options);
  for (const [index, signal] of signals.entries()) {
    const added = process.listeners(signal).filter((one) => !before[index]!.includes(one));
    for (const listener of added) process.off(signal, listener);
  }
  return strapi;
}

/** Strapi would take all listeners off the process, those of Jest too. */
async function destroy(strapi: Core.Strapi): Promise<void> {
  const kept = keepListeners();
  try {
    await strapi.destroy();
  } finally {
    kept();
  }
}

/**
 * Lets the host hash passwords with few rounds. What a hash is compared with does not change; making a user takes a
 * millisecond instead of a tenth of a second.
 */
function hashQuickly(strapi: Core.Strapi): void {
  const { password } = strapi.getModel('plugin::users-permissions.user').attributes;
  Object.assign(password!, { encryption: { rounds: 4 } });
}

/** What a start checks against every attribute and every action of the panel: half of its work. */
const checkedAtStart = {
  'plugin::content-manager.content-types': ['syncConfigurations'],
  'admin::role': ['createRolesIfNoneExist', 'resetSuperAdminPermissions'],
  'admin::permission': ['cleanPermissionsInDatabase'],
};

/**
 * Lets the host keep the layouts, roles and permissions that the copied database has: it was made by the same build a
 * minute ago.
 */
function keepWhatIsThere(strapi: Core.Strapi): void {
  const bootstrap = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = async () => {
    // The services are the host's modules, which live as long as the worker: another file may need them whole.
    const restore = Object.entries(checkedAtStart).map(([uid, names]) => {
      const service: object = strapi.service(uid as 'admin::role');
      const whole = { ...service };
      for (const name of names) Object.assign(service, { [name]: () => Promise.resolve() });
      return () => Object.assign(service, whole);
    });
    try {
      return await bootstrap();
    } finally {
      for (const one of restore) one();
    }
  };
}

/**
 * The panel's own bound on registering and signing in: its counter is a package's, so it lives as long as the worker and
 * counts what the files before have done.
 */
function allowSignIns(strapi: Core.Strapi): void {
  strapi.config.set('admin.rateLimit', { enabled: false });
}

function listen(strapi: Core.Strapi): Promise<string> {
  strapi.server.mount();
  const { httpServer } = strapi.server;
  // Who asks is in the same process: after work of some seconds it would use a connection that is being closed.
  httpServer.keepAliveTimeout = 0;
  return new Promise((resolve) => {
    httpServer.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`);
    });
  });
}

/** Only who says nothing is looked up: that takes the compiler, a tenth of a start. */
function foldersOf({ appDir, distDir }: ServiceOptions): { appDir: string; distDir: string } {
  if (!appDir) return { ...projectFolders(), ...(distDir && { distDir }) };
  return { appDir, distDir: distDir ?? path.join(appDir, 'dist') };
}

/**
 * A whole service with a database of its own, answering on a free port. One per test file at a time. Its jobs of each
 * minute do not run by themselves: a test that has the minute in it would pass or fail by the clock.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const name = await makeDatabase(options.dump);
  const dropDatabase = stopLater(() => engine().drop(name));
  const env = { ...projectEnvironment, ...engine().environment(name), ...options.env };
  Object.assign(process.env, env);
  useCode(options.codeDir ?? pluginDir);
  const strapi = create({ ...foldersOf(options), serveAdminPanel: false });
  useDatabase(strapi, name);
  strapi.log.level = 'error';
  allowSignIns(strapi);
  const stop = stopLater(async () => {
    await destroy(strapi);
    await dropDatabase();
  });
  if (options.isPrepared) keepWhatIsThere(strapi);
  await strapi.load();
  strapi.cron.stop();
  if (!options.slowHashes) hashQuickly(strapi);
  options.beforeListening?.(strapi);
  const url = await listen(strapi);
  return { strapi, url, call: createClient(url), database: name, env, stop };
}
