/*
 * For a service in a process of its own, by `--require`: it has the ways of paying of a test's project, whose compiled
 * files OWN_METHODS names, without their routes.
 */
const whenStrapiIsThere = require('./when-strapi-is-there.cjs');
const load = () => process.env.OWN_METHODS.split(',').forEach((file) => require(file));

whenStrapiIsThere(() => {
  void Promise.resolve().then(load);
});
