/* `npm run build` makes the server and the panel, `npm run build:server` the server alone, whatever is built already. */
import { buildAll, buildServer } from './build-state.mjs';

if (process.argv.includes('server')) buildServer();
else buildAll();
