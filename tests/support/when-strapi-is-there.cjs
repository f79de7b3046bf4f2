/*
 * For what is loaded by `--require` into a service in a process of its own: Strapi sets its global before it loads
 * anything, and whoever waits for that is called with it.
 */
module.exports = (work) =>
  Object.defineProperty(globalThis, 'strapi', {
    configurable: true,
    set(strapi) {
      Object.defineProperty(globalThis, 'strapi', {
        value: strapi,
        configurable: true,
        writable: true,
      });
      work(strapi);
    },
  });
