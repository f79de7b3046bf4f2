/* Writes the TypeScript types of all content types and components to types/generated, as Strapi's own command does, of what is built. */
import { createRequire } from 'node:module';
import { appDir, distDir } from './build-state.mjs';

const load = createRequire(import.meta.url);
const { createStrapi } = load('@strapi/strapi');
const { generators } = createRequire(load.resolve('@strapi/strapi'))('@strapi/typescript-utils');

const strapi = createStrapi({ appDir, distDir });
strapi.log.level = 'error';
await strapi.register();
await generators.generate({
  strapi,
  pwd: appDir,
  rootDir: undefined,
  logger: { silent: true, debug: false },
  artifacts: { contentTypes: true, components: true },
});
process.exit(0);
