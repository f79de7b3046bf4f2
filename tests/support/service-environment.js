const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const root = path.resolve(module.path, '../..');
const requireNatively = createRequire(path.join(root, 'package.json'));

const ofPackages = `${path.sep}node_modules${path.sep}`;
const isOfProject = (file) => !file.includes(ofPackages) && !file.startsWith(module.path);

const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function remembered(...args) {
  storages.add(this);
  return run.apply(this, args);
};

/** Every promise carries what each storage has that was ever used, those of the files before too, until it is disabled. */
function disableStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

/** Takes the project's own modules out of Node's cache: a file's service begins with a state of its own. */
function forgetProject() {
  const { cache } = requireNatively;
  for (const file of Object.keys(cache)) if (isOfProject(file)) delete cache[file];
  for (const kept of Object.values(cache)) {
    kept.children = kept.children.filter(({ id }) => !isOfProject(id));
  }
}

/**
 * Where tests run that have a service in their process. Jest would load the service's thousands of modules anew for
 * every file; `requireNatively` is Node's own `require`, which loads those of packages once per worker. The service so runs
 * outside of the test's context, and what both have to have in common is taken from there: `process`, whose variables are
 * its settings, the clock, which tests turn forward, what an error is, and `strapi`.
 */
module.exports = class ServiceEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.exit = process.exit;
    this.variables = { ...process.env };
    const shared = {
      process: () => process,
      Date: () => Date,
      Error: () => Error,
      strapi: () => globalThis.strapi,
      requireNatively: () => requireNatively,
    };
    for (const [name, get] of Object.entries(shared)) {
      // As a getter: Jest empties what is a value of the context when the file is over.
      Object.defineProperty(this.global, name, { configurable: true, enumerable: false, get });
    }
  }

  async setup() {
    await super.setup();
    forgetProject();
  }

  async teardown() {
    // Jest wraps it, and the service sets its settings.
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
    disableStorages();
    await super.teardown();
  }
};
