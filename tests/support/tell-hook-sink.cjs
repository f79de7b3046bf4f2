/*
 * For a service in a process of its own, by `--require`: tells HOOK_SINK of each of our hooks that it emits, as a
 * listener in its code would, and waits for the answer.
 */
const whenStrapiIsThere = require('./when-strapi-is-there.cjs');
const tell = async (name, payload) => {
  if (!name.startsWith('svc_')) return;
  await fetch(process.env.HOOK_SINK, { method: 'POST', body: JSON.stringify(payload) });
};

whenStrapiIsThere((strapi) => {
  strapi.eventHub.subscribe(tell);
});
