/*
 * `npm run build` makes the server and the panel, `npm run build:server` the server alone and `npm run build:plugin` the
 * plugin's, whatever is built already.
 */
import { buildAll, buildPlugin, buildServer } from './build-state.mjs';

const builds = { plugin: buildPlugin, server: buildServer };

(builds[process.argv[2]] ?? buildAll)();
