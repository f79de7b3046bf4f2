/* `npm start`: runs what is built in a process below this one, which starts it again after a crash. */
import path from 'node:path';
import { appDir } from './build-state.mjs';
import { built, makeReady } from './ready.mjs';

makeReady();
// The demo has something to say when the service has started.
await built('scripts/supervisor.js').supervise(path.join(appDir, 'scripts/serve.mjs'));
