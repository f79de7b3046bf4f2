/*
 * `node scripts/serve.mjs`: the service in this one process, the way production runs it. Whoever starts it sees to it
 * that it is started again after a crash; scripts/start.mjs does.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { appDir, distDir } from './build-state.mjs';
import { built, makeReady } from './ready.mjs';

makeReady();
const { exitWithSupervisor, handleSignals } = built('scripts/process/shutdown.js');
// Before Strapi is loaded, which takes a while.
built('scripts/process/crash-handlers.js').installCrashHandlers();
exitWithSupervisor();

const isPanelBuilt = existsSync(path.join(distDir, 'build/index.html'));
if (!isPanelBuilt) {
  console.warn('The admin panel is not built (`npm run build` does), so only the API is served.');
}

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const strapi = createStrapi({ appDir, distDir, serveAdminPanel: isPanelBuilt });
handleSignals(strapi);

/** For the process above this one, where there is one. */
function say(what) {
  if (process.connected) process.send(what);
}

/** Gives back what the start has left behind, a third of all: the engine by itself would grow first. */
function freeMemory() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  setFlagsFromString('--no-expose-gc');
}

strapi.server.httpServer.once('listening', () => say('serving'));
await strapi.start();
freeMemory();
// Strapi has printed all that it prints.
say('started');
