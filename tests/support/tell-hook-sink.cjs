/*
 * For a service in a process of its own, by `--require`: tells HOOK_SINK of each of our hooks that it emits, as a
 * listener in its code would, and waits for the answer.
 */
const tell = async (name, payload) => {
  if (!name.startsWith('svc_')) return;
  await fetch(process.env.HOOK_SINK, { method: 'POST', body: JSON.stringify(payload) });
};

// Strapi sets this global before it loads anything.
Object.defineProperty(globalThis, 'strapi', {
  configurable: true,
  set(strapi) {
    Object.defineProperty(globalThis, 'strapi', {
      value: strapi,
      configurable: true,
      writable: true,
    });
    strapi.eventHub.subscribe(tell);
  },
});
