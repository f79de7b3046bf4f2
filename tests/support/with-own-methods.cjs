/*
 * For a service in a process of its own, by `--require`: it has the ways of paying of a test's project, whose compiled
 * files OWN_METHODS names, without their routes.
 */
const load = () => process.env.OWN_METHODS.split(',').forEach((file) => require(file));

// Strapi sets this global before it loads anything.
Object.defineProperty(globalThis, 'strapi', {
  configurable: true,
  set(strapi) {
    Object.defineProperty(globalThis, 'strapi', {
      value: strapi,
      configurable: true,
      writable: true,
    });
    void Promise.resolve().then(load);
  },
});
