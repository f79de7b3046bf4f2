import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

const ofPackages = `${path.sep}node_modules${path.sep}`;
const ofPlugin = `${ofPackages}strapi-plugin-svc${path.sep}`;

/** Those of the project and of the plugin, but for the harness. */
const isOfProject = (file: string) =>
  (!file.includes(ofPackages) || file.includes(ofPlugin)) &&
  !file.includes(`${path.sep}testing${path.sep}`);

const storages = new Set<AsyncLocalStorage<unknown>>();
// oxlint-disable-next-line typescript/unbound-method -- called with what it is called on
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function remembered(
  this: AsyncLocalStorage<unknown>,
  ...args: unknown[]
) {
  storages.add(this);
  return run.apply(this, args as Parameters<typeof run>);
} as typeof run;

/** Every promise carries what each storage has that was ever used, those of the files before too, until it is disabled. */
function disableStorages(): void {
  for (const storage of storages) storage.disable();
  storages.clear();
}

/** Takes the project's own modules out of Node's cache: a file's service begins with a state of its own. */
function forgetProject({ cache }: NodeJS.Require): void {
  for (const file of Object.keys(cache)) if (isOfProject(file)) delete cache[file];
  for (const kept of Object.values(cache)) {
    if (kept) kept.children = kept.children.filter(({ id }) => !isOfProject(id));
  }
}

/**
 * Where tests run that have a service in their process. Jest would load the service's thousands of modules anew for
 * every file; `requireNatively` is Node's own `require`, which loads those of packages once per worker. The service so runs
 * outside of the test's context, and what both have to have in common is taken from there: `process`, whose variables are
 * its settings, the clock, which tests turn forward, what an error is, and `strapi`.
 */
export default class ServiceEnvironment extends TestEnvironment {
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  private readonly exit = process.exit;
  private readonly variables = { ...process.env };
  private readonly requireNatively: NodeJS.Require;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.requireNatively = createRequire(path.join(config.projectConfig.rootDir, 'package.json'));
    const shared = {
      process: () => process,
      Date: () => Date,
      Error: () => Error,
      strapi: () => (globalThis as { strapi?: unknown }).strapi,
      requireNatively: () => this.requireNatively,
    };
    for (const [name, get] of Object.entries(shared)) {
      // As a getter: Jest empties what is a value of the context when the file is over.
      Object.defineProperty(this.global, name, { configurable: true, enumerable: false, get });
    }
  }

  override async setup(): Promise<void> {
    await super.setup();
    forgetProject(this.requireNatively);
  }

  override async teardown(): Promise<void> {
    // Jest wraps it, and the service sets its settings.
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
    disableStorages();
    await super.teardown();
  }
}
